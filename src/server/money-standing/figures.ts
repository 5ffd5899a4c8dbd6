import { sql } from 'kysely';
import { addDays } from '#contract/clocks/day';
import type { MoneyFigure } from '#contract/commands/money-standing';
import { payableInvoice } from '#contract/lifecycles/client-invoice';
import { ageing, ageingBrackets } from '#contract/money/ageing';
import { sideOf } from '#contract/roles/sides';
import type { Side } from '#contract/roles/sides';
import type { ListFilters, ListToCount } from '../home/count-lists';
import type { Caller } from '../request/caller';
import { may } from '../request/rights';
import { trustEffect } from '../rules/payment/trust';

/** Whose money is asked for: of one company, which stands on that side, or of all. `today`: the day where the caller is. */
export interface MoneyAsk {
  readonly caller: Caller;
  readonly today: string;
  readonly of: { readonly companyId: string; readonly side: Side } | null;
}

type Figure = ListToCount<MoneyFigure>;

const balance = sql`t."balanceDue"`;
const total = sql`t.total`;

/** The figures that somebody may see, in their order: what clients owe, what is to be billed, what is held, what vendors are owed. */
export function moneyOf({ caller, today, of }: MoneyAsk): Figure[] {
  const figures = [
    ...(of?.side === 'vendor' ? [] : receivable(caller, today, of ? { clientId: of.companyId } : {})),
    ...(of?.side === 'client' ? [] : payable(of?.side === 'vendor' ? { companyId: of.companyId } : {})),
  ];
  return figures.filter(({ resource }) => may(caller, resource, 'list'));
}

function receivable(caller: Caller, today: string, client: ListFilters): Figure[] {
  const invoices = (key: MoneyFigure, filters: ListFilters, amount = balance): Figure => ({
    key,
    resource: 'invoice',
    filters: { ...filters, ...client },
    amount,
  });
  const owed = { status: [...payableInvoice] };
  const brackets = ageingBrackets.map((bracket) => {
    const { from, to } = ageing[bracket];
    return invoices(bracket, {
      ...owed,
      owing: 'true',
      ...(to !== null && { dueDateFrom: addDays(today, -to) }),
      ...(from !== null && { dueDateTo: addDays(today, -from) }),
    });
  });
  const bills = may(caller, 'invoice', 'issue') && sideOf(caller.activityType) === 'agency';
  return [
    ...brackets,
    invoices('creditsNotUsed', { ...owed, owing: 'false' }),
    ...(bills
      ? [
          {
            key: 'toBill' as const,
            resource: 'fee' as const,
            filters: { unbilled: 'true', ...client },
            amount: sql`t.amount`,
          },
          invoices('inDraft', { status: 'draft' }, total),
          invoices('notSent', { status: 'issued' }, total),
        ]
      : []),
    {
      key: 'heldInTrust',
      resource: 'payment',
      filters: { isTrust: 'true', status: 'cleared', ...client },
      amount: trustEffect('t'),
    },
    ...(bills
      ? [
          {
            key: 'toRemit' as const,
            resource: 'payment' as const,
            filters: { remitDue: 'true', ...client },
            amount: sql`t.amount`,
          },
        ]
      : []),
  ];
}

/** Vendors' invoices by who has to do something next; what is refused or void is owed by nobody. */
function payable(company: ListFilters): Figure[] {
  const bills = (key: MoneyFigure, invoiceStatus: readonly string[]): Figure => ({
    key,
    resource: 'vendorInvoice',
    filters: { invoiceStatus, ...company },
    amount: sql`(t.total - coalesce(t."paidAmount", 0))`,
  });
  return [
    bills('toDecide', ['submitted', 'in_review', 'disputed']),
    bills('toPost', ['auto_approved', 'approved', 'pending_post', 'post_failed']),
    bills('toPay', ['posted', 'partially_paid']),
  ];
}
