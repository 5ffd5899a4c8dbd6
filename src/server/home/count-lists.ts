import { sql } from 'kysely';
import { readListQuery } from '#contract/list-query';
import { declarationOf } from '#contract/resources/index';
import type { ResourceName } from '#contract/resources/index';
import type { Sql } from '../database/tables';
import { counted } from '../records/counted';
import { rulesOf } from '../records/installed-rules';
import type { RequestContext } from '../request/context';

/** The filters of a list, as its address says them. */
export type ListFilters = Readonly<Record<string, string | readonly string[]>>;

/** A list of which somebody wants to know how long it is, or what its rows come to by `amount`, money on the alias `t`. */
export interface ListToCount<K extends string> {
  readonly key: K;
  readonly resource: ResourceName;
  readonly filters: ListFilters;
  readonly sortBy?: string;
  readonly amount?: Sql;
}

export interface CountedList<K extends string> {
  readonly key: K;
  readonly resource: ResourceName;
  /** The query of the address at which these very rows stand. */
  readonly search: string;
  readonly count: number;
  readonly amount: string;
}

/** Lists counted as they count themselves, in the reach of who asks, in one statement. */
export async function countLists<K extends string>(
  context: RequestContext,
  lists: readonly ListToCount<K>[],
): Promise<CountedList<K>[]> {
  if (lists.length === 0) return [];
  const each = lists.map(({ resource, filters: given, amount }) => {
    const values = Object.fromEntries(Object.entries(given).map(([name, of]) => [name, [of].flat()]));
    const asked = readListQuery(declarationOf(resource), values);
    const { filters } = rulesOf(resource).ask?.(context, asked) ?? asked;
    const sum = amount ? sql`coalesce(sum(${amount}), 0)` : sql`0`;
    return sql`(select jsonb_build_array(count(*), (${sum})::numeric(14,2)::text)
      from ${counted(resource, filters, context.caller)})`;
  });
  const { rows } = await sql<{ counts: [number, string][] }>`
    select array[${sql.join(each)}] counts`.execute(context.db);
  return lists.map(({ key, resource, filters, sortBy }, index) => {
    const [count = 0, amount = '0.00'] = rows[0]?.counts[index] ?? [];
    return { key, resource, search: searchOf(filters, sortBy), count, amount };
  });
}

/** The query of the address of a list, by its filters and its order. */
export function searchOf(filters: ListFilters, sortBy?: string): string {
  const search = new URLSearchParams();
  for (const [name, values] of Object.entries(filters))
    for (const value of [values].flat()) search.append(name, value);
  if (sortBy) search.set('sortBy', sortBy);
  return search.toString();
}
