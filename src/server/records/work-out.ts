import { sql } from 'kysely';
import type { ResourceName } from '#contract/resources/index';
import type { Db, Sql } from '../database/tables';
import { from } from './from';

/**
 * Brings columns that follow from other records up to date, in the rows that meet a condition on the alias `t`. Nobody changes them in a
 * form, so the version of a record stays, and so does who has it open.
 */
export async function workOut(
  db: Db,
  name: ResourceName,
  which: Sql,
  columns: Readonly<Record<string, Sql>>,
): Promise<void> {
  const all = Object.entries(columns).map(([column, value]) => ({ column: sql.id(column), value }));
  const set = all.map(({ column, value }) => sql`${column} = ${value}`);
  const kept = all.map(({ column }) => sql`t.${column}`);
  const worked = all.map(({ value }) => value);
  await sql`update ${from(name)} set ${sql.join(set)}
    where ${which} and row(${sql.join(kept)}) is distinct from row(${sql.join(worked)})`.execute(db);
}
