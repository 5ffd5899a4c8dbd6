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
import { rememberBeside, rememberedBeside } from './remembered-beside';
import type { Beside } from './remembered-beside';
import { rowWord } from './row-word';
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
 * The same with the row that a query on it finds, or has found before and would find again, and the word for all of that: see `BesideRecord`.
 * @throws Problem NOT_FOUND
 */
export async function findWith<N extends ResourceName>(
  db: Db,
  name: N,
  id: string,
  caller: Caller,
  beside: BesideRecord<N>,
): Promise<{ readonly record: Recorded<N>; readonly found: Beside['found']; readonly word: string }> {
  const key = `${name} ${id} ${beside.state}`;
  const before = rememberedBeside(db, key);
  if (before) {
    const { record, stands, word } = await readWith(db, name, id, caller, beside, false);
    if (stands === before.stands) return { record, found: before.found, word };
  }
  const { record, stands, found, word } = await readWith(db, name, id, caller, beside, true);
  rememberBeside(db, key, { stands, found });
  return { record, found, word };
}

/**
 * The word for a record and what stands beside it, as `findWith` says it, alone.
 * @throws Problem NOT_FOUND
 */
export async function readWord<N extends ResourceName>(
  db: Db,
  name: N,
  id: string,
  caller: Caller,
  { state, stands }: BesideRecord<N>,
): Promise<string> {
  const statement = onceFor(caller, `word:${name}:${state}`, (who) =>
    rowsWhere<N>(name, sql`${rowWord([stands])} word`, byId, who).compile(db),
  );
  const { rows } = await db.executeQuery(filledIn(statement, id));
  const [row] = rows as unknown as { readonly word: string }[];
  if (!row) throw new Problem('NOT_FOUND');
  return row.word;
}

/** Reads a record with what stands beside it, or with the words alone. */
async function readWith<N extends ResourceName>(
  db: Db,
  name: N,
  id: string,
  caller: Caller,
  { state, stands, query }: BesideRecord<N>,
  isWhole: boolean,
): Promise<Beside & { readonly record: Recorded<N>; readonly word: string }> {
  const statement = onceFor(caller, `${isWhole ? 'whole' : 'row'}:${name}:${state}`, (who) => {
    const found = isWhole ? sql`(select to_jsonb(b) from (${query()}) b)` : sql`null`;
    const more = sql`jsonb_build_object('word', ${rowWord([stands])}, 'stands', ${stands}, 'found', ${found})`;
    const shown = sql`${columns(name, 'whole', who)}, ${more} ${sql.ref(around)}`;
    return rowsWhere<N>(name, shown, byId, who).compile(db);
  });
  const { rows } = await db.executeQuery(filledIn(statement, id));
  const [record] = rows;
  if (!record) throw new Problem('NOT_FOUND');
  const { [around]: more } = record as Record<string, unknown>;
  Reflect.deleteProperty(record, around);
  return { ...(more as Beside & { readonly word: string }), record };
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
