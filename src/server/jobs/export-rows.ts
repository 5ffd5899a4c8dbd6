import { sql } from 'kysely';
import { readListQuery } from '#contract/list-query';
import type { ListQuery } from '#contract/list-query';
import { declarationOf } from '#contract/resources/index';
import type { ResourceName } from '#contract/resources/index';
import type { Row, Sql } from '../database/tables';
import { derivedField } from '../records/columns';
import { conditions } from '../records/conditions';
import { keptIn, maskAt } from '../records/hidden-fields';
import { maskRow } from '../records/present';
import { from } from '../records/from';
import { ordering } from '../records/ordering';
import type { Caller } from '../request/caller';
import type { RequestContext } from '../request/context';
import { rulesOf } from '../records/installed-rules';
import type { ExportColumn } from './export-columns';
import type { Names } from './export-names';
import type { Language } from '../words/languages';
import { contextOf } from './job-context';
import type { Running } from './job-context';
import { streamRows } from './stream-rows';

/** Reads all rows of a list, in its person's scope and as they may see them; see `streamRows`. */
export function exportRows(
  running: Running,
  asked: { readonly resource: ResourceName; readonly query: string; readonly language: Language },
  columns: readonly ExportColumn[],
  write: (names: Names, batches: AsyncIterable<Row[]>) => Promise<void>,
): Promise<number> {
  const { caller } = running;
  const { resource, language } = asked;
  const { filters, sort } = listQueryOf(contextOf(running), resource, asked.query);
  const where = conditions(resource, filters, caller);
  const { joins, by } = ordering(resource, sort, caller);
  const kept = keptIn(caller, resource);
  const paths = columns.filter(({ work }) => !work).map(({ name }) => name);
  const reading = {
    language,
    count: sql`select count(*) total from ${from(resource)} where ${where}`,
    rows: sql`select ${selected(resource, paths, caller)} from ${from(resource)} ${joins} where ${where} order by ${by}`,
    mask: (row: Row) => {
      maskRow(resource, row, caller);
      for (const path of kept) maskAt(row, path, 'hidden');
    },
  };
  return streamRows(running, reading, columns, write);
}

/**
 * A list's filters and order out of the parameters of its address, held to what the list's own call demands.
 * @throws Problem, as the list does
 */
export function listQueryOf(context: RequestContext, resource: ResourceName, query: string): ListQuery {
  const given: Record<string, string[]> = {};
  for (const [name, value] of new URLSearchParams(query)) (given[name] ??= []).push(value);
  const asked = readListQuery(declarationOf(resource), given);
  return rulesOf(resource).ask?.(context, asked) ?? asked;
}

/** The columns that hold some fields, with all that a list row carries: masks may look at it. */
export function selected(resource: ResourceName, paths: readonly string[], caller: Caller): Sql {
  const { fields, brief } = declarationOf(resource);
  const names = [...new Set(['_id', ...brief, ...paths.map((path) => path.split('.')[0] ?? path)])];
  return sql.join(
    names.map((name) =>
      fields[name]?.derived
        ? sql`${derivedField(resource, name, caller)} as ${sql.raw(`"${name}"`)}`
        : sql.raw(`t."${name}"`),
    ),
  );
}
