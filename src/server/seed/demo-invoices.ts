import { lineOf, totalsOf } from '#contract/money/invoice-lines';
import type { BilledFee } from '#contract/money/invoice-lines';
import { standingOf } from '#contract/lifecycles/client-invoice';
import { amountOf, centsOf } from '#contract/money/cents';
import { businessDayFrom, isBusinessDay } from '#contract/clocks/business-day';
import { addDays } from '#contract/clocks/day';
import type { Recorded } from '#contract/resources/index';
import { daysAfter } from '../rules/invoice/billing-file';
import { invoiceNumberOf } from '../rules/invoice/invoice-number';
import { creditFor, creditNoteOf } from './demo-credits';
import { createRandom } from './random';
import type { Random } from './random';
import { seedId } from './seed-id';

/** An approved fee that is charged to a client, as far as billing looks at it. */
export interface DemoFee extends BilledFee {
  readonly fileId: string;
  readonly state: Recorded<'fee'>['state'];
  readonly incurredOn: string;
}

/** Whose the file of a fee is, and how they are billed. */
export interface DemoClient {
  readonly clientId: string;
  /** Who issues the invoices of the file. */
  readonly supplierId: string;
  readonly supplierCode: string;
  readonly language: 'en' | 'fr';
  readonly email: string;
  readonly paymentTermsDays: number;
  readonly remittanceDays: number;
  /** What came in for the unit of the file, an amount. */
  readonly proceeds: string | null;
  /** The day on which it came in, `YYYY-MM-DD`; absent: the day of the invoice. */
  readonly proceedsOn?: string | null;
  /** A file is closed once everything on it is paid and remitted. */
  readonly closed: boolean;
  /** The province of the file; absent: that of its first fee. */
  readonly fileState?: DemoFee['state'];
}

/** What demo fees bring about: invoices and payments to insert, what becomes of the fees, and each supplier's last number of a year. */
export interface DemoBilling {
  /** The files whose proceeds went to the client. */
  readonly remitted: readonly string[];
  readonly invoices: readonly Partial<Recorded<'invoice'>>[];
  readonly payments: readonly Partial<Recorded<'payment'>>[];
  readonly fees: readonly Pick<Recorded<'fee'>, '_id' | 'status' | 'invoiceId' | 'paidDate'>[];
  readonly counters: readonly {
    readonly supplierId: string;
    readonly year: number;
    readonly last: number;
  }[];
}

interface Plan {
  readonly fees: readonly DemoFee[];
  readonly client: DemoClient;
  readonly issueDate: string;
  readonly random: Random;
}

/** Days between the last work on an invoice and its issue: at least, and at most. */
const wait = { least: 2, most: 9 } as const;

/**
 * Bills the fees of each file together, some days after the last of them, and has most invoices paid by their due date. The same
 * fees give the same invoices, numbered by each supplier in the order of their issue without a gap. What is too young stays unbilled.
 * `today`: `YYYY-MM-DD`.
 */
export function demoBilling(
  fees: readonly DemoFee[],
  clientOf: (fileId: string) => DemoClient,
  today: string,
): DemoBilling {
  const unbilled: Plan[] = [];
  const plans = [...byFile(fees)].flatMap(([fileId, own]): Plan[] => {
    const random = createRandom(`billing ${fileId}`);
    const last = own.reduce((day, fee) => (fee.incurredOn > day ? fee.incurredOn : day), '');
    const client = clientOf(fileId);
    const wanted = workingDay(
      daysAfter(last, random.int(wait.least, wait.most)),
      client.closed ? today : null,
    );
    const plan = { fees: own, client, issueDate: wanted, random };
    if (wanted <= today || client.closed) return [plan];
    if (client.proceedsOn) unbilled.push(plan);
    return [];
  });
  plans.sort((one, other) =>
    one.issueDate < other.issueDate ? -1 : Number(one.issueDate > other.issueDate),
  );
  const made = plans.map((plan) => {
    const isDraft = plan.random.chance(0.04) && !plan.client.closed;
    return fillBalance(plan, isDraft, today);
  });
  // What a unit brought is there before its file is billed.
  const payments = [
    ...made.flatMap((one) => one.payments),
    ...unbilled.flatMap((plan) => trust(plan, today)),
  ];
  const { invoices, counters } = numbered(made);
  return {
    invoices,
    payments,
    fees: made.flatMap((one) => one.fees),
    remitted: payments.flatMap(({ paymentType, fileId = '' }) =>
      paymentType === 'client_remittance' ? [fileId] : [],
    ),
    counters,
  };
}

type Counter = DemoBilling['counters'][number];

/** The invoices and the credit notes of all, each with its number: every supplier numbers its own in the order of their issue, without a gap. */
function numbered(made: readonly Filled[]): Pick<DemoBilling, 'invoices' | 'counters'> {
  const counters = new Map<string, Counter>();
  const codes = new Map(made.map(({ plan: { client } }) => [client.supplierId, client.supplierCode]));
  const all = made.flatMap(({ invoice, note }) => (note ? [invoice, note] : [invoice]));
  // What has no day is no more than a draft.
  const inOrder = all.sort((one, other) => String(one.issueDate).localeCompare(String(other.issueDate)));
  const invoices = inOrder.map((one) => {
    const { supplierId, issueDate } = one;
    if (!supplierId || !issueDate) return one;
    const year = Number(issueDate.slice(0, 4));
    const last = (counters.get(`${supplierId} ${year}`)?.last ?? 0) + 1;
    counters.set(`${supplierId} ${year}`, { supplierId, year, last });
    return { ...one, invoiceNumber: invoiceNumberOf(codes.get(supplierId) ?? '', year, last) };
  });
  return { invoices, counters: [...counters.values()] };
}

const earlier = (day: string, other: string): string => (day < other ? day : other);

/** A day on which offices and banks of Ontario work: that day, or the next; none after today on a closed file. */
function workingDay(day: string, until: string | null): string {
  const next = businessDayFrom('ON', day);
  if (until === null || next <= until) return next;
  let last = until;
  while (!isBusinessDay('ON', last)) last = addDays(last, -1);
  return last;
}

function byFile(fees: readonly DemoFee[]): Map<string, DemoFee[]> {
  const files = new Map<string, DemoFee[]>();
  for (const fee of fees) {
    const own = files.get(fee.fileId);
    if (own) own.push(fee);
    else files.set(fee.fileId, [fee]);
  }
  return files;
}

interface Filled extends Pick<DemoBilling, 'payments' | 'fees'> {
  readonly plan: Plan;
  readonly invoice: DemoBilling['invoices'][number];
  /** What takes a part of it back. */
  readonly note: DemoBilling['invoices'][number] | undefined;
}

/** An invoice without its number, what was paid on it, and what was taken back of it before that. */
function fillBalance(plan: Plan, isDraft: boolean, today: string): Filled {
  const { fees, client, issueDate, random } = plan;
  const [first] = fees as readonly [DemoFee, ...DemoFee[]];
  const { fileId, state } = first;
  const _id = seedId('invoice', `demo ${fileId}`);
  const lines = fees.map(lineOf);
  const totals = totalsOf(lines);
  const dueDate = daysAfter(issueDate, client.paymentTermsDays);
  const pays = daysAfter(issueDate, random.int(4, client.paymentTermsDays + 12));
  const paidOn = workingDay(pays, client.closed ? today : null);
  const drawn = random.weighted([[1, 84] as const, [0.5, 8] as const, [0, 8] as const]);
  const share = client.closed ? 1 : paidOn > today || isDraft ? 0 : drawn;
  const credit = isDraft ? undefined : creditFor(fileId, lines, client.language);
  const creditedOn = workingDay(daysAfter(issueDate, credit?.after ?? 0), null);
  const isCredited = credit !== undefined && creditedOn <= earlier(paidOn, today);
  const credited = isCredited ? credit.total : 0;
  const owed = centsOf(totals.total) - credited;
  const paid = Math.round(owed * share);
  const isDisputed = share === 0 && dueDate < today && random.chance(0.3);
  const sent = !isDraft && (dueDate <= today || random.chance(0.8));
  const before = isDisputed ? 'disputed' : sent ? 'sent' : 'issued';
  const status = isDraft ? 'draft' : standingOf({ paid, due: owed - paid }, before);
  const invoice: Partial<Recorded<'invoice'>> = {
    _id,
    invoiceNumber: null,
    supplierId: isDraft ? null : client.supplierId,
    fileId,
    clientId: client.clientId,
    status,
    issueDate: isDraft ? null : issueDate,
    dueDate: isDraft ? null : dueDate,
    feeIds: fees.map((fee) => fee._id),
    lines,
    ...totals,
    paidAmount: amountOf(paid),
    creditedAmount: amountOf(credited),
    balanceDue: amountOf(owed - paid),
    state: client.fileState ?? state,
    language: client.language,
    sentAt: sent ? `${issueDate}T15:00:00.000Z` : null,
    sentTo: sent ? [client.email] : null,
    disputeReason: isDisputed ? 'Amount questioned by the client' : null,
  };
  return {
    ...{ plan, invoice, note: isCredited ? creditNoteOf(invoice, credit, creditedOn) : undefined },
    payments:
      paid > 0 ? [payment(plan, _id, amountOf(paid), paidOn), ...trust(plan, today)] : trust(plan, today),
    fees: fees.map((fee) => ({
      _id: fee._id,
      invoiceId: _id,
      status:
        status === 'draft'
          ? ('approved' as const)
          : status === 'paid'
            ? ('paid' as const)
            : ('invoiced' as const),
      paidDate: status === 'paid' ? paidOn : null,
    })),
  };
}

function payment(
  { fees, client }: Plan,
  invoiceId: string,
  amount: string,
  day: string,
): Partial<Recorded<'payment'>> {
  return {
    _id: seedId('payment', `demo ${invoiceId}`),
    fileId: fees[0]?.fileId ?? '',
    paymentType: 'invoice_payment',
    direction: 'in',
    method: 'eft',
    amount,
    receivedDate: day,
    clearedDate: day,
    status: 'cleared',
    isTrust: false,
    companyId: client.clientId,
    allocations: [{ invoiceId, amount }],
    unallocatedAmount: '0.00',
  };
}

// A unit that was sold brought money that is held in trust, and mostly was remitted in time.
function trust({ fees, client, issueDate, random }: Plan, today: string): Partial<Recorded<'payment'>>[] {
  const [{ fileId }] = fees as readonly [DemoFee, ...DemoFee[]];
  const amount = client.proceeds;
  if (!amount) return [];
  const cameIn = client.proceedsOn ?? issueDate;
  const remitBy = daysAfter(cameIn, client.remittanceDays);
  const remits = daysAfter(cameIn, random.int(2, client.remittanceDays));
  const inTime = workingDay(remits, client.closed ? earlier(remitBy, today) : remitBy);
  const remitted = inTime < cameIn ? cameIn : inTime;
  const part = {
    fileId,
    amount,
    isTrust: true,
    status: 'cleared',
    unallocatedAmount: amount,
  } as const;
  const held = {
    ...part,
    _id: seedId('payment', `demo sale ${fileId}`),
    paymentType: 'sale_proceeds',
    direction: 'in',
    method: 'auction_statement',
    receivedDate: cameIn,
    clearedDate: cameIn,
    remitBy,
  } as const;
  if (!client.closed && (remitted > today || random.chance(0.3))) return [held];
  return [
    held,
    {
      ...part,
      _id: seedId('payment', `demo remittance ${fileId}`),
      paymentType: 'client_remittance',
      direction: 'out',
      method: 'eft',
      receivedDate: remitted,
      clearedDate: remitted,
      companyId: client.clientId,
    },
  ];
}
