import type { Db } from '../database/tables';
import type { Storage } from '../storage/storage';
import { findBilledTwice } from '../rules/vendor-invoice/checks/billed-twice';
import { judge } from '../rules/vendor-invoice/checks/examine';
import { addedUp } from '../rules/vendor-invoice/complete';
import { calculateLines } from '../rules/vendor-invoice/calculate-lines';
import type { Line } from '../rules/vendor-invoice/calculate-lines';
import { standingOf } from '../rules/vendor-invoice/submit';
import { readSurroundings } from '../rules/vendor-invoice/surroundings';
import type { Surroundings } from '../rules/vendor-invoice/surroundings';
import { inAccounts, insertPostings, oweByInvoices } from './demo-vendor-invoice-accounts';
import type { Made } from './demo-vendor-invoice-accounts';
import { billedBefore } from './demo-vendor-invoice-before';
import { linesOf, strangeFile } from './demo-vendor-invoice-lines';
import { documentOfSlip, seedInvoiceDocuments } from './demo-vendor-invoice-documents';
import { planInvoices } from './demo-vendor-invoice-plans';
import type { InvoicePlan } from './demo-vendor-invoice-plans';
import { calledOff, faultOf } from './demo-vendor-invoice-reasons';
import type { Fault, Language } from './demo-vendor-invoice-reasons';
import { decided, settled, settledStatus, statusOf } from './demo-vendor-invoice-standings';
import { readTakenOn, readWorks } from './demo-vendor-invoice-works';
import type { RequestContext } from './demo-vendor-invoice-works';
import type { Calendar, Seeded } from './demo-bundle';
import { calendarOf } from './demo-bundle';
import { workingCalendar } from './demo-working-days';
import { companies, desksOf } from './demo-desks';
import type { DemoCompany } from './demo-desks';
import { insertAll } from './insert-all';
import { createRandom } from './random';
import { seedId } from './seed-id';

interface InvoiceOptions {
  /** Where the documents of the invoices go; without it they have none. */
  readonly storage?: Storage | undefined;
  /** Bills the work on so many files only. */
  readonly files?: number;
}

/** What all invoices are made of. `closedOn`: by file. `sent`: what each vendor has sent so far. */
interface InvoiceBasis {
  readonly calendar: Calendar;
  readonly works: readonly RequestContext[];
  readonly takenOn: ReadonlySet<string>;
  readonly around: ReadonlyMap<string, Surroundings>;
  readonly closedOn: ReadonlyMap<string, string | null>;
  readonly sent: Map<string, Seeded<'vendorInvoice'>[]>;
}

type Vendor = DemoCompany & { readonly language: Language; readonly sageSupplierCode?: string };
const vendors = new Map((companies as readonly Vendor[]).map((one) => [one._id, one]));

/**
 * Has the vendors of the demo bill what they are owed for, in every state in which an invoice stands; the demo files must be there. Prices,
 * taxes and what stands out are worked out as for any invoice that comes in.
 */
export async function seedDemoVendorInvoices(
  db: Db,
  now: Date,
  { storage, files }: InvoiceOptions = {},
): Promise<number> {
  const calendar = calendarOf(now);
  const works = await readWorks(db, files ?? null);
  const takenOn = await readTakenOn(db);
  const basis: InvoiceBasis = {
    calendar,
    works,
    takenOn,
    around: await readAround(db, works, takenOn),
    closedOn: new Map(works.map(({ fileId, closedOn }) => [fileId, closedOn])),
    sent: new Map(),
  };
  const made = planInvoices(works, calendar).map((plan, index) => makeInvoice(plan, index, basis));
  const at = calendar.momentAgo(0);
  const drawn = made.map(({ invoice }) => invoice);
  const invoices = storage ? await seedInvoiceDocuments(db, storage, drawn, at) : drawn;
  await insertAll(db, 'vendorInvoice', invoices, at);
  const whole = made.map(({ billed }, index) => ({ invoice: invoices[index] as Made['invoice'], billed }));
  await oweByInvoices(db, whole);
  await insertPostings(db, whole);
  return made.length;
}

async function readAround(
  db: Db,
  works: readonly RequestContext[],
  takenOn: ReadonlySet<string>,
): Promise<ReadonlyMap<string, Surroundings>> {
  const files = new Map<string, Set<string>>();
  for (const context of works) {
    const own = files.get(context.companyId) ?? new Set();
    const strange = strangeFile(works, context, takenOn);
    files.set(context.companyId, new Set([...own, context.fileId, ...(strange ? [strange] : [])]));
  }
  const around = new Map<string, Surroundings>();
  for (const [companyId, own] of files)
    around.set(companyId, await readSurroundings(db, companyId, [...own]));
  return around;
}

function makeInvoice(plan: InvoicePlan, index: number, basis: InvoiceBasis): Made {
  const { ago, slip, name, copies } = plan;
  const { works, takenOn } = basis;
  const [first] = plan.works as readonly [RequestContext, ...RequestContext[]];
  const last = plan.works.reduce((one, next) => (next.lastOn > one.lastOn ? next : one));
  const calendar = workingCalendar(basis.calendar, last.state);
  const vendor = vendors.get(first.companyId);
  const around = basis.around.get(first.companyId);
  if (!vendor || !around) throw new RangeError(`No demo vendor ${first.companyId}`);
  const _id = seedId('vendorInvoice', name);
  const invoiceDate = calendar.dayAgo(ago);
  const earlier = basis.sent.get(vendor._id) ?? [];
  const before = copies ? earlier.find((one) => one._id === seedId('vendorInvoice', copies)) : undefined;
  const invoiceNumber = before?.invoiceNumber?.replace('-', ' ') ?? `${vendor.code}-${4001 + earlier.length}`;
  const next = slip === 'file' ? strangeFile(works, first, takenOn) : undefined;
  // Nobody mistakes the same file for its own twice.
  const strange = earlier.some(({ fileIds }) => next && fileIds?.includes(next)) ? undefined : next;
  const billed = linesOf(plan, invoiceDate, around, strange);
  const lines = billed.map(([line]) => line);
  const calculated = calculateLines(lines, invoiceDate, asOf(invoiceDate, around, lines, basis));
  const createdAt = calendar.momentAgo(ago - 0.4);
  const contents = {
    _id,
    invoiceNumber,
    companyId: vendor._id,
    invoiceDate,
    ...addedUp(calculated, { invoiceDate }, around.vendor),
    createdAt,
    updatedAt: createdAt,
  };
  const found = judge({
    invoice: { invoiceNumber, documentId: null },
    lines: calculated,
    receivedDate: invoiceDate,
    document: documentOfSlip(slip, vendor._id),
    workedFiles: new Set(contents.fileIds.filter((fileId) => takenOn.has(`${vendor._id} ${fileId}`))),
    billedTwice: findBilledTwice(calculated, billedBefore(contents, works, earlier)),
    lookAlikes: before?.invoiceNumber ? [before.invoiceNumber] : [],
    approved: [],
  });
  const submittedBy = desksOf(vendor.code, 'vendor_manager')[0]?.userId ?? null;
  const came = standingOf({ ...contents, approvalLevel: null }, calculated, found, {
    receivedDate: invoiceDate,
    submittedBy,
  });
  const fault = faultOf(found.all, came.checks ?? [], vendor.language, before?.invoiceNumber);
  const invoice = {
    ...contents,
    ...progress(plan, index, came, { vendor, fault, ...contents }, calendar),
  };
  basis.sent.set(vendor._id, [...earlier, invoice]);
  return { invoice, billed };
}

// The files as they were on the day: what was closed later was open.
function asOf(
  day: string,
  around: Surroundings,
  lines: readonly Line[],
  { closedOn }: InvoiceBasis,
): Surroundings {
  const files = lines.flatMap(({ fileId }) => around.files.get(fileId) ?? []);
  const wasClosed = (fileId: string): boolean => (closedOn.get(fileId) ?? day) < day;
  return {
    ...around,
    files: new Map(files.map((file) => [file._id, { ...file, closed: wasClosed(file._id) }])),
  };
}

interface Sender {
  readonly vendor: Vendor;
  readonly fault: Fault | undefined;
  readonly total: string;
  readonly invoiceDate: string;
}

/** What became of an invoice; one that was never submitted was looked at by nobody. */
function progress(
  plan: InvoicePlan,
  index: number,
  came: Partial<Seeded<'vendorInvoice'>>,
  { vendor, fault, total, invoiceDate }: Sender,
  calendar: Calendar,
): Partial<Seeded<'vendorInvoice'>> {
  const { ago } = plan;
  const random = createRandom(`progress ${plan.name}`);
  const supplierCode = vendor.sageSupplierCode ?? '';
  const isKnown = /^SUP-\d+$/.test(supplierCode);
  const drawn = statusOf(random, plan, { isFlagged: fault !== undefined, isKnown });
  if (drawn === 'draft') return { invoiceStatus: drawn };
  if (drawn === 'void') return { invoiceStatus: drawn, rejectReason: calledOff[vendor.language] };
  const isLetThrough = came.invoiceStatus === 'pending_post';
  const invoiceStatus =
    isLetThrough && !settled.includes(drawn) ? settledStatus(random, ago, isKnown) : drawn;
  return {
    ...came,
    ...(!isLetThrough &&
      decided(random, plan, { status: invoiceStatus, needed: came.levelsNeeded ?? 1, fault }, calendar)),
    ...inAccounts(random, { status: invoiceStatus, ago, index, total, invoiceDate, supplierCode }, calendar),
    invoiceStatus,
  };
}
