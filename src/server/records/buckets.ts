import { availableParallelism } from 'node:os';
import { sql } from 'kysely';
import pLimit from 'p-limit';
import type { Field } from '#contract/fields';
import type { Counted } from '#contract/commands/answer';
import type { ListQuery } from '#contract/list-query';
import type { ResourceName } from '#contract/resources/index';
import { declarationOf } from '#contract/resources/index';
import { nameOf } from '../database/names';
import type { Sql } from '../database/tables';
import type { Caller } from '../request/caller';
import type { RequestContext } from '../request/context';
import { choiceWord, flagWord } from '../words/value-words';
import type { Language } from '../words/languages';
import { derivedField } from './columns';
import { filterConditions } from './conditions';
import { countedApart } from './counted';
import { countedValues } from './counted-values';
import type { CountedValue } from './counted-values';
import { masksFor } from './hidden-fields';
import { rulesOf } from './installed-rules';
import { seldomApart } from './seldom';

/** No more values of a field are told than so many, those that are met most. */
const mostValues = 500;

/** A walk through tens of thousands of rows keeps a processor busy: half of them stay free for who asks for less. */
const inTurn = pLimit(Math.max(1, Math.floor(availableParallelism() / 2)));

/**
 * For each bucket field: its values with their counts, over the same filter less that field's own. All are counted together, in one walk
 * through the rows that the filter finds, those that are alike in all fields as one, and so side by side in an index; and each that is
 * narrowed by over the rows besides that only its own filter leaves out. Such a filter often leaves out few: of 60,000 files all but some hundreds are not on hold.
 */
export async function readBuckets(
  context: RequestContext,
  name: ResourceName,
  filters: ListQuery['filters'],
): Promise<Record<string, Counted[]>> {
  const masks = masksFor(context.caller, name);
  const fields = (declarationOf(name).buckets ?? []).filter((field) => !masks.has(field));
  const narrowed = fields.filter((field) => filters[ownFilter(name, field) ?? '']);
  if (fields.length === 0) return {};
  const [met = [], ...leftOut] = await Promise.all([
    inTurn(() => countLess(context, name, filters, fields)),
    ...narrowed.map((field) => inTurn(() => countLess(context, name, filters, [field], true))),
  ]);
  const counts = new Map(met);
  for (const [field, besides] of leftOut.flat())
    counts.set(field, added(counts.get(field) ?? [], besides, context.language));
  return Object.fromEntries(fields.map((field) => [field, counts.get(field) ?? []]));
}

/** The counts of both, the most first. */
function added(some: readonly Counted[], others: readonly Counted[], language: Language): Counted[] {
  const byValue = new Map(some.map((one) => [one.value, one]));
  for (const one of others)
    byValue.set(one.value, { ...one, count: one.count + (byValue.get(one.value)?.count ?? 0) });
  const met = [...byValue.values()].filter(({ count }) => count > 0);
  return mostFirst(met, language).slice(0, mostValues);
}

const mostFirst = (counts: readonly Counted[], language: Language): Counted[] =>
  counts.toSorted((a, b) => b.count - a.count || a.label.localeCompare(b.label, language));

/** The values of some fields over the rows that the filter finds, or over those that the fields' own part of it alone leaves out. */
async function countValues(
  { db, caller, language }: RequestContext,
  name: ResourceName,
  filters: ListQuery['filters'],
  fields: readonly string[],
  leftOut = false,
): Promise<[field: string, counts: Counted[]][]> {
  const own = leftOut ? fields.flatMap((field) => ownFilter(name, field) ?? []) : [];
  const besides = own.map((one) => without(name, one, filters, caller));
  const columns = fields.map((_, index) => sql.raw(`b${index}`));
  const values = fields.map((field, index) => sql`${valueOf(name, field, caller)} ${columns[index]}`);
  const alike = sql.join(fields.map((_, index) => sql.raw(String(index + 1))));
  const walked = countedApart(name, filters, caller, own).map(
    (part) =>
      sql`select ${sql.join(values)}, count(*) alike from ${part} ${sql.join(besides, sql.raw(' '))} group by ${alike}`,
  );
  const ofGroup = (each: (column: Sql, index: number) => Sql): Sql => {
    const whens = columns.map(
      (column, index) => sql`when grouping(${column}) = 0 then ${each(column, index)}`,
    );
    return sql`case ${sql.join(whens, sql.raw(' '))} end`;
  };
  const rows = await countedValues(
    db,
    sql<CountedValue>`
    select g.field, g.value, ${namesOf(name, fields)} as label, g.count from (
      select *, row_number() over (partition by field order by count desc, value) rank from (
        select ${ofGroup((_, index) => sql.raw(String(index)))} field, ${ofGroup((column) => sql`to_jsonb(${column})`)} value,
          sum(alike)::bigint count
        from (${sql.join(walked, sql.raw(' union all '))}) v
        group by grouping sets (${sql.join(columns.map((column) => sql`(${column})`))})
      ) grouped where value is not null
    ) g where g.rank <= ${mostValues} order by g.count desc, 3`,
  );
  return fields.map((field, index) => {
    const declared = declarationOf(name).fields[field];
    const counts = rows
      .filter((row) => row.field === index)
      .map(({ value, label, count }) => ({ value, label, count }));
    if (!declared || declared.kind === 'reference') return [field, counts];
    const read = counts.map((row) => ({ ...row, label: wordOf(declared, row.value, language) }));
    return [field, mostFirst(read, language)];
  });
}

/** The same, rows without what few have as all rows less those few. */
async function countLess(
  context: RequestContext,
  name: ResourceName,
  filters: ListQuery['filters'],
  fields: readonly string[],
  leftOut = false,
): Promise<[field: string, counts: Counted[]][]> {
  const { all, less } = seldomApart(name, filters);
  const counts = new Map(await countValues(context, name, all, fields, leftOut));
  for (const few of less)
    for (const [field, taken] of await countValues(context, name, few, fields, leftOut)) {
      const away = taken.map((one) => ({ ...one, count: -one.count }));
      counts.set(field, added(counts.get(field) ?? [], away, context.language));
    }
  return [...counts];
}

/** Further of the condition of a list: that one of its filters does not hold. */
function without(name: ResourceName, own: string, filters: ListQuery['filters'], caller: Caller): Sql {
  const [, ...held] = filterConditions(name, { [own]: filters[own] ?? [] }, caller);
  return sql`and (${sql.join(held, sql.raw(' and '))}) is not true`;
}

/** What a caller is shown of a field, as rows are grouped by it. */
function valueOf(name: ResourceName, field: string, caller: Caller): Sql {
  if (declarationOf(name).fields[field]?.derived) return derivedField(name, field, caller);
  return rulesOf(name).shownAs?.(caller, field) ?? sql.raw(`t."${field}"`);
}

/** What the records are called that a group's value refers to; other values are put into words afterwards. */
function namesOf(name: ResourceName, fields: readonly string[]): Sql {
  const whens = fields.flatMap((field, index) => {
    const declared = declarationOf(name).fields[field];
    if (declared?.kind !== 'reference') return [];
    return sql`when ${sql.raw(String(index))} then ${nameOf(declared.to, sql`(g.value #>> '{}')::uuid`)}`;
  });
  return whens.length > 0 ? sql`case g.field ${sql.join(whens, sql.raw(' '))} end` : sql`null::text`;
}

function wordOf(field: Field, value: unknown, language: Language): string {
  if (field.kind === 'choice') return choiceWord(field.of, String(value), language);
  return typeof value === 'boolean' ? flagWord(value, language) : String(value);
}

/** The filter that is a bucket field's own: the one on that field, or of that name. */
function ownFilter(name: ResourceName, field: string): string | undefined {
  const { filters } = declarationOf(name);
  if (filters[field]) return field;
  return Object.entries(filters).find(
    ([, filter]) => 'on' in filter && filter.on === field && filter.how === undefined,
  )?.[0];
}
