import { sql } from 'kysely';
import { Problem } from '#contract/problems';
import type { Recorded, ResourceName } from '#contract/resources/index';
import { declarationOf } from '#contract/resources/index';
import type { Row, Sql, Tx } from '../database/tables';
import { filesOf } from '../history/write-history';
import type { TransactionContext } from '../request/context';
import { columns } from './columns';
import { scopeConditions } from './conditions';
import { rulesOf } from './installed-rules';
import { present } from './present';
import { from } from './from';
import type { Scope } from './rules';

export interface Taking<N extends ResourceName> {
  /** Instead of the caller's own scope, where a decision that was theirs leads beyond it. */
  readonly scope?: Scope | undefined;
  /** What the record is to say: the files that it will be a part of are taken with those that it is. */
  readonly meant?: Partial<Recorded<N>>;
  /** At most so many, and none that somebody is writing. */
  readonly most?: number;
}

/**
 * Takes a record for a write, until the write ends. All that write take in one order, so that nobody waits for each other in a circle:
 * first the files that a record lies on, by their ids, then the records, by theirs.
 * @throws Problem NOT_FOUND, the same for what is absent and what is out of scope; STALE_VERSION where it moved to another file meanwhile
 */
export async function take<N extends ResourceName>(
  context: TransactionContext,
  name: N,
  id: string,
  taking: Taking<N> = {},
): Promise<Recorded<N>> {
  const [found] = await takeAll(context, name, sql`t._id = ${id}::uuid`, taking);
  if (!found) throw new Problem('NOT_FOUND');
  return found;
}

/** The same of all that meet a condition on the alias `t`. */
export async function takeAll<N extends ResourceName>(
  context: TransactionContext,
  name: N,
  which: Sql,
  { scope = rulesOf(name).scope(context.caller), meant = {}, most }: Taking<N> = {},
): Promise<Recorded<N>[]> {
  const reached = await reachedBy(context, name, which, meant);
  const meantOn = name === 'file' ? [] : filesOf(name, meant);
  const taken = await takeFiles(context.db, [...meantOn, ...reached], filesUnder(name, which));
  const all = [which, sql`t."deletedAt" is null`, ...scopeConditions(scope)];
  const rest =
    most === undefined ? sql`for no key update of t` : sql`limit ${most} for no key update of t skip locked`;
  const { rows } = await sql<Recorded<N>>`
    select ${columns(name, 'whole', context.caller)} from ${from(name)} where ${sql.join(all, sql.raw(' and '))}
    order by t._id ${rest}`.execute(context.db);
  for (const row of rows) await holdToFiles(context, name, row, taken);
  return rows;
}

/** The same of one record as it stands, for what nobody asked the host for. */
export async function takeForHost<N extends ResourceName>(
  db: Tx,
  name: N,
  id: string,
): Promise<Recorded<N> | undefined> {
  const which = sql`t._id = ${id}::uuid`;
  await takeFiles(db, [], filesUnder(name, which));
  const { rows } = await sql<Recorded<N>>`
    select t.* from ${from(name)} where ${which} and t."deletedAt" is null for no key update of t`.execute(
    db,
  );
  return rows[0];
}

/** The ids of records that meet a condition on the alias `t`, as a query that takes them, in their order. */
export const taken = (name: ResourceName, which: Sql): Sql =>
  sql`select t._id from ${from(name)} where ${which} order by t._id for no key update`;

/** Takes files by their ids, and with them those that a query names. @returns those that there are */
export async function takeFiles(db: Tx, ids: readonly string[], named?: Sql): Promise<ReadonlySet<string>> {
  if (ids.length === 0 && !named) return new Set();
  const all = named ? sql`array(${named}) || ${ids}::uuid[]` : sql`${ids}::uuid[]`;
  const { rows } = await sql<{ _id: string }>`
    select f._id from file f where f._id = any(${all}) order by f._id for no key update`.execute(db);
  return new Set(rows.map(({ _id }) => _id));
}

function filesUnder(name: ResourceName, which: Sql): Sql | undefined {
  const { belongs, fields } = declarationOf(name);
  if (!belongs) return undefined;
  const column = sql.raw(`t."${belongs}"`);
  const files = fields[belongs]?.kind === 'references' ? sql`unnest(${column})` : column;
  return sql`select ${files} from ${from(name)} where ${which}`;
}

async function reachedBy<N extends ResourceName>(
  context: TransactionContext,
  name: N,
  which: Sql,
  meant: Partial<Recorded<N>>,
): Promise<string[]> {
  const { reaches } = rulesOf(name);
  if (!reaches) return [];
  const { rows } = await sql<Recorded<N>>`select t.* from ${from(name)} where ${which}`.execute(context.db);
  const all = [];
  for (const record of [...rows, meant]) all.push(...(await reaches(context, record)));
  return all;
}

// Between the look at its files and the turn to write it, a record can have moved to a file that is not taken.
async function holdToFiles(
  context: TransactionContext,
  name: ResourceName,
  row: object,
  taken: ReadonlySet<string>,
): Promise<void> {
  if (name === 'file') return;
  const untaken = filesOf(name, row as Row).filter((id) => !taken.has(id));
  if (untaken.length === 0) return;
  const { rows } = await sql`select 1 from file where _id = any(${untaken}::uuid[])`.execute(context.db);
  if (rows.length > 0)
    throw new Problem('STALE_VERSION', { current: present(name, { ...row }, context.caller) });
}
