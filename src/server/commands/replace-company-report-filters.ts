import { Problem } from '#contract/problems';
import { reportColumnNames } from '../reports/column-names';
import { presentFilters, setsFiltersOf } from '../reports/filters-of-company';
import { take } from '../records/take';
import { writeChange } from '../records/update';
import { inTransaction } from '../request/in-transaction';
import { invalid } from '../rules/refuse';
import { sentence } from '#contract/words/sentence';
import type { Handler } from './handler';

/** Says what all reports on files of a company's people are narrowed by. */
export const replaceCompanyReportFilters: Handler<'replaceCompanyReportFilters'> = (
  context,
  { companyId, filters },
) =>
  inTransaction(context, async (context) => {
    const company = await take(context, 'company', companyId);
    if (!setsFiltersOf(context.caller, company)) throw new Problem('FORBIDDEN');
    const unknown = filters.columns?.find((name) => !reportColumnNames.has(name));
    if (unknown) throw invalid('filters.columns', sentence('documents.notColumnOfReport', { name: unknown }));
    const after = await writeChange(context, 'company', company, { reportFilters: filters });
    return { body: presentFilters(context, after) };
  });
