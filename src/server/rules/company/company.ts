import type { Recorded } from '#contract/resources/index';
import { sentence } from '#contract/words/sentence';
import type { Caller } from '../../request/caller';
import { isLimited } from '../../request/rights';
import { changeCompany, followCompany } from './company-change';
import { completeCompany } from './company-create';
import { companiesInScope } from './company-scope';
import { refuseRemoval } from './company-remove';
import { companySearch } from './company-search';
import { companyShownAs, shownToOthers } from './company-shown-as';
import { expiresBy, nextExpiry } from './next-expiry';
import { flagFilter } from '../flag-filter';
import { officesFor, placedAt } from '../user/places-of-people';
import type { Rules } from '../../records/rules';

/** Whether a caller reads all of a company: their own, and for the operating agency everyone's. A partner agency reads all of a
 * client or vendor that it shares a file with. */
function readsAll(caller: Caller, company: Partial<Recorded<'company'>>): boolean {
  if (caller.operates || caller.scope === 'all') return true;
  if (caller.family.includes(company._id ?? '') || company.parentCompanyId === caller.headCompanyId)
    return true;
  return caller.activityType === 'agency' && company.activityType !== 'agency';
}

function changes(caller: Caller, company: Partial<Recorded<'company'>>): boolean {
  if (caller.scope === 'all') return true;
  if (caller.operates && !isLimited(caller, 'company', 'edit')) return true;
  return company._id !== undefined && caller.tree.includes(company._id);
}

export const companyRules: Rules<'company'> = {
  scope: companiesInScope,
  may: (caller, company, actions) =>
    changes(caller, company)
      ? [...actions]
      : actions.filter((action) => ['list', 'show', 'export'].includes(action)),
  shownAs: companyShownAs,
  mask: (caller, company) => {
    if (readsAll(caller, company)) return;
    for (const field of Object.keys(company)) if (!shownToOthers.has(field)) company[field] = null;
  },
  derived: { nextExpiry },
  filters: {
    nextExpiryTo: expiresBy,
    takesPeople: (values, caller) => flagFilter(values, placedAt(caller)),
    officesOf: officesFor,
  },
  search: companySearch,
  beforeCreate: completeCompany,
  beforeUpdate: changeCompany,
  afterUpdate: followCompany,
  beforeRemove: refuseRemoval,
  history: (event, company) => ({
    type: 'system',
    message: sentence('network.companyWas', { name: company.companyName, event }),
    visibility: 'internal',
  }),
};
