import type { AnswerTo } from '#contract/commands/input';
import { Problem } from '#contract/problems';
import type { Recorded } from '#contract/resources/index';
import { find } from '../records/find';
import { may } from '../request/rights';
import type { Caller } from '../request/caller';
import type { RequestContext } from '../request/context';
import { offeredColumns } from './offered-columns';

type Company = Recorded<'company'>;

const none = {
  states: null,
  stages: null,
  statuses: null,
  assetTypes: null,
  contractTypes: null,
  includeHold: true,
  includeClosedDays: null,
  columns: null,
  groupBy: null,
} as const;

/** Whose filters somebody sets: those of their own company and its offices; an administrator of the operating agency, everyone's. */
export const setsFiltersOf = (caller: Caller, { _id }: Pick<Company, '_id'>): boolean =>
  caller.scope === 'all' || caller.tree.includes(_id);

/**
 * A company whose filters somebody may read: their own and those of its house.
 * @throws Problem NOT_FOUND for any other
 */
export async function readFiltersOf({ db, caller }: RequestContext, companyId: string): Promise<Company> {
  const company = await find(db, 'company', companyId, caller);
  if (!setsFiltersOf(caller, company) && !caller.family.includes(company._id)) throw new Problem('NOT_FOUND');
  return company;
}

export function presentFilters(
  { caller, language }: Pick<RequestContext, 'caller' | 'language'>,
  company: Company,
): AnswerTo<'showCompanyReportFilters'> {
  const { _id: companyId, reportFilters, updatedAt } = company;
  const mayEdit = setsFiltersOf(caller, company) && may(caller, 'companyReportFilters', 'edit');
  return {
    companyId,
    filters: { ...none, ...reportFilters },
    updatedAt: reportFilters ? updatedAt : null,
    mayEdit,
    offered: offeredColumns(language),
  };
}
