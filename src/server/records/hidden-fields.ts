import type { Fields } from '#contract/fields';
import type { ResourceName } from '#contract/resources/index';
import { declarationOf } from '#contract/resources/index';
import type { Caller } from '../request/caller';
import { personOf } from '../request/person-of';
import { may } from '../request/rights';
import { rulesOf } from './installed-rules';

export type Mask = 'last4' | 'hidden' | 'sealed';
interface Guarded {
  /** `balanceAmount`, or inside a part `notice.amountToRedeem`. */
  readonly field: string;
  readonly group: string | undefined;
  readonly mask: Mask | undefined;
}
const guarded = new Map<ResourceName, readonly Guarded[]>();

/** The fields of a resource that not everyone may read, those inside its parts by their path. */
export function guardedFields(name: ResourceName): readonly Guarded[] {
  const known = guarded.get(name);
  if (known) return known;
  const found = guardedAmong(declarationOf(name).fields);
  guarded.set(name, found);
  return found;
}

function guardedAmong(fields: Fields, above = ''): Guarded[] {
  return Object.entries(fields).flatMap(([name, declared]): Guarded[] => {
    const field = `${above}${name}`;
    const { group, mask } = declared;
    if (group || mask) return [{ field, group, mask }];
    return declared.kind === 'part' ? guardedAmong(declared.fields, `${field}.`) : [];
  });
}

const worked = new WeakMap<object, Map<ResourceName, ReadonlyMap<string, Mask>>>();

/**
 * What of every record of a resource is masked for a caller, by path: nothing of it is shown, its last four characters, or that it is
 * there under its seal. All that tells of a record asks here: answers, history, filters, orders, buckets and what a body may carry.
 */
export function masksFor(caller: Caller, name: ResourceName): ReadonlyMap<string, Mask> {
  const who = personOf(caller) ?? caller;
  const ofCaller = worked.get(who) ?? new Map<ResourceName, ReadonlyMap<string, Mask>>();
  worked.set(who, ofCaller);
  const known = ofCaller.get(name);
  if (known) return known;
  const masks = new Map<string, Mask>();
  for (const { field, group, mask } of guardedFields(name)) {
    if (group && !may(caller, group, 'show')) masks.set(field, 'hidden');
    else if (mask === 'sealed' || (mask && !may(caller, 'pii', 'reveal'))) masks.set(field, mask);
  }
  for (const field of rulesOf(name).hides?.(caller) ?? []) masks.set(field, 'hidden');
  ofCaller.set(name, masks);
  return masks;
}

/** What of a record a caller may read and not take out, by path: fields of a group whose right to export they lack. */
export const keptIn = (caller: Caller, name: ResourceName): readonly string[] =>
  guardedFields(name).flatMap(({ field, group }) => (group && !may(caller, group, 'export') ? [field] : []));

/** A value as a mask leaves it. */
export function masked(value: unknown, mask: Mask): unknown {
  if (value === null || value === undefined) return null;
  if (mask === 'sealed') return '••••••••';
  return mask === 'hidden' ? null : `•••• ${String(value).slice(-4)}`;
}

/** Masks what stands at a path of a row, in each row of a list on the way; a part on the way is copied, since others may hold it. */
export function maskAt(row: Record<string, unknown>, path: string, mask: Mask): void {
  const dot = path.indexOf('.');
  const field = dot < 0 ? path : path.slice(0, dot);
  if (!(field in row)) return;
  const value = row[field];
  if (dot < 0) row[field] = masked(value, mask);
  else if (Array.isArray(value)) row[field] = value.map((one) => maskedAt(one, path.slice(dot + 1), mask));
  else row[field] = maskedAt(value, path.slice(dot + 1), mask);
}

function maskedAt(value: unknown, path: string, mask: Mask): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const part = { ...value } as Record<string, unknown>;
  maskAt(part, path, mask);
  return part;
}

/** Whether a path is a field, or leads inside it. */
export const isWithin = (path: string, field: string): boolean =>
  path === field || path.startsWith(`${field}.`);
