import { sql } from 'kysely';
import { readListQuery } from '#contract/list-query';
import { declarationOf } from '#contract/resources/index';
import type { ResourceName } from '#contract/resources/index';
import type { Row, Sql } from '../database/tables';
import { counted } from '../records/counted';
import { rulesOf } from '../records/installed-rules';
import type { RequestContext } from '../request/context';

/** The filters of a list, as its address says them. */
export type ListFilters = Readonly<Record<string, string | readonly string[]>>;

/** The first rows of a list, as many as are named: these columns of theirs, in the order of those. */
export interface FirstRows {
  readonly columns: readonly string[];
  readonly by: readonly string[];
  readonly most: number;
}

/**
 * A list of which somebody wants to know how long it is, and either what its rows come to by `amount`, money on the alias `t`, or which of
 * them come first.
 */
export interface ListToCount<K extends string> {
  readonly key: K;
  readonly resource: ResourceName;
  readonly filters: ListFilters;
  readonly sortBy?: string;
  readonly amount?: Sql;
  readonly first?: FirstRows | undefined;
}

export interface CountedList<K extends string> {
  readonly key: K;
  readonly resource: ResourceName;
  /** The query of the address at which these very rows stand. */
  readonly search: string;
  readonly count: number;
  readonly amount: string;
  /** Those that come first, where they were asked for; not masked yet. */
  readonly first?: readonly Row[];
}

/** Lists counted as they count themselves, in the reach of who asks, in one statement. */
export async function countLists<K extends string>(
  context: RequestContext,
  lists: readonly ListToCount<K>[],
): Promise<CountedList<K>[]> {
  if (lists.length === 0) return [];
  const each = lists.map(({ resource, filters: given, amount, first }) => {
    const values = Object.fromEntries(Object.entries(given).map(([name, of]) => [name, [of].flat()]));
    const asked = readListQuery(declarationOf(resource), values);
    const { filters } = rulesOf(resource).ask?.(context, asked) ?? asked;
    const sum = amount ? sql`coalesce(sum(${amount}), 0)` : sql`0`;
    const list = counted(resource, filters, context.caller);
    if (first) return withFirst(list, first);
    return sql`(select jsonb_build_array(count(*), (${sum})::numeric(14,2)::text) from ${list})`;
  });
  const { rows } = await sql<{ counts: [number, string, Row[]?][] }>`
    select array[${sql.join(each)}] counts`.execute(context.db);
  return lists.map(({ key, resource, filters, sortBy }, index) => {
    const [count = 0, amount = '0.00', first] = rows[0]?.counts[index] ?? [];
    return { key, resource, search: searchOf(filters, sortBy), count, amount, ...(first && { first }) };
  });
}

// What its rows are held to is asked of each once, for their number and for the first of them.
function withFirst(list: Sql, { columns, by, most }: FirstRows): Sql {
  const names = [...new Set([...columns, ...by])].map((name) => sql.ref(`t.${name}`));
  const order = sql.join(by.map((name) => sql.ref(name)));
  return sql`(with listed as materialized (select ${sql.join(names)} from ${list})
    select jsonb_build_array(count(*), '0.00', coalesce((select jsonb_agg(to_jsonb(f)) from
      (select * from listed order by ${order} limit ${most}) f), '[]')) from listed)`;
}

/** The query of the address of a list, by its filters and its order. */
export function searchOf(filters: ListFilters, sortBy?: string): string {
  const search = new URLSearchParams();
  for (const [name, values] of Object.entries(filters))
    for (const value of [values].flat()) search.append(name, value);
  if (sortBy) search.set('sortBy', sortBy);
  return search.toString();
}
