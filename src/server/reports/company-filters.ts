import { sql } from 'kysely';
import type { Recorded } from '#contract/resources/index';
import type { Db, Sql } from '../database/tables';
import type { Caller } from '../request/caller';
import type { ReportAsk } from './report-type';

type Filters = Recorded<'company'>['reportFilters'];

/** What the reports on files of somebody's company are narrowed by: its own filters, or those of the house that it is an office of. */
export async function filtersFor(db: Db, { companyId, headCompanyId }: Caller): Promise<Filters> {
  const companies = await db
    .selectFrom('company')
    .select(['_id', 'reportFilters'])
    .where('_id', 'in', [companyId, headCompanyId])
    .execute();
  const of = (id: string): Filters => companies.find(({ _id }) => _id === id)?.reportFilters ?? null;
  return of(companyId) ?? of(headCompanyId);
}

/** The same as conditions on a file `t`. */
export function filterConditions(filters: Filters, { now }: ReportAsk): Sql[] {
  if (!filters) return [];
  const { states, stages, statuses, assetTypes, contractTypes, includeHold, includeClosedDays } = filters;
  const among = (column: string, values: readonly string[] | null | undefined): Sql[] =>
    values?.length ? [sql`${sql.ref(`t.${column}`)} = any(${values}::text[])`] : [];
  return [
    ...among('state', states),
    ...among('stage', stages),
    ...among('status', statuses),
    ...among('assetType', assetTypes),
    ...among('contractType', contractTypes),
    ...(includeHold ? [] : [sql`not t.hold`]),
    ...(includeClosedDays == null
      ? []
      : [
          sql`(not t.closed or t."closedDate" >= ${now.toISOString()}::timestamptz - ${includeClosedDays} * interval '1 day')`,
        ]),
  ];
}
