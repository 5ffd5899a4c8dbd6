import { sql } from 'kysely';
import type { Field } from '#contract/fields';
import type { Counted } from '#contract/commands/answer';
import type { ListQuery } from '#contract/list-query';
import type { ResourceName } from '#contract/resources/index';
import { declarationOf } from '#contract/resources/index';
import { nameOf } from '../database/names';
import type { RequestContext } from '../request/context';
import { choiceWord, flagWord } from '../words/value-words';
import type { Language } from '../words/languages';
import { derivedField } from './columns';
import { conditions } from './conditions';
import { from } from './from';
import { masksFor } from './hidden-fields';
import { rulesOf } from './installed-rules';

/** For each bucket field: its values with their counts, over the same filter less that field's own. */
export async function readBuckets(
  context: RequestContext,
  name: ResourceName,
  filters: ListQuery['filters'],
): Promise<Record<string, Counted[]>> {
  const masks = masksFor(context.caller, name);
  const fields = (declarationOf(name).buckets ?? []).filter((field) => !masks.has(field));
  const counted = await Promise.all(fields.map((field) => countBucket(context, name, field, filters)));
  return Object.fromEntries(fields.map((field, index) => [field, counted[index] ?? []]));
}

async function countBucket(
  { db, caller, language }: RequestContext,
  name: ResourceName,
  field: string,
  filters: ListQuery['filters'],
): Promise<Counted[]> {
  const declared = declarationOf(name).fields[field];
  const stored = rulesOf(name).shownAs?.(caller, field) ?? sql.raw(`t."${field}"`);
  const value = declared?.derived ? derivedField(name, field, caller) : stored;
  const label = declared?.kind === 'reference' ? nameOf(declared.to, sql`g.value`) : sql`g.value::text`;
  const { rows } = await sql<Counted>`
    select g.value, ${label} as label, g.count from (
      select ${value} as value, count(*) as count from ${from(name)}
      where ${conditions(name, filters, caller, ownFilter(name, field))} group by 1
    ) g where g.value is not null order by g.count desc, 2 limit 500`.execute(db);
  if (!declared || declared.kind === 'reference') return rows;
  const read = rows.map((row) => ({ ...row, label: wordOf(declared, row.value, language) }));
  return read.sort((a, b) => b.count - a.count || a.label.localeCompare(b.label, language));
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
