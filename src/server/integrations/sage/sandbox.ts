import { sql } from 'kysely';
import { amountOf, centsOf, sumOf } from '#contract/money/cents';
import { sentence } from '#contract/words/sentence';
import type { Db } from '../../database/tables';
import type { Bill, BillState, PostedBill, SagePort } from './port';
import type { Entry, PostedEntry } from './entry';
import { Refused } from './port';

/** The form of the codes that this book knows suppliers by. */
const knownSupplier = /^SUP-\d{3,8}$/;
/** The form of those that it knows clients by. */
const knownCustomer = /^CUS-\d{3,8}$/;
/** Bills from here on, in cents, are paid in two halves: one at once, one a day later. Smaller ones are paid at once. */
const inHalvesFrom = 100_000;
const day = 86_400_000;

/**
 * A small book of accounts in the host's own database, for a house that has no others. It answers from fixed rules: it knows
 * suppliers by codes such as `SUP-001` and clients by `CUS-001`, takes bills and invoices whose lines add
 * up, and pays by the size of the bill.
 */
export function sandbox(db: Db, now: () => Date): SagePort {
  return {
    provider: 'sandbox',
    postBill: (bill, key) => post(db, bill, key, now()),
    findBill: (key) => find(db, key),
    postEntry: (entry, key) => enter(db, entry, key, now()),
    findEntry: (key) => findEntered(db, key),
    pullBills: async (since) => {
      const rows = await db.selectFrom('sandboxBill').selectAll().where('postedAt', '>=', since).execute();
      return rows.map((row) => paid(row, now()));
    },
  };
}

async function find(db: Db, key: string): Promise<PostedBill | undefined> {
  return db.selectFrom('sandboxBill').select('billId').where('key', '=', key).executeTakeFirst();
}

async function post(db: Db, bill: Bill, key: string, at: Date): Promise<PostedBill> {
  if (!bill.supplierCode) throw new Refused(sentence('vendorInvoices.invoiceNamesNoSupplier'));
  if (!knownSupplier.test(bill.supplierCode))
    throw new Refused(sentence('vendorInvoices.thereNoSupplierCode', { code: bill.supplierCode }));
  if (sumOf(bill.lines.flatMap(({ amount, tax }) => [amount, tax])) !== bill.total)
    throw new Refused(sentence('vendorInvoices.linesDoNotAdd'));
  // The key decides: a second post changes nothing and is answered with the first one's bill.
  await sql`insert into "sandboxBill" (key, "billId", "supplierCode", "billNumber", total, lines, "dueDate", "postedAt")
    select ${key}, 'SBX-' || lpad(nextval('"sandboxBillNumber"')::text, 6, '0'), ${bill.supplierCode}, ${bill.billNumber},
      ${bill.total}::numeric, ${JSON.stringify(bill.lines)}::jsonb, ${bill.dueDate}::date, ${at.toISOString()}::timestamptz
    on conflict (key) do nothing`.execute(db);
  const posted = await find(db, key);
  if (!posted) throw new Error(`the book lost the bill ${key}`);
  return posted;
}

async function findEntered(db: Db, key: string): Promise<PostedEntry | undefined> {
  return db.selectFrom('sandboxEntry').select('entryId').where('key', '=', key).executeTakeFirst();
}

async function enter(db: Db, entry: Entry, key: string, at: Date): Promise<PostedEntry> {
  if (!entry.customerCode) throw new Refused(sentence('ledger.noCustomerCode'));
  if (!knownCustomer.test(entry.customerCode))
    throw new Refused(sentence('ledger.unknownCustomer', { code: entry.customerCode }));
  const isInvoice = entry.kind === 'invoice' || entry.kind === 'credit_note';
  if (isInvoice && sumOf(entry.lines.flatMap(({ amount, tax }) => [amount, tax])) !== entry.total)
    throw new Refused(sentence('ledger.linesDoNotAdd'));
  if (entry.kind === 'receipt' && !entry.bankCode) throw new Refused(sentence('ledger.noBankCode'));
  if ((entry.kind === 'remittance' || entry.kind === 'refund') && !entry.fromBankCode)
    throw new Refused(sentence('ledger.noBankCodeOut'));
  await sql`insert into "sandboxEntry" (key, "entryId", entry, "postedAt")
    select ${key}, 'SBE-' || lpad(nextval('"sandboxEntryNumber"')::text, 6, '0'), ${JSON.stringify(entry)}::jsonb,
      ${at.toISOString()}::timestamptz
    on conflict (key) do nothing`.execute(db);
  const posted = await findEntered(db, key);
  if (!posted) throw new Error(`the book lost the entry ${key}`);
  return posted;
}

function paid(
  { billId, total, postedAt }: { billId: string; total: string; postedAt: string },
  at: Date,
): BillState {
  const whole = centsOf(total);
  const isOld = at.getTime() - Date.parse(postedAt) >= day;
  const isPaid = whole < inHalvesFrom || isOld;
  const second = whole < inHalvesFrom ? postedAt : new Date(Date.parse(postedAt) + day).toISOString();
  return {
    billId,
    status: isPaid ? 'paid' : 'partially_paid',
    paidAmount: amountOf(isPaid ? whole : Math.floor(whole / 2)),
    paidDate: (isPaid ? second : postedAt).slice(0, 10),
    paymentReference: `PAY-${billId.slice(4)}`,
  };
}
