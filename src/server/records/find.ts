import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { Problem } from '#contract/problems';
import type { Recorded, ResourceName } from '#contract/resources/index';
import type { Db, Sql } from '../database/tables';
import type { Caller } from '../request/caller';
import { rulesOf } from './installed-rules';
import { columns } from './columns';
import { scopeConditions } from './conditions';
import { filledIn, open } from './filled-in';
import { from } from './from';
import { onceFor } from './once-for';
import type { BesideRecord } from './rules';

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
  const statement = onceFor(caller, `whole:${name}`, (who) =>
    rowsWhere<N>(name, columns(name, 'whole', who), byId, who).compile(db),
  );
  const { rows } = await db.executeQuery(filledIn(statement, id));
  const [found] = rows;
  if (!found) throw new Problem('NOT_FOUND');
  return found;
}

/**
 * The same with the row that a query on it finds. `beside`: a query of one row on the record's own under the alias `t`.
 * @throws Problem NOT_FOUND
 */
export async function findWith<N extends ResourceName>(
  db: Db,
  name: N,
  id: string,
  caller: Caller,
  beside: Pick<BesideRecord<N>, 'state' | 'query'>,
): Promise<{ readonly record: Recorded<N>; readonly found: Record<string, unknown> }> {
  const statement = onceFor(caller, `whole:${name}:${beside.state}`, (who) => {
    const found = sql`(select to_jsonb(b) from (${beside.query(who)}) b) ${sql.ref(around)}`;
    return rowsWhere<N>(name, sql`${columns(name, 'whole', who)}, ${found}`, byId, who).compile(db);
  });
  const { rows } = await db.executeQuery(filledIn(statement, id));
  const [row] = rows;
  if (!row) throw new Problem('NOT_FOUND');
  const { [around]: found } = row as Record<string, unknown>;
  Reflect.deleteProperty(row, around);
  return { record: row, found: found as Record<string, unknown> };
}

/** What such a query finds on a record that is held already. */
export async function findBeside(
  db: Db,
  name: ResourceName,
  id: string,
  beside: Sql,
): Promise<Record<string, unknown>> {
  const { rows } = await sql<{ found: Record<string, unknown> }>`
    select (select to_jsonb(b) from (${beside}) b) found from ${from(name)} where t._id = ${id}::uuid`.execute(
    db,
  );
  const [row] = rows;
  if (!row) throw new Problem('NOT_FOUND');
  return row.found;
}

/** No field is called so. */
const around = ' around';

/** The records in the caller's scope, or in another that is given, that meet a condition on the alias `t`. */
export async function findWhere<N extends ResourceName>(
  db: Db,
  name: N,
  condition: Sql,
  caller: Caller,
  scope = rulesOf(name).scope(caller),
): Promise<Recorded<N>[]> {
  const { rows } = await rowsWhere<N>(name, columns(name, 'whole', caller), condition, caller, scope).execute(
    db,
  );
  return rows;
}

const byId = sql`t._id = ${open}::uuid`;

function rowsWhere<N extends ResourceName>(
  name: N,
  shown: Sql,
  condition: Sql,
  caller: Caller,
  scope = rulesOf(name).scope(caller),
): RawBuilder<Recorded<N>> {
  const all = [condition, sql`t."deletedAt" is null`, ...scopeConditions(scope)];
  return sql<Recorded<N>>`select ${shown} from ${from(name)} where ${sql.join(all, sql.raw(' and '))}`;
}
