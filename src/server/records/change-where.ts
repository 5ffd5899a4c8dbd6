import { sql } from 'kysely';
import type { Recorded, ResourceName } from '#contract/resources/index';
import type { Sql } from '../database/tables';
import type { TransactionContext } from '../request/context';
import { from } from './from';
import { assignments } from './store';
import { taken } from './take';

/**
 * Changes every record that meets a condition on the alias `t`, to one end and each with its next version: they are taken in order, and
 * no rule of theirs decides, since it was decided elsewhere. What history says of it, and who hears of it, is the caller's to say.
 * @returns the records as they are now
 */
export async function changeWhere<N extends ResourceName>(
  { db, now, caller }: TransactionContext,
  name: N,
  which: Sql,
  change: Partial<Recorded<N>>,
): Promise<Recorded<N>[]> {
  const values = { ...change, updatedAt: now.toISOString(), updatedBy: caller.userId };
  const set = assignments(name, values).map(({ column, value }) => sql`${column} = ${value}`);
  const { rows } = await sql<Recorded<N>>`with taken as (${taken(name, which)})
    update ${from(name)} set ${sql.join(set)}, version = t.version + 1
    from taken where t._id = taken._id returning t.*`.execute(db);
  return rows;
}
