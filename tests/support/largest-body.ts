import type { Field, Fields } from '#contract/fields';

const rows = 500;

/** A value of a field as long as it may be, with empty rows in its lists; `filled`: with something wrong in every field of every row. */
function longest(field: Field, filled: boolean): unknown {
  switch (field.kind) {
    case 'part':
      return everyField(field.fields, filled);
    case 'parts':
      return Array.from({ length: rows }, () => (filled ? everyField(field.fields, false) : {}));
    case 'references':
    case 'choices':
    case 'texts':
      return Array.from({ length: rows }, () => (filled ? 'x'.repeat(30) : ''));
    default:
      return filled ? 'x'.repeat(1_000) : 'x';
  }
}

/** A body with every field that people may send, each as long as `longest` makes it. */
export function everyField(fields: Fields, filled: boolean): Record<string, unknown> {
  const entries = Object.entries(fields).filter(([, { set }]) => set === undefined);
  return Object.fromEntries(entries.map(([name, field]) => [name, longest(field, filled)]));
}
