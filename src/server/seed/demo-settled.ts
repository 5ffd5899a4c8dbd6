import { daysUntil } from '#contract/clocks/day';
import type { StatusName } from '#contract/lifecycles/status-row';
import { todayIn } from '#contract/placement/province-time';
import type { ValueOf } from '#contract/vocabularies/index';
import { derivedOfFile } from '../rules/file/file-change';
import type { Seeded } from './demo-bundle';
import type { Province } from './demo-places';
import type { Step } from './demo-steps';

type File = Seeded<'file'>;
type Reason = ValueOf<'closingReason'>;

interface Settling {
  readonly what: 'arrears' | 'all';
  readonly ledTo: readonly StatusName[];
}

/** What a file is closed with once its debtor paid: what was paid, and the status that the payment led to. */
const settledBy: { readonly [R in Reason]?: Settling } = {
  arrears_paid: { what: 'arrears', ledTo: ['close_requested', 'close_checklist'] },
  paid_in_full: { what: 'all', ledTo: ['close_requested', 'close_checklist'] },
  recovered_reinstated: { what: 'arrears', ledTo: ['reinstated'] },
  recovered_redeemed: { what: 'all', ledTo: ['redeemed'] },
};

/** The payment for which a file was closed. */
export interface Settlement {
  readonly what: 'arrears' | 'all';
  /** The moment of the payment. */
  readonly at: string;
  /** Whether the debtor paid before anybody took the unit. */
  readonly isUntaken: boolean;
  /** In cents. */
  readonly amount: number;
  /** What the payment changed of the file, as it was before. */
  readonly before: Partial<File>;
}

const cents = (amount: string | null | undefined): number => Math.round(Number(amount) * 100);
const money = (amount: number): string => (amount / 100).toFixed(2);
/** The lender tells of the money some minutes before its file goes on. */
const minutes = 5;

/**
 * Lets a closed file whose debtor paid owe no arrears: all that had come due by the day of the payment was paid, or the whole debt; amounts
 * stay whole instalments. `undefined` for a file that was closed for something else.
 */
export function settleDebt(file: File, state: Province, steps: readonly Step[]): Settlement | undefined {
  const settling = file.closed && file.closingReason ? settledBy[file.closingReason] : undefined;
  const index = steps.findIndex(({ status }) => settling?.ledTo.includes(status));
  const step = steps[index];
  if (!settling || !step) return undefined;
  const { what } = settling;
  const isUntaken = !String(file.closingReason).startsWith('recovered_');
  const earlier = new Date(Date.parse(step.at) - minutes * 60_000).toISOString();
  const last = steps[index - 1]?.at ?? step.at;
  const at = isUntaken ? (earlier > last ? earlier : last) : step.at;
  const day = todayIn(state, new Date(at));
  const before = pick(file);
  const instalment = cents(file.paymentAmount);
  const total = cents(file.totalAmountSecured);
  const paid = what === 'all' ? total : Math.min(total, instalment * dueBy(String(file.contractDate), day));
  const owed = cents(file.balanceAmount);
  const paidOf = { amountPaid: money(paid), totalAmountSecured: file.totalAmountSecured };
  const amount = paid - cents(file.amountPaid);
  Object.assign(file, {
    arrearsAmount: '0.00',
    balanceAmount: money(total - paid),
    payoffAmount: money(Math.round((cents(file.payoffAmount) * (total - paid)) / owed)),
    ...paidOf,
    ...derivedOfFile(paidOf),
    daysPastDue: 0,
    lastPaymentDate: day,
  });
  if (what === 'arrears' && file.redemption?.quotedAmount)
    file.redemption = { ...file.redemption, quotedAmount: money(Math.round(amount * 1.05)) };
  return { what, at, isUntaken, amount, before };
}

const pick = ({ arrearsAmount, balanceAmount, payoffAmount, amountPaid, ...more }: File): Partial<File> => ({
  ...{ arrearsAmount, balanceAmount, payoffAmount, amountPaid },
  ...{ amountPaidRatio: more.amountPaidRatio, daysPastDue: more.daysPastDue },
  lastPaymentDate: more.lastPaymentDate,
});

/** How many instalments fell due by a day, the first a month after the contract. */
function dueBy(contractDate: string, day: string): number {
  const [year = 0, month = 0] = contractDate.split('-').map(Number);
  const [thisYear = 0, thisMonth = 0] = day.split('-').map(Number);
  const months = (thisYear - year) * 12 + thisMonth - month;
  return daysUntil(contractDate, day) > 0 && day.slice(8) < contractDate.slice(8) ? months - 1 : months;
}
