import { Problem } from '#contract/problems';
import type { Recorded, ResourceName } from '#contract/resources/index';
import { sentence } from '#contract/words/sentence';
import type { Sentence } from '#contract/words/sentence';
import type { Caller } from '../request/caller';
import { may } from '../request/rights';
import { guardedFields, masksFor } from './hidden-fields';
import { rulesOf } from './installed-rules';
import { difference } from './store';

type Values = Readonly<Record<string, unknown>>;

/**
 * Holds a body to the rights of the field groups it touches, and keeps what is masked for the caller from being written
 * back as it was shown.
 * @throws Problem FIELD_FORBIDDEN, INVALID naming the field.
 */
export function checkFieldGroups(caller: Caller, name: ResourceName, values: Values): void {
  for (const field of unsettable(caller, name)) if (field in values) throw notYours(field);
  for (const { field, mask } of guardedFields(name))
    if (mask === 'sealed' && String(values[field] ?? '').startsWith('••••'))
      throw invalid(field, sentence('problems.maskSent', { field }));
}

/**
 * Holds a change to what its caller may set, before it is looked at beside the record: that a value is the one that stands would be
 * told by another answer.
 * @throws Problem FIELD_FORBIDDEN naming the field.
 */
export function checkChange(caller: Caller, name: ResourceName, change: Values): void {
  checkFieldGroups(caller, name, change);
  // What is sealed is shown to nobody, and set all the same by who may see it.
  for (const [field, mask] of masksFor(caller, name)) {
    if (mask === 'sealed') continue;
    if (valueAt(change, field) != null) throw notYours(field);
    const [list = '', inner] = field.split('.');
    // Which row of a list is which is not said: what is masked in them could not be kept.
    if (inner && Array.isArray(change[list])) throw notYours(list);
  }
}

/**
 * Holds a change to the fields of the record that its caller sets.
 * @throws Problem FIELD_FORBIDDEN naming the field.
 */
export function checkSettable<N extends ResourceName>(
  caller: Caller,
  name: N,
  current: Recorded<N>,
  change: Values,
): void {
  const allowed = rulesOf(name).settable?.(caller, current);
  const foreign = allowed && Object.keys(change).find((field) => !allowed.includes(field));
  if (foreign) throw notYours(foreign);
}

/**
 * A part is written whole: what stands inside it and is not the caller's to set stays as it stands.
 * @returns the body, with what it may not touch
 * @throws Problem FIELD_FORBIDDEN where it gives such a field another value
 */
export function keepGuarded<V extends Values>(
  caller: Caller,
  name: ResourceName,
  current: Values,
  body: V,
): V {
  let kept = body;
  for (const path of new Set([...unsettable(caller, name), ...unseen(caller, name)])) {
    const [part = '', inner] = path.split('.');
    const given = kept[part];
    if (!inner || typeof given !== 'object' || given === null) continue;
    const stands = { [inner]: valueAt(current, path) ?? null };
    const asked = valueAt(kept, path);
    if (asked != null && Object.keys(difference(stands, { [inner]: asked })).length > 0) throw notYours(path);
    kept = { ...kept, [part]: { ...given, ...stands } };
  }
  return kept;
}

const unsettable = (caller: Caller, name: ResourceName): string[] =>
  guardedFields(name).flatMap(({ field, group, mask }) =>
    (group && !may(caller, group, 'edit')) || (mask && !may(caller, 'pii', 'reveal')) ? [field] : [],
  );

const unseen = (caller: Caller, name: ResourceName): string[] =>
  [...masksFor(caller, name)].flatMap(([path, mask]) => (mask === 'hidden' ? [path] : []));

const valueAt = (values: Values, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>(
      (value, field) => (value as Record<string, unknown> | null | undefined)?.[field],
      values,
    );

const invalid = (field: string, message: Sentence): Problem =>
  new Problem('INVALID', { message, errors: { [field]: message } });

const notYours = (field: string): Problem =>
  new Problem('FIELD_FORBIDDEN', {
    message: sentence('problems.notYoursSet', { name: field }),
    errors: { [field]: sentence('problems.notYoursSetToo') },
  });
