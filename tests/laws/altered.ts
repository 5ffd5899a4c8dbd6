import type { Field, Fields } from '#contract/fields';
import { vocabularies } from '#contract/vocabularies/index';

/** A stored value of which somebody is shown less, with another of its kind that is shown to them alike. */
export interface Altered {
  /** The leaves that differ: where they stand, what was there, and what stands there instead. */
  readonly leaves: readonly { readonly path: string; readonly old: unknown; readonly other: unknown }[];
  readonly value: unknown;
}

const isRow = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isId = (value: string): boolean => /^[0-9a-f]{8}-[0-9a-f]{4}-/.test(value);

/** Another value of a kind. What shows its end keeps it: the beginning differs. */
export function otherThan(value: unknown, field?: Field): unknown {
  if (typeof value === 'boolean') return !value;
  if (typeof value === 'number') return value + 1;
  if (typeof value !== 'string' || isId(value)) return value;
  if (field?.kind === 'choice') return vocabularies[field.of].find((one) => one !== value) ?? value;
  // Of a day or a moment another year, so that it stays one.
  if (/^\d{4}-\d\d-\d\d/.test(value)) return `${Number(value.slice(0, 4)) - 4}${value.slice(4)}`;
  if (/^\+1\d{10}$/.test(value)) return `+1${value[2] === '9' ? '8' : '9'}${value.slice(3)}`;
  if (/\d/.test(value)) return value.replace(/\d/, (digit) => String((Number(digit) % 9) + 1));
  return value.replace(/[a-z]/i, (letter) => (letter === 'q' ? 'w' : 'q'));
}

/**
 * What is stored with every leaf altered that somebody is not shown as it is; nothing where they are shown all.
 * `shown`: what they are shown in its place.
 */
export function alteredBehind(
  shown: unknown,
  stored: unknown,
  field: Field | undefined,
  path: string,
): Altered {
  if (stored === null || stored === undefined) return { leaves: [], value: stored };
  if (Array.isArray(stored)) {
    const beside = pairedWith(stored, Array.isArray(shown) ? shown : []);
    const fields = field && 'fields' in field ? field.fields : undefined;
    const items = stored.map((one, index) =>
      isRow(one)
        ? alteredRow(beside[index], one, fields, path)
        : alteredBehind(beside[index], one, undefined, path),
    );
    return { leaves: items.flatMap(({ leaves }) => leaves), value: items.map(({ value }) => value) };
  }
  if (isRow(stored))
    return alteredRow(shown, stored, field && 'fields' in field ? field.fields : undefined, path);
  // The name of a field says nothing of what stands in it.
  if (path === 'changes.field') return { leaves: [], value: stored };
  if (shown === stored || (shown !== null && shown !== undefined && typeof shown !== 'string'))
    return { leaves: [], value: stored };
  const other = otherThan(stored, field);
  return { leaves: other === stored ? [] : [{ path, old: stored, other }], value: other };
}

/** What is shown of each of several: those of a change by the name of their field, since some are left out; others by their place. */
function pairedWith(stored: readonly unknown[], shown: readonly unknown[]): readonly unknown[] {
  if (stored.every((one) => isRow(one) && 'field' in one))
    return stored.map((one) =>
      shown.find((other) => isRow(other) && isRow(one) && other.field === one.field),
    );
  return shown.length === stored.length ? shown : [];
}

function alteredRow(
  shown: unknown,
  stored: Readonly<Record<string, unknown>>,
  fields: Fields | undefined,
  path: string,
): Altered {
  const parts = Object.entries(stored).map(
    ([name, value]) =>
      [
        name,
        alteredBehind(isRow(shown) ? shown[name] : undefined, value, fields?.[name], `${path}.${name}`),
      ] as const,
  );
  return {
    leaves: parts.flatMap(([, { leaves }]) => leaves),
    value: Object.fromEntries(parts.map(([name, { value }]) => [name, value])),
  };
}
