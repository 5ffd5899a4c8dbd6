import { sql } from 'kysely';
import type { ReportParameter } from '#contract/reports/report-parameters';
import type { Row, Sql } from '../database/tables';
import type { Recorded } from '#contract/resources/index';
import { exportColumns } from '../jobs/export-columns';
import type { ExportColumn } from '../jobs/export-columns';
import { selected } from '../jobs/export-rows';
import type { Reading } from '../jobs/stream-rows';
import { conditions } from '../records/conditions';
import { from } from '../records/from';
import { isWithin, masksFor } from '../records/hidden-fields';
import { maskRow } from '../records/present';
import { languages } from '../words/languages';
import type { Language } from '../words/languages';
import { filterConditions } from './company-filters';
import type { ReportAsk, ReportColumnName, ReportType, WorkedColumn } from './report-type';

type Filters = Recorded<'company'>['reportFilters'];

/** The columns of a report, those of the resource first. A company may leave some out of its reports on files. */
export function reportColumns(type: ReportType, language: Language, filters: Filters): ExportColumn[] {
  const own = type.own ? exportColumns(type.of, type.own, language) : [];
  const words: Readonly<Record<string, string>> = languages[language].reports.columns;
  const worked = workedOf(type).map(([name, { field }]) => ({ name, field, header: words[name] ?? name }));
  const all = [...own, ...worked];
  const kept = type.filed && !type.groupedBy ? (filters?.columns ?? []) : [];
  const some = all.filter(({ name }) => kept.includes(name));
  return some.length > 0 ? some : all;
}

const workedOf = ({ worked = {} }: ReportType): [ReportColumnName, WorkedColumn][] =>
  Object.entries(worked) as [ReportColumnName, WorkedColumn][];

/** How the rows of a report are read for who asks: in their scope, narrowed as they say and as their company does, under their masks. */
export function reportReading(
  type: ReportType,
  ask: ReportAsk,
  {
    language,
    filters,
    most,
  }: { readonly language: Language; readonly filters: Filters; readonly most: number },
): Reading {
  const { caller } = ask;
  const all = [
    conditions(type.of, {}, caller),
    ...(type.on ? [type.on(ask)] : []),
    ...narrowing(type, ask),
    ...(type.filed ? filterConditions(filters, ask) : []),
  ];
  const where = sql.join(all, sql` and `);
  const worked = workedOf(type).map(([name, { as }]) => sql`${as(ask)} as ${sql.ref(name)}`);
  const columns = sql.join([
    ...(type.groupedBy ? [] : [selected(type.of, type.own ?? [], caller)]),
    ...worked,
  ]);
  const body = sql`from ${from(type.of)} ${type.joins?.(ask) ?? sql``} where ${where}
    ${type.groupedBy ? sql`group by ${type.groupedBy}` : sql``} ${type.having ? sql`having ${type.having}` : sql``}`;
  const first =
    type.filed && !type.groupedBy && filters?.groupBy ? sql`t.${sql.ref(filters.groupBy)}, ` : sql``;
  return {
    language,
    most,
    count: sql`select count(*) total from (select 1 ${body}) counted`,
    rows: sql`select ${columns} ${body} order by ${first}${type.order ?? sql`t._id`}`,
    mask: (row) => maskReport(type, ask, row),
  };
}

function narrowing({ narrows = {}, dated }: ReportType, ask: ReportAsk): Sql[] {
  const { dateFrom, dateTo, ...rest } = ask.parameters;
  const by = Object.entries(rest).flatMap(([name, value]) => {
    const column = narrows[name as ReportParameter];
    return value === null || value === undefined || !column ? [] : [sql`${column} = ${value}`];
  });
  if (!dated) return by;
  const day = dated(ask);
  return [
    ...by,
    ...(dateFrom ? [sql`${day} >= ${dateFrom}::date`] : []),
    ...(dateTo ? [sql`${day} <= ${dateTo}::date`] : []),
  ];
}

function maskReport(type: ReportType, { caller }: ReportAsk, row: Row): void {
  if (!type.groupedBy) maskRow(type.of, row, caller);
  const hidden = [...masksFor(caller, type.of).keys()];
  for (const [name, { guardedBy }] of workedOf(type))
    if (guardedBy && hidden.some((path) => isWithin(guardedBy, path))) row[name] = null;
}
