import { sql } from 'kysely';
import { levelsFor, saleCosts } from '#contract/lifecycles/vendor-invoice';
import { amountOf, centsOf, sumOf, times } from '#contract/money/cents';
import { ratesOn, taxesOn } from '#contract/money/taxes';
import type { Rates } from '#contract/money/taxes';
import { feeTypes } from '#contract/reference/fee-types';
import type { Recorded } from '#contract/resources/index';
import type { ValueOf } from '#contract/vocabularies/index';
import type { Db } from '../database/tables';
import type { Storage } from '../storage/storage';
import { asAmounts } from '../vendor-invoices/reckon';
import { seedBillPapers } from './demo-bill-papers';
import type { Calendar, Seeded } from './demo-bundle';
import { calendarOf } from './demo-bundle';
import { desksOf } from './demo-desks';
import { demoPrices } from './demo-prices';
import { insertAll } from './insert-all';
import { createRandom } from './random';
import type { Random } from './random';
import { seedId } from './seed-id';

type Status = ValueOf<'invoiceStatus'>;
type FeeType = ValueOf<'feeType'>;

interface Job {
  readonly fileId: string;
  readonly ref: string;
  readonly state: ValueOf<'province'>;
  readonly companyId: string;
  readonly code: string;
  readonly activityType: ValueOf<'activityType'>;
}

const most = 420;
/** What the host only passes through stays out: nothing stands there. */
const standings: readonly (readonly [Status, number])[] = [
  ['in_review', 26],
  ['paid', 22],
  ['posted', 14],
  ['draft', 8],
  ['disputed', 8],
  ['pending_post', 6],
  ['partially_paid', 5],
  ['rejected', 4],
  ['post_failed', 4],
  ['void', 3],
];

const works: { readonly [A in ValueOf<'activityType'>]?: readonly FeeType[] } = {
  bailiff: ['repossession_involuntary', 'field_visit', 'mileage_km', 'locksmith_entry', 'attempt_dry_run'],
  skip_trace_vendor: ['skip_trace_basic', 'skip_located_bonus'],
  transporter: ['transport_long_haul', 'towing_local'],
  towing_storage: ['towing_local', 'storage_day', 'winching_recovery'],
  locksmith: ['locksmith_entry', 'key_cut'],
  auction: ['auction_entry', 'auction_sell_fee', 'auction_no_sale'],
  repair_shop: ['detailing', 'safety_inspection'],
  appraiser: ['appraisal'],
};

/** Loads bills of vendors for files that they worked, in every state in which one stands; the demo files must be there. */
export async function seedDemoBills(db: Db, now: Date, storage?: Storage): Promise<number> {
  const calendar = calendarOf(now);
  const { rows: jobs } = await sql<Job>`
    select a."fileId", f.ref, f.state, a."companyId", c.code, c."activityType"
    from "companyAssignment" a join file f on f._id = a."fileId" join company c on c._id = a."companyId"
    where a."acceptedAt" is not null and not f.closed order by md5(a._id::text) limit ${most}`.execute(db);
  const taxes = await db.selectFrom('provinceTax').selectAll().execute();
  const bills = jobs.map((job, index) =>
    makeBill(
      job,
      index,
      ratesOn(
        taxes.filter(({ province }) => province === job.state),
        calendar.today,
      ),
      calendar,
    ),
  );
  const at = calendar.momentAgo(0);
  await insertAll(db, 'vendorInvoice', storage ? await seedBillPapers(db, storage, bills, at) : bills, at);
  await insertPostings(db, bills);
  return bills.length;
}

function makeBill(
  job: Job,
  index: number,
  rates: Rates | undefined,
  calendar: Calendar,
): Seeded<'vendorInvoice'> {
  const random = createRandom(`bill ${index}`);
  const status = random.weighted(standings);
  const ago = ['posted', 'partially_paid', 'paid'].includes(status) ? random.int(20, 90) : random.int(1, 14);
  const kinds = works[job.activityType] ?? ['bailiff_document_service'];
  const count = Math.min(kinds.length, random.int(1, 3));
  const made = kinds
    .slice(0, count)
    .map((feeType, at) => makeLine(random, job, feeType, at, rates, calendar.dayAgo(ago + 2)));
  const lines = made.map(({ line }) => line);
  const sum = (of: 'amount' | 'gst' | 'hst' | 'pst' | 'qst'): string => sumOf(lines.map((line) => line[of]));
  const totals = {
    subtotal: sum('amount'),
    gstTotal: sum('gst'),
    hstTotal: sum('hst'),
    pstTotal: sum('pst'),
    qstTotal: sum('qst'),
  };
  const total = sumOf(Object.values(totals));
  const needed = levelsFor(centsOf(total));
  const flags = [...new Set(made.flatMap(({ check }) => check.flags ?? []))];
  const number = `${job.code}-${String(4001 + index)}`;
  const createdAt = calendar.momentAgo(ago - 0.4);
  return {
    _id: seedId('vendorInvoice', `demo ${index}`),
    invoiceNumber: number,
    companyId: job.companyId,
    fileIds: [job.fileId],
    fileRefNumber: [job.ref],
    invoiceDate: calendar.dayAgo(ago),
    dueDate: calendar.dayAgo(ago - 30),
    invoiceStatus: status,
    lines,
    ...totals,
    total,
    saleCosts: lines.every(({ feeType }) => saleCosts.includes(feeType)),
    directBilling: false,
    createdAt,
    updatedAt: createdAt,
    ...(status !== 'draft' && {
      receivedDate: calendar.dayAgo(ago),
      checks: made.map(({ check }) => check),
      flags,
      levelsNeeded: needed,
      submittedBy: desksOf(job.code)[0]?.userId ?? null,
    }),
    ...progress(status, needed, random, calendar.momentAgo(ago - 0.7)),
    ...inAccounts(status, index, total, calendar, ago),
  };
}

function makeLine(
  random: Random,
  { fileId, state }: Job,
  feeType: FeeType,
  at: number,
  rates: Rates | undefined,
  incurredOn: string,
) {
  const price = demoPrices[feeType]?.[1] ?? '100.00';
  const quantity = { mileage_km: 120, transport_long_haul: 260, storage_day: 9 }[feeType as string] ?? 1;
  const free = demoPrices[feeType]?.[2] ?? 0;
  const counted = Math.max(0, quantity - free);
  const contract = times(centsOf(price), counted);
  const isOver = random.chance(0.14);
  const unitAmount = isOver ? centsOf(price) + 4_000 : centsOf(price);
  const amount = times(unitAmount, counted);
  const due = taxesOn(amount, rates ?? { province: state, gstRate: 5, hstRate: 0, pstRate: 0 }, {
    taxable: true,
    pstApplies: feeTypes[feeType].pst,
  });
  const line: Recorded<'vendorInvoice'>['lines'][number] = {
    fileId,
    feeType,
    quantity,
    unitAmount: amountOf(unitAmount),
    freeUnits: free || null,
    amount: amountOf(amount),
    incurredOn,
    ...asAmounts(due),
  };
  const flags: ValueOf<'vendorInvoiceFlag'>[] = amount > contract ? ['over_contract'] : [];
  const check: NonNullable<Recorded<'vendorInvoice'>['checks']>[number] = {
    line: at + 1,
    contractAmount: amountOf(contract),
    variance: amountOf(amount - contract),
    ...asAmounts(due),
    flags,
  };
  return { line, check };
}

type Approval = NonNullable<Recorded<'vendorInvoice'>['approvals']>[number];

const approvers = ['file_manager', 'supervisor', 'accountant'].map((who) =>
  seedId('user', `${who}@demo.example`),
);

function progress(
  status: Status,
  needed: number,
  random: Random,
  at: string,
): Partial<Seeded<'vendorInvoice'>> {
  const approved = (level: number): Approval => ({
    level,
    userId: approvers[level - 1] ?? '',
    decision: 'approved',
    at,
    note: null,
    lines: [],
  });
  const upTo = (level: number) => Array.from({ length: level }, (_, index) => approved(index + 1));
  if (status === 'draft' || status === 'void') return {};
  if (status === 'in_review' || status === 'disputed' || status === 'rejected') {
    const level = random.int(1, needed);
    const before = upTo(level - 1);
    if (status === 'in_review') return { approvalLevel: level, approvals: before };
    const note = 'The amount is not what we agreed on. Please check it against the price list.';
    const said = { ...approved(level), decision: status, note, lines: ['1'] };
    const field = status === 'disputed' ? 'disputeReason' : 'rejectReason';
    return { approvalLevel: level, approvals: [...before, said], [field]: note };
  }
  return { approvalLevel: needed, approvals: upTo(needed) };
}

function inAccounts(
  status: Status,
  index: number,
  total: string,
  calendar: Calendar,
  ago: number,
): Partial<Seeded<'vendorInvoice'>> {
  const provider = 'sandbox';
  if (status === 'post_failed') return { provider, sageError: 'The bill names no supplier.' };
  if (!['posted', 'partially_paid', 'paid'].includes(status)) return {};
  const bill = String(900_001 + index);
  const posted = {
    provider,
    sageBillId: `SBX-${bill}`,
    sageStatus: status === 'posted' ? 'open' : status,
    postedAt: calendar.momentAgo(ago - 3),
    paidAmount: '0.00',
  };
  if (status === 'posted') return posted;
  const paid = { paidDate: calendar.dayAgo(ago - 12), paymentReference: `PAY-${bill}` };
  const amount = status === 'paid' ? total : amountOf(Math.floor(centsOf(total) / 2));
  return { ...posted, ...paid, paidAmount: amount };
}

// The bills that are in the accounts, and what is on its way there.
async function insertPostings(db: Db, bills: readonly Seeded<'vendorInvoice'>[]): Promise<void> {
  const sent = bills.filter(({ invoiceStatus }) =>
    ['pending_post', 'post_failed', 'posted', 'partially_paid', 'paid'].includes(invoiceStatus ?? ''),
  );
  const rows = JSON.stringify(sent.map((bill) => ({ ...bill, key: `vendor-invoice-${bill._id}` })));
  await sql`
    insert into "sagePosting" ("vendorInvoiceId", key, attempts, "nextAt", "lastError", "billId", "createdAt")
    select _id, key, case when "sageBillId" is null and "sageError" is null then 0 else 1 end, "createdAt", "sageError",
      "sageBillId", "createdAt"
    from jsonb_to_recordset(${rows}::jsonb) as r(_id uuid, key text, "sageBillId" text, "sageError" text, "createdAt" timestamptz)
    on conflict do nothing`.execute(db);
  await sql`
    insert into "sandboxBill" (key, "billId", "supplierCode", "billNumber", total, lines, "dueDate", "postedAt")
    select key, "sageBillId", 'SUP-001', "invoiceNumber", total, lines, "dueDate", "postedAt"
    from jsonb_to_recordset(${rows}::jsonb) as r(key text, "sageBillId" text, "invoiceNumber" text, total numeric, lines jsonb,
      "dueDate" date, "postedAt" timestamptz)
    where "sageBillId" is not null on conflict do nothing`.execute(db);
}
