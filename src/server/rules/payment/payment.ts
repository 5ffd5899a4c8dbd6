import { sql } from 'kysely';
import { paymentMoves } from '#contract/lifecycles/payment';
import type { Recorded } from '#contract/resources/index';
import { sideOf } from '#contract/roles/sides';
import { choices } from '#contract/words/en/choices';
import { sentence } from '#contract/words/sentence';
import type { Sentence } from '#contract/words/sentence';
import { applyAllocations } from './apply-allocations';
import { changePayment } from './payment-change';
import { filesPaidOn } from './files-paid-on';
import { startPayment } from './payment-create';
import { isReleasable } from './recorder';
import { followRemitDue } from './remit-due';
import { followShortfall } from './remittance';
import type { Caller } from '../../request/caller';
import { booksInScope } from '../books';
import { onFilesOfClients } from '../on-files-of-clients';
import { conflict } from '../refuse';
import type { HistoryEntry, Rules, Scope } from '../../records/rules';
import { within } from '../scopes';

type Payment = Recorded<'payment'>;

/** What is paid to or by a vendor is between the vendor and the agency. */
function paymentsInReach(caller: Caller): Scope {
  const books = booksInScope(caller);
  if (sideOf(caller.activityType) !== 'client') return books;
  return within(
    books,
    sql`(t."companyId" is null or t."companyId" in (
      select c._id from company c where c."activityType" in ('agency', 'lender')))`,
  );
}

function mayWith(_: Caller, payment: Partial<Payment>, actions: readonly string[]): string[] {
  const isPending = payment.status === 'pending';
  const isOpen = payment.status !== undefined && paymentMoves[payment.status].length > 0;
  return actions.filter((action) => (action === 'delete' ? isPending : action !== 'edit' || isOpen));
}

function history(
  event: 'created' | 'updated' | 'removed',
  payment: Payment,
  changed: readonly string[],
): HistoryEntry {
  return {
    type: 'payment_changed',
    message: messageOf(event, payment, changed),
    // With whom money passed is not in the entry: what names a company may concern a vendor, a remittance the client alone.
    visibility: payment.companyId && payment.paymentType !== 'client_remittance' ? 'internal' : 'client',
    hidden: ['note', 'cashAgreedBy', 'allocations', 'companyId'],
  };
}

function messageOf(
  event: 'created' | 'updated' | 'removed',
  { paymentType, amount, status, reversalReason }: Payment,
  changed: readonly string[],
): Sentence {
  const type = choices.paymentType[paymentType];
  if (event === 'created') return sentence('money.paymentRecorded', { type, amount });
  if (event === 'removed') return sentence('money.paymentDeleted', { type, amount });
  if (changed.includes('status'))
    return reversalReason
      ? sentence('money.paymentNowWithReason', { type, amount, status, reason: reversalReason })
      : sentence('money.paymentNow', { type, amount, status });
  return changed.includes('allocations')
    ? sentence('money.paymentAllocated', { type, amount })
    : sentence('money.paymentChanged', { type, amount });
}

export const paymentRules: Rules<'payment'> = {
  scope: paymentsInReach,
  may: mayWith,
  whyNot: (_, payment, action) =>
    action === 'delete'
      ? conflict(
          payment.status === 'cleared'
            ? sentence('money.moneyClearedReversedNeverDeleted')
            : sentence('money.whatBecamePaymentStaysWritten'),
        )
      : conflict(sentence('money.paymentOverRecordNewOne')),
  derived: { isReleasable },
  filters: {
    clientId: onFilesOfClients,
  },
  hides: (caller) => (sideOf(caller.activityType) === 'client' ? ['note', 'cashAgreedBy'] : []),
  beforeCreate: startPayment,
  beforeUpdate: changePayment,
  afterUpdate: async (context, before, after) => {
    await applyAllocations(context, before, after);
    await followShortfall(context, before, after);
    await followRemitDue(context, before, after);
  },
  history,
  // Money comes and goes after a file is closed, too.
  reaches: filesPaidOn,
  openWhenClosed: () => true,
};
