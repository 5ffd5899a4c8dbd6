import { normaliseValue } from '#contract/kinds/index';
import type { Declaration } from '#contract/resource';
import { sendable, sentWithin } from '#contract/sendable';

type Values = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether a value says nothing: absent, empty, a list of nothing, or a part of which nothing is filled in. */
export function isBlank(value: unknown): boolean {
  if (value === undefined || value === null || value === '') return true;
  if (Array.isArray(value)) return value.length === 0;
  return isObject(value) && Object.values(value).every(isBlank);
}

/** Whether two values are the same to the person who reads them. */
export function isSame(one: unknown, other: unknown): boolean {
  if (isBlank(one) || isBlank(other)) return isBlank(one) && isBlank(other);
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((value, index) => isSame(value, other[index]));
  if (isObject(one) && isObject(other))
    return [...new Set([...Object.keys(one), ...Object.keys(other)])].every((name) =>
      isSame(one[name], other[name]),
    );
  return one === other;
}

// A form gives every field of a part a place to fill in; what is left empty there is no word on it.
function withoutBlanks(part: Values): Values {
  return Object.fromEntries(
    Object.entries(part)
      .filter(([, value]) => !isBlank(value))
      .map(([name, value]) => [name, isObject(value) ? withoutBlanks(value) : value]),
  );
}

/** What of a form a call may carry: the fields people set, in their stored form; a part with nothing in it is absent. */
export function sentFields(
  declaration: Declaration,
  shape: 'draft' | 'change',
  data: Values,
): Record<string, unknown> {
  return Object.fromEntries(
    sendable(declaration, shape)
      .filter(([name]) => data[name] !== undefined)
      .map(([name, field]) => {
        const whole = normaliseValue(data[name], field);
        if (!isObject(whole)) return [name, whole];
        const value = sentWithin(field, whole);
        return [name, isBlank(value) ? null : withoutBlanks(value)];
      }),
  );
}

/** What a draft sends: the fields that say something; the rest is the host's to fill in. */
export function draftFields(declaration: Declaration, data: Values): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(sentFields(declaration, 'draft', data)).filter(([, value]) => !isBlank(value)),
  );
}

/**
 * Only what differs from the record the person began with. A form empties no field that the record did not show it, unless `isMeant`:
 * then every field was named on purpose.
 */
export function changedFields(
  declaration: Declaration,
  data: Values,
  before: Values,
  isMeant = false,
): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(sentFields(declaration, 'change', data)).filter(([name, value]) => {
      const shown = before[name];
      const field = declaration.fields[name];
      const sent = field && isObject(shown) ? sentWithin(field, shown) : shown;
      return (isMeant && !Object.hasOwn(before, name)) || !isSame(value, sent);
    }),
  );
}
