import { sql } from 'kysely';
import type { Db } from '#server/database/tables';

export interface Line {
  readonly fileId: string;
  readonly feeType: string;
  readonly incurredOn: string;
  readonly quantity: number;
  readonly unitAmount: string;
  readonly freeUnits: number | null;
  readonly amount: string;
  readonly stateGround: string | null;
  readonly gst: string;
  readonly hst: string;
  readonly pst: string;
  readonly qst: string;
}
export interface Check {
  readonly line: number;
  readonly contractAmount: string;
  readonly variance: string;
  readonly companyFeeId: string;
  readonly gst: string;
  readonly hst: string;
  readonly pst: string;
  readonly qst: string;
  readonly flags: readonly string[];
}
export interface Decision {
  readonly level: number;
  readonly userId: string;
  readonly decision: string;
  readonly at: string;
  readonly note: string | null;
  readonly lines: readonly string[];
}
export interface VendorInvoice {
  readonly _id: string;
  readonly invoiceNumber: string;
  readonly companyId: string;
  readonly code: string;
  readonly language: string;
  readonly fileIds: readonly string[];
  readonly fileRefNumber: readonly string[];
  readonly invoiceDate: string;
  readonly receivedDate: string | null;
  readonly invoiceStatus: string;
  readonly lines: readonly Line[];
  readonly checks: readonly Check[] | null;
  readonly flags: readonly string[] | null;
  readonly subtotal: string;
  readonly gstTotal: string;
  readonly hstTotal: string;
  readonly pstTotal: string;
  readonly qstTotal: string;
  readonly total: string;
  readonly documentId: string | null;
  readonly documentType: string | null;
  readonly approvals: readonly Decision[] | null;
  readonly approvalLevel: number | null;
  readonly levelsNeeded: number | null;
  readonly submittedBy: string | null;
  readonly disputeReason: string | null;
  readonly rejectReason: string | null;
  readonly disputedLines: readonly string[] | null;
  readonly paidDate: string | null;
  readonly paidAmount: string | null;
  readonly postedAt: string | null;
  readonly sageBillId: string | null;
  readonly createdAt: string;
  readonly updatedAt: string;
}
export interface Fee {
  readonly _id: string;
  readonly fileId: string;
  readonly companyId: string;
  readonly feeType: string;
  readonly incurredOn: string;
  readonly quantity: number;
  readonly amount: string;
  readonly totalAmount: string;
  readonly status: string;
  readonly vendorInvoiceId: string | null;
  readonly documentId: string | null;
  readonly paidDate: string | null;
}
export interface File {
  readonly _id: string;
  readonly ref: string;
  readonly state: string;
  /** Where the agency is, the lot that the goods are kept at, and the auction that they are brought to. */
  readonly agency: string;
  readonly lot: string | null;
  readonly auction: string | null;
  readonly closedDay: string | null;
}
interface Price {
  readonly _id: string;
  readonly companyId: string;
  readonly feeType: string;
  readonly unit: string;
  readonly amount: string;
  readonly freeUnits: number | null;
  readonly minimumAmount: string | null;
  readonly slaDays: number | null;
  readonly autoApproveLimit: string | null;
}

/** The vendors’ invoices of the demo with all that they are held to. `closedDay`: `YYYY-MM-DD`. */
export interface Loaded {
  readonly invoices: readonly VendorInvoice[];
  readonly fees: readonly Fee[];
  readonly files: ReadonlyMap<string, File>;
  readonly prices: readonly Price[];
  readonly taken: ReadonlySet<string>;
  readonly platform: string;
}

/** Reads them as they lie in the database. */
export async function loadVendorInvoices(db: Db): Promise<Loaded> {
  const invoices =
    await sql<VendorInvoice>`select v.*, c.code, c.language, d."documentType" from "vendorInvoice" v
    join company c on c._id = v."companyId" left join document d on d._id = v."documentId" order by v."createdAt", v._id`.execute(
      db,
    );
  const fees = await sql<Fee>`select * from fee where direction = 'payable'`.execute(db);
  const files = await sql<File>`select f._id, f.ref, f.state,
    coalesce(a."taxationState", a.state) agency, l.state lot, u.state auction,
    to_char(f."closedDate" at time zone 'America/Toronto', 'YYYY-MM-DD') "closedDay" from file f
    join company a on a._id = f."agencyId" left join company l on l._id = (f.storage->>'lotCompanyId')::uuid
    left join company u on u._id = (f.remarketing->>'auctionId')::uuid`.execute(db);
  const prices = await sql<Price>`select * from "companyFee" where direction = 'payable'`.execute(db);
  const taken = await sql<{ key: string }>`select "companyId" || ' ' || "fileId" key from "companyAssignment"
    where "acceptedAt" is not null`.execute(db);
  const platform = await sql<{ _id: string }>`select _id from company where code = 'NLR'`.execute(db);
  return {
    invoices: invoices.rows,
    fees: fees.rows,
    files: new Map(files.rows.map((file) => [file._id, file])),
    prices: prices.rows,
    taken: new Set(taken.rows.map(({ key }) => key)),
    platform: platform.rows[0]?._id ?? '',
  };
}

const general = /^(skip_|search_|notice_|legal_|close_fee|cancellation_fee)/;
const kept = /^(towing|storage|key_cut|photos|personal_effects|appraisal|detailing|lot_gate|safety)/;

/** Where a line is taxed: in its file's province where its fee was expected there, otherwise as the work is supplied. */
export function placeOf({ files }: Loaded, { fileId, feeType, stateGround }: Line): string {
  const { state, agency, lot, auction } = files.get(fileId) as File;
  if (stateGround === null) return state;
  if (general.test(feeType)) return agency;
  if (feeType === 'transport_long_haul') return auction ?? lot ?? state;
  return kept.test(feeType) ? (lot ?? state) : state;
}

export const cents = (amount: string | null | undefined): number => Math.round(Number(amount ?? 0) * 100);
const share = (amount: number, percent: number): number => Math.round((amount * percent + 1e-6) / 100);
export const sum = (amounts: readonly (string | null)[]): number =>
  amounts.reduce((all, one) => all + cents(one), 0);
export const days = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / 86_400_000;

export const owing = ['pending_post', 'post_failed', 'posted', 'partially_paid', 'paid'];
export const inBooks = ['posted', 'partially_paid', 'paid'];
export const unsubmitted = ['draft', 'void'];

/** GST, HST and QST in percent; of the demo's payable work, searches for people alone bear a PST. */
const rates: Readonly<Record<string, readonly [number, number, number]>> = {
  AB: [5, 0, 0],
  BC: [5, 0, 0],
  MB: [5, 0, 0],
  SK: [5, 0, 0],
  NT: [5, 0, 0],
  NU: [5, 0, 0],
  YT: [5, 0, 0],
  QC: [5, 0, 9.975],
  ON: [0, 13, 0],
  NB: [0, 15, 0],
  NL: [0, 15, 0],
  PE: [0, 15, 0],
};
const pst = (state: string, feeType: string, day: string): number => {
  if (!feeType.startsWith('skip_')) return 0;
  if (state === 'BC') return day < '2026-10-01' ? 0 : 7;
  return { SK: 6, MB: 7 }[state] ?? 0;
};
export function taxesOf(state: string, amount: number, day: string, feeType: string): number[] {
  const [gst, hst, qst] = state === 'NS' ? [0, day < '2025-04-01' ? 15 : 14, 0] : (rates[state] ?? [0, 0, 0]);
  return [
    share(amount, gst),
    share(amount, hst),
    share(amount, pst(state, feeType, day)),
    share(amount, qst),
  ];
}

/** What was paid out to others, which no list has a price of. */
const atCost = /^impound_charges$/;
/** The vendor's own list decides, then the platform's. No line of theirs names a client, a province or a kind of asset. */
export function priceOf(demo: Loaded, companyId: string, feeType: string): Price | undefined {
  const own = demo.prices.find((one) => one.companyId === companyId && one.feeType === feeType);
  const price = own ?? demo.prices.find((one) => one.companyId === demo.platform && one.feeType === feeType);
  if (!price === !atCost.test(feeType)) throw new Error(`${price ? 'a' : 'no'} price of ${feeType}`);
  return price;
}
export function contractOf(demo: Loaded, companyId: string, { feeType, quantity }: Line): number | null {
  const price = priceOf(demo, companyId, feeType);
  if (!price) return null;
  const { amount, freeUnits, minimumAmount } = price;
  return Math.max(cents(minimumAmount), Math.round(cents(amount) * Math.max(0, quantity - (freeUnits ?? 0))));
}
/** Whether a line comes to its price for what is counted, or to the least that its vendor’s list asks: to the rounding of each. */
export function isAsAsked(demo: Loaded, companyId: string, line: Line): boolean {
  const counted = Math.max(0, line.quantity - (line.freeUnits ?? 0));
  const least = cents(priceOf(demo, companyId, line.feeType)?.minimumAmount);
  const asked = Math.max(cents(line.unitAmount) * counted, least);
  return Math.abs(cents(line.amount) - asked) <= counted / 2 + 0.5;
}

export const feeOf = (demo: Loaded, { companyId }: VendorInvoice, line: Line): Fee | undefined =>
  demo.fees.find(
    (fee) =>
      fee.companyId === companyId &&
      fee.fileId === line.fileId &&
      fee.feeType === line.feeType &&
      fee.incurredOn === line.incurredOn,
  );
const plain = (number: string): string => number.toUpperCase().replace(/[^A-Z0-9]/g, '');

/** What stands out on a line, by what was so on the day on which its invoice came in. */
export function flagsOf(demo: Loaded, invoice: VendorInvoice, line: Line): string[] {
  const file = demo.files.get(line.fileId);
  const price = priceOf(demo, invoice.companyId, line.feeType);
  const day = invoice.receivedDate ?? '';
  const amount = cents(line.amount);
  const claimed = [line.gst, line.hst, line.pst, line.qst].map(cents);
  const due = taxesOf(placeOf(demo, line), amount, invoice.invoiceDate, line.feeType);
  const slaDays = price?.slaDays ?? null;
  const contract = contractOf(demo, invoice.companyId, line);
  return [
    ...(contract !== null && amount > contract ? ['over_contract'] : []),
    ...(slaDays !== null && days(line.incurredOn, day) > slaDays ? ['late_sla'] : []),
    ...(claimed.some((tax, index) => Math.abs(tax - (due[index] ?? 0)) > 1) ? ['tax_mismatch'] : []),
    ...(demo.taken.has(`${invoice.companyId} ${line.fileId}`) ? [] : ['no_assignment']),
    ...(file?.closedDay && file.closedDay < day ? ['closed_file'] : []),
    ...(/^(towing_heavy|winching_recovery|impound_charges)$/.test(String(line.feeType)) ||
    (line.feeType === 'storage_day' && line.quantity > 30) ||
    (line.feeType === 'transport_long_haul' && amount > 50_000)
      ? ['needs_preapproval']
      : []),
    ...(isBilledBefore(demo, invoice, line) ? ['duplicate_number'] : []),
  ];
}

/** Whether an earlier invoice of the vendor, one that nobody dropped, bills the same work of the same day; of any day, where none is owed. */
function isBilledBefore(demo: Loaded, invoice: VendorInvoice, line: Line): boolean {
  const isSame = ({ fileId, feeType, incurredOn }: Line): boolean =>
    fileId === line.fileId &&
    feeType === line.feeType &&
    (incurredOn === line.incurredOn || !feeOf(demo, invoice, line));
  return demo.invoices.some(
    (one) =>
      one.companyId === invoice.companyId &&
      one._id !== invoice._id &&
      one.createdAt < invoice.createdAt &&
      !['draft', 'rejected', 'void'].includes(one.invoiceStatus) &&
      one.lines.some(isSame),
  );
}
export function flagsOfWhole(demo: Loaded, invoice: VendorInvoice): string[] {
  const before = demo.invoices.filter(
    (one) =>
      one.companyId === invoice.companyId &&
      one._id !== invoice._id &&
      one.createdAt < invoice.createdAt &&
      one.invoiceStatus !== 'void' &&
      (plain(one.invoiceNumber) === plain(invoice.invoiceNumber) ||
        (one.invoiceDate === invoice.invoiceDate &&
          one.total === invoice.total &&
          one.fileIds.some((id) => invoice.fileIds.includes(id)))),
  );
  return [
    ...(before.length > 0 ? ['duplicate_number'] : []),
    ...(invoice.documentType === 'vendor_invoice' ? [] : ['missing_document']),
  ];
}
