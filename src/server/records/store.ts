import { sql } from 'kysely';
import type { Recorded, ResourceName } from '#contract/resources/index';
import { declarationOf } from '#contract/resources/index';
import type { Db, Sql } from '../database/tables';
import { kindOf, rows, toRow } from '../kinds/index';
import { holdSealed } from '../sealing/hold-sealed';
import { holdAmounts } from './hold-amounts';

const keptKinds = {
  _id: 'reference',
  createdAt: 'moment',
  updatedAt: 'moment',
  deletedAt: 'moment',
  createdBy: 'reference',
  updatedBy: 'reference',
  version: 'integer',
} as const;

type Values = Readonly<Record<string, unknown>>;

/** The columns of a resource that values go into, each with its value as a row keeps it. */
export function assignments(name: ResourceName, values: Values): { column: Sql; value: Sql }[] {
  const { fields } = declarationOf(name);
  return Object.entries(values).flatMap(([field, value]) => {
    const declared = fields[field];
    const kind = declared ? kindOf(declared) : keptKinds[field as keyof typeof keptKinds];
    if (!kind || declared?.derived) return [];
    holdAmounts(declared, value);
    holdSealed(declared, value);
    return [
      { column: sql.raw(`"${field}"`), value: sql`${toRow(kind, value)}::${sql.raw(rows[kind].column)}` },
    ];
  });
}

/** Inserts a row of a resource; values by field name, as they travel. */
export async function insertRow(db: Db, name: ResourceName, values: Values): Promise<void> {
  const all = assignments(name, values);
  await sql`insert into ${sql.raw(`"${name}"`)} (${sql.join(all.map((one) => one.column))}) values (${sql.join(all.map((one) => one.value))})`.execute(
    db,
  );
}

/** Changes a row of a resource. */
export async function updateRow(db: Db, name: ResourceName, id: string, values: Values): Promise<void> {
  const all = assignments(name, values).map(({ column, value }) => sql`${column} = ${value}`);
  await sql`update ${sql.raw(`"${name}"`)} set ${sql.join(all)} where _id = ${id}::uuid`.execute(db);
}

/** The fields of a change that really differ from what is stored; values compare as they travel. */
export function difference(before: Values, change: Values): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(change).filter(([field, value]) => !same(before[field] ?? null, value ?? null)),
  );
}

function same(one: unknown, other: unknown): boolean {
  return one === other || stable(one) === stable(other);
}

// Key order and absent keys of a part do not make a difference: jsonb keeps neither.
function stable(value: unknown): string {
  return JSON.stringify(value, (_, inner: unknown) =>
    inner && typeof inner === 'object' && !Array.isArray(inner)
      ? Object.fromEntries(
          Object.entries(inner)
            .filter(([, one]) => one !== null && one !== undefined)
            .sort(([a], [b]) => (a < b ? -1 : 1)),
        )
      : inner,
  );
}

/** A new record's values with every declared field present. */
export function wholeRow<N extends ResourceName>(name: N, values: Values): Recorded<N> {
  const absent = Object.keys(declarationOf(name).fields).map((field) => [field, null]);
  return { ...Object.fromEntries(absent), ...values } as Recorded<N>;
}
