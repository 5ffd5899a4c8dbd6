import { sql } from 'kysely';
import type { Field, FieldOf, KindName } from '#contract/fields';
import type { Sql } from '../database/tables';

/**
 * The row half of a kind: the column it needs, and how a value goes into it. Values come out as they travel, because
 * the connection's parsers say so.
 */
interface RowHalf<K extends KindName> {
  readonly column:
    | 'text'
    | 'uuid'
    | 'integer'
    | 'float8'
    | 'numeric(14,2)'
    | 'date'
    | 'timestamptz'
    | 'boolean'
    | 'text[]'
    | 'uuid[]'
    | 'jsonb';
  toRow?(value: unknown, field: FieldOf<K>): unknown;
}

const json = (value: unknown): unknown => (value === null ? null : JSON.stringify(value));

/** The row halves of all kinds. A kind without one does not compile. */
export const rows: { readonly [K in KindName]: RowHalf<K> } = {
  key: { column: 'uuid' },
  text: { column: 'text' },
  prose: { column: 'text' },
  email: { column: 'text' },
  phone: { column: 'text' },
  postalCode: { column: 'text' },
  serial: { column: 'text' },
  integer: { column: 'integer' },
  decimal: { column: 'float8' },
  money: { column: 'numeric(14,2)' },
  date: { column: 'date' },
  moment: { column: 'timestamptz' },
  flag: { column: 'boolean' },
  choice: { column: 'text' },
  choices: { column: 'text[]' },
  reference: { column: 'uuid' },
  references: { column: 'uuid[]' },
  texts: { column: 'text[]' },
  value: { column: 'jsonb', toRow: json },
  part: { column: 'jsonb', toRow: json },
  parts: { column: 'jsonb', toRow: json },
};

/** How a field's values sit in a row: where the host words it, a sentence or a text, whichever it is; under a seal, as a text. */
export function kindOf(field: Field): KindName {
  if (field.mask === 'sealed') return 'text';
  return 'hostWords' in field && field.hostWords ? 'value' : field.kind;
}

/** A value as its column takes it. */
export function toRow(kind: KindName, value: unknown): unknown {
  if (value === undefined || value === null) return null;
  return rows[kind].toRow?.(value, undefined as never) ?? value;
}

/** A parameter with its column's type, so that the database need not guess. */
export function typed(kind: KindName, value: unknown): Sql {
  return sql`${value}::${sql.raw(rows[kind].column)}`;
}
