import { sql } from 'kysely';
import { Problem } from '#contract/problems';
import type { Recorded, ResourceName } from '#contract/resources/index';
import type { Db, Sql } from '../database/tables';
import type { Caller } from '../request/caller';
import { rulesOf } from './installed-rules';
import { columns } from './columns';
import { scopeCondition } from './conditions';
import { from } from './from';

/**
 * One record in the caller's scope.
 * @throws Problem NOT_FOUND, the same for what is absent and what is out of scope.
 */
export async function find<N extends ResourceName>(
  db: Db,
  name: N,
  id: string,
  caller: Caller,
): Promise<Recorded<N>> {
  const [found] = await findWhere(db, name, sql`t._id = ${id}::uuid`, caller);
  if (!found) throw new Problem('NOT_FOUND');
  return found;
}

/** The records in the caller's scope, or in another that is given, that meet a condition on the alias `t`. */
export async function findWhere<N extends ResourceName>(
  db: Db,
  name: N,
  condition: Sql,
  caller: Caller,
  scope = rulesOf(name).scope(caller),
): Promise<Recorded<N>[]> {
  const all = [condition, sql`t."deletedAt" is null`, ...scopeCondition(scope)];
  const { rows } = await sql<Recorded<N>>`
    select ${columns(name, 'whole', caller)} from ${from(name)} where ${sql.join(all, sql.raw(' and '))}`.execute(
    db,
  );
  return rows;
}
