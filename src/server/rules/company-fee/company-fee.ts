import { sql } from 'kysely';
import { sideOf } from '#contract/roles/sides';
import { choices } from '#contract/words/en/choices';
import { sentence } from '#contract/words/sentence';
import { operatingAgency } from '../../database/operating-agency';
import type { Sql } from '../../database/tables';
import type { Caller } from '../../request/caller';
import { changeLine, completeLine } from './company-fee-checks';
import { companiesOnFiles } from '../company/company-scope';
import type { Rules, Scope } from '../../records/rules';
import { usualPrices } from './usual-prices';

const keepsPrices = (caller: Caller): boolean => caller.operates || caller.scope === 'all';

/**
 * The price lists in a caller's scope. A client reads what it is charged and a vendor what it is owed, an office also by the list
 * of its head company, and the usual prices where neither has its own; nobody reads another's. A partner agency reads those of the clients and vendors on its files, and its own.
 */
function linesInScope(caller: Caller): Scope {
  if (keepsPrices(caller)) return 'everything';
  const own = sql`(t."companyId" = any(${caller.tree}::uuid[]) or t."companyId" = ${caller.headCompanyId}::uuid)`;
  switch (sideOf(caller.activityType)) {
    case 'client':
      return sql`((${own} and t.direction = 'receivable') or ${usualPrices(caller, 'receivable')})`;
    case 'vendor':
      return sql`((${own} and t.direction = 'payable') or ${usualPrices(caller, 'payable')})`;
    default: {
      const around = companiesOnFiles(caller);
      const mine = sql`(${own} and t.direction = 'payable')`;
      if (!around) return mine;
      return sql`(${mine} or (t."companyId" = any(${around}) and exists (
        select from company c where c._id = t."companyId" and c."activityType" <> 'agency')))`;
    }
  }
}

/** The list of a company; a client's and a vendor's own goes on with the usual prices that hold for them. */
function listOf(values: readonly unknown[], caller: Caller): Sql {
  const named = sql`t."companyId" = any(${values}::uuid[])`;
  const isOwn = values.some((value) => caller.family.includes(String(value)));
  if (keepsPrices(caller) || sideOf(caller.activityType) === 'agency' || !isOwn) return named;
  return sql`(${named} or t."companyId" = ${operatingAgency})`;
}

export const companyFeeRules: Rules<'companyFee'> = {
  scope: linesInScope,
  filters: { companyId: listOf },
  may: (caller, _, actions) =>
    keepsPrices(caller)
      ? [...actions]
      : actions.filter((action) => ['list', 'show', 'export'].includes(action)),
  // By what it is booked, and what passes unseen, is not the other side's.
  hides: (caller) =>
    sideOf(caller.activityType) === 'agency' ? [] : ['glCode', 'autoApproveLimit', 'preApprovalThreshold'],
  beforeCreate: completeLine,
  beforeUpdate: changeLine,
  history: (event, line) => ({
    type: 'system',
    message: sentence('network.priceWas', {
      fee: choices.feeType[line.feeType],
      day: line.effectiveFrom,
      event,
    }),
    visibility: 'internal',
  }),
};
