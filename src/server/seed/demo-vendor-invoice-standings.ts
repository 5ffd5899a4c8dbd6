import type { Recorded } from '#contract/resources/index';
import type { ValueOf } from '#contract/vocabularies/index';
import type { InvoicePlan } from './demo-vendor-invoice-plans';
import type { Fault } from './demo-vendor-invoice-reasons';
import type { Calendar, Seeded } from './demo-bundle';
import { companies, desksOf } from './demo-desks';
import type { Random } from './random';
import { seedId } from './seed-id';

export type Status = ValueOf<'invoiceStatus'>;
type Approval = NonNullable<Recorded<'vendorInvoice'>['approvals']>[number];
type Weights = readonly (readonly [Status, number])[];

/** The states of an invoice whose fees are owed by it. */
export const settled: readonly Status[] = ['pending_post', 'post_failed', 'posted', 'partially_paid', 'paid'];

/** Nobody works on for an agency that owes it a bill of half a year ago. */
const past: Weights = [['paid', 1]];
const old: Weights = [
  ['paid', 92],
  ['partially_paid', 4],
  ['posted', 4],
];
const ripe: Weights = [
  ['paid', 45],
  ['posted', 43],
  ['partially_paid', 12],
];
const fresh: Weights = [
  ['posted', 60],
  ['pending_post', 40],
];

/** How far an invoice that was approved has come since. `isKnown`: whether the accounts know its vendor. */
export function settledStatus(random: Random, ago: number, isKnown: boolean): Status {
  if (!isKnown && ago <= 30) return 'post_failed';
  return random.weighted(ago > 180 ? past : ago > 50 ? old : ago > 20 ? ripe : fresh);
}

/** Where an invoice has come to since it was sent: not far where its work is nobody's or was billed before. */
export function statusOf(
  random: Random,
  { ago, slip, isAlone, isCopied, works }: InvoicePlan,
  { isFlagged, isKnown }: { isFlagged: boolean; isKnown: boolean },
): Status {
  const further = settledStatus(random, ago, isKnown);
  if (isFlagged && (slip === 'file' || slip === 'again'))
    return random.weighted<Status>([
      ['in_review', ago > 20 ? 1 : 5],
      ['disputed', 3],
      ['rejected', 2],
    ]);
  const isClosed = works.some(({ closedOn }) => closedOn !== null);
  if (!isAlone || (isClosed && ago > 20)) return further;
  if (ago > 20)
    return random.weighted([
      [further, isFlagged ? 6 : 50],
      ['disputed', isFlagged ? 3 : 0],
      ['rejected', isFlagged ? 1 : 0],
    ]);
  return random.weighted<Status>([
    ['in_review', 48],
    [further, 26],
    ['draft', isFlagged || isCopied ? 0 : 14],
    ['void', isFlagged || isCopied ? 0 : 5],
    ['disputed', isFlagged ? 20 : 0],
    ['rejected', isFlagged ? 9 : 0],
  ]);
}

/** Where a large invoice stands: those before the accounts are quick. */
const large: readonly (readonly [number, number])[] = [
  [1, 1],
  [2, 1],
  [3, 4],
];

/** What the levels of approval said of an invoice, a day or less apart. */
export function decided(
  random: Random,
  plan: InvoicePlan,
  { status, needed, fault }: { status: Status; needed: number; fault: Fault | undefined },
  calendar: Calendar,
): Partial<Seeded<'vendorInvoice'>> {
  const at = (level: number): string => calendar.momentAgo(plan.ago - 0.4 - stepOf(plan.ago) * level);
  const approved = (level: number): Approval => ({
    level,
    userId: approverOf(plan, level),
    decision: 'approved',
    at: at(level),
    note: null,
    lines: [],
  });
  const upTo = (level: number) => Array.from({ length: level }, (_, index) => approved(index + 1));
  if (settled.includes(status))
    return { approvalLevel: needed, approvals: upTo(needed), updatedAt: at(needed) };
  const level = needed < 3 ? random.int(1, needed) : random.weighted(large);
  const before = { approvalLevel: level, approvals: upTo(level - 1), updatedAt: at(level - 1) };
  if (status === 'in_review' || !fault) return before;
  const isWhole = status === 'rejected';
  const lines = isWhole ? [] : [...fault.lines];
  const said = {
    ...approved(level),
    decision: isWhole ? 'rejected' : 'disputed',
    note: fault.reason,
    lines,
  } as const;
  return {
    approvalLevel: level,
    approvals: [...before.approvals, said],
    updatedAt: said.at,
    disputedLines: lines.length > 0 ? lines : null,
    [isWhole ? 'rejectReason' : 'disputeReason']: fault.reason,
  };
}

/** Days between one step of an invoice and the next: five of them go by before the day of loading. */
export const stepOf = (ago: number): number => Math.min(1, (ago - 0.5) / 6);

const codes = new Map(companies.map(({ _id, code }) => [_id, code]));
const administrator = seedId('user', 'administrator@demo.example');

// Of the agency whose file it is: who manages the file, then its supervisor, then its accountant.
function approverOf({ works, isAlone }: InvoicePlan, level: number): string {
  const [{ agencyId = '', managerId = '' } = {}] = works;
  const code = codes.get(agencyId) ?? '';
  const managers = desksOf(code, 'file_manager');
  const manager = managers.find(({ userId }) => isAlone && userId === managerId) ?? managers[0];
  const accounts = code === 'PAR' ? undefined : desksOf('NLR', 'accountant')[0]?.userId;
  return [manager?.userId, desksOf(code, 'supervisor')[0]?.userId, accounts][level - 1] ?? administrator;
}
