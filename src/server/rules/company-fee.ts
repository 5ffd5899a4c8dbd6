import { sql } from 'kysely';
import { sideOf } from '#contract/roles/sides';
import { choices } from '#contract/words/en/choices';
import type { Caller } from '../request/caller';
import { changeLine, completeLine } from './company-fee-checks';
import { companiesOnFiles } from './company-reach';
import type { Rules, Scope } from './rules';

const keepsPrices = (caller: Caller): boolean => caller.operates || caller.scope === 'all';

/**
 * The price lists in a caller's reach. A client reads what it is charged and a vendor what it is owed, an office also by the list
 * of its head company; nobody reads another's. A partner agency reads those of the clients and vendors on its files, and its own.
 */
function linesInReach(caller: Caller): Scope {
  if (keepsPrices(caller)) return 'everything';
  const own = sql`(t."companyId" = any(${caller.tree}::uuid[]) or t."companyId" = ${caller.headCompanyId}::uuid)`;
  switch (sideOf(caller.activityType)) {
    case 'client':
      return sql`(${own} and t.direction = 'receivable')`;
    case 'vendor':
      return sql`(${own} and t.direction = 'payable')`;
    default: {
      const around = companiesOnFiles(caller);
      const mine = sql`(${own} and t.direction = 'payable')`;
      if (!around) return mine;
      return sql`(${mine} or (t."companyId" = any(${around}) and exists (
        select from company c where c._id = t."companyId" and c."activityType" <> 'agency')))`;
    }
  }
}

export const companyFeeRules: Rules<'companyFee'> = {
  scope: linesInReach,
  may: (caller, _, actions) =>
    keepsPrices(caller)
      ? [...actions]
      : actions.filter((action) => ['list', 'show', 'export'].includes(action)),
  // By what it is booked, and what passes unseen, is not the other side's.
  mask: (caller, line) => {
    if (sideOf(caller.activityType) === 'agency') return;
    for (const field of ['glCode', 'autoApproveLimit', 'preApprovalThreshold'])
      if (field in line) line[field] = null;
  },
  beforeCreate: completeLine,
  beforeUpdate: changeLine,
  history: (event, line) => ({
    type: 'system',
    message: `Price of ${choices.feeType[line.feeType]} from ${line.effectiveFrom} was ${event}.`,
    visibility: 'internal',
  }),
};
