import { presentFilters, readFiltersOf } from '../reports/filters-of-company';
import type { Handler } from './handler';

/** What all reports on files of a company's people are narrowed by. */
export const showCompanyReportFilters: Handler<'showCompanyReportFilters'> = async (
  context,
  { companyId },
) => ({
  body: presentFilters(context, await readFiltersOf(context, companyId)),
});
