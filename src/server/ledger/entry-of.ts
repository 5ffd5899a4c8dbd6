import { sql } from 'kysely';
import { issuedInvoice } from '#contract/lifecycles/client-invoice';
import { leavesTrust } from '#contract/lifecycles/payment';
import type { LedgerKind } from '#contract/money/ledger';
import { sumOf } from '#contract/money/cents';
import { todayIn } from '#contract/placement/province-time';
import type { Recorded } from '#contract/resources/index';
import type { ValueOf } from '#contract/vocabularies/index';
import type { Db } from '../database/tables';
import type { Entry } from '../integrations/sage/entry';
import { closedUntil } from '../rules/closed-books';
import { taxCodeOf } from './tax-code';

type Invoice = Recorded<'invoice'>;
type Payment = Recorded<'payment'>;

/** Which entry: its kind, and the record that it is of. */
export interface Asked {
  readonly kind: LedgerKind;
  readonly invoiceId: string | null;
  readonly paymentId: string | null;
}

/** What is entered, with what its history tells: the file, the record and its number or amount. */
export interface Entering {
  readonly entry: Entry;
  readonly record: Invoice | Payment;
}

/** An entry as the accounts take it, or nothing where what it tells is not so any more. */
export async function entryOf(db: Db, asked: Asked, now: Date): Promise<Entering | undefined> {
  return asked.invoiceId
    ? ofInvoice(db, asked.kind, asked.invoiceId, now)
    : ofPayment(db, asked.kind, String(asked.paymentId), now);
}

interface Around {
  readonly ref: string;
  readonly state: ValueOf<'province'>;
  readonly customerCode: string | null;
  readonly bankCode: string | null;
  readonly trustCode: string | null;
}

// The books are those of the topmost company of the file's agency.
async function around(db: Db, fileId: string): Promise<Around> {
  const { rows } = await sql<Around>`
    select f.ref, f.state, c."sageCustomerCode" "customerCode", h."sageBankCode" "bankCode", h."sageTrustCode" "trustCode"
    from file f join company c on c._id = f."clientId" join company a on a._id = f."agencyId" join company h on h._id = a.lineage[1]
    where f._id = ${fileId}::uuid`.execute(db);
  return rows[0] as Around;
}

// What is taken back bears the day on which it was, and today's where that is closed meanwhile.
async function dayTakenBack(db: Db, fileId: string, day: string, today: string): Promise<string> {
  const closed = await closedUntil(db, fileId);
  return closed && day <= closed ? today : day;
}

async function ofInvoice(db: Db, kind: LedgerKind, id: string, now: Date): Promise<Entering | undefined> {
  const invoice = await db
    .selectFrom('invoice')
    .selectAll()
    .where('_id', '=', id)
    .where('deletedAt', 'is', null)
    .executeTakeFirst();
  const isVoid = kind === 'void';
  if (!invoice || !(isVoid ? invoice.status === 'void' : issuedInvoice.includes(invoice.status)))
    return undefined;
  const { ref, state, customerCode } = await around(db, invoice.fileId);
  const entry: Entry = {
    ...empty,
    kind,
    customerCode: customerCode ?? '',
    number: invoice.invoiceNumber ?? '',
    date: isVoid
      ? await dayTakenBack(db, invoice.fileId, String(invoice.voidedOn), todayIn(state, now))
      : String(invoice.issueDate),
    dueDate: isVoid ? null : invoice.dueDate,
    reference: ref,
    total: isVoid ? minus(invoice.total) : invoice.total,
    lines: isVoid ? [] : await linesOf(db, invoice, ref),
    reverses: isVoid ? await enteredAs(db, 'invoiceId', id) : null,
  };
  return { entry, record: invoice };
}

async function linesOf(db: Db, { lines }: Invoice, reference: string): Promise<Entry['lines']> {
  const ids = (lines ?? []).flatMap(({ feeId }) => feeId ?? []);
  const { rows } = await sql<{ _id: string; glCode: string | null }>`
    select _id, "glCode" from fee where _id = any(${ids}::uuid[])`.execute(db);
  const codes = new Map(rows.map(({ _id, glCode }) => [_id, glCode]));
  return (lines ?? []).map((line) => ({
    glCode: codes.get(line.feeId ?? '') ?? null,
    taxCode: taxCodeOf(line),
    description: line.description ?? line.feeType,
    reference,
    amount: line.amount,
    tax: sumOf([line.gst, line.hst, line.pst, line.qst]),
  }));
}

async function ofPayment(db: Db, kind: LedgerKind, id: string, now: Date): Promise<Entering | undefined> {
  const payment = await db
    .selectFrom('payment')
    .selectAll()
    .where('_id', '=', id)
    .where('deletedAt', 'is', null)
    .executeTakeFirst();
  const isReversal = kind === 'reversal';
  if (!payment || (payment.status === 'cleared') === isReversal) return undefined;
  const { ref, state, customerCode, bankCode, trustCode } = await around(db, payment.fileId);
  const isOut = payment.direction === 'out';
  const held = payment.isTrust ? trustCode : bankCode;
  const entry: Entry = {
    ...empty,
    kind,
    customerCode: customerCode ?? '',
    number: payment.reference ?? '',
    date: isReversal
      ? await dayTakenBack(
          db,
          payment.fileId,
          todayIn(state, new Date(String(payment.reversedAt))),
          todayIn(state, now),
        )
      : String(payment.clearedDate),
    reference: ref,
    total: isReversal === isOut ? payment.amount : minus(payment.amount),
    ...(isOut
      ? { bankCode: null, fromBankCode: held }
      : leavesTrust(payment)
        ? { bankCode, fromBankCode: trustCode }
        : { bankCode: held, fromBankCode: null }),
    applied: isReversal ? [] : await appliedOf(db, payment),
    reverses: isReversal ? await enteredAs(db, 'paymentId', id) : null,
  };
  return { entry, record: payment };
}

async function appliedOf(db: Db, { allocations }: Payment): Promise<Entry['applied']> {
  const paid = (allocations ?? []).flatMap(({ invoiceId, amount }) =>
    invoiceId ? [{ invoiceId, amount }] : [],
  );
  if (paid.length === 0) return [];
  const invoices = await db
    .selectFrom('invoice')
    .select(['_id', 'invoiceNumber'])
    .where(
      '_id',
      'in',
      paid.map(({ invoiceId }) => invoiceId),
    )
    .execute();
  const numbers = new Map(invoices.map(({ _id, invoiceNumber }) => [_id, invoiceNumber]));
  return paid.map(({ invoiceId, amount }) => ({ invoiceNumber: numbers.get(invoiceId) ?? '', amount }));
}

async function enteredAs(db: Db, record: 'invoiceId' | 'paymentId', id: string): Promise<string | null> {
  const entered = await db
    .selectFrom('ledgerEntry')
    .select('entryId')
    .where(record, '=', id)
    .where('status', '=', 'posted')
    .orderBy('postedAt')
    .executeTakeFirst();
  return entered?.entryId ?? null;
}

const minus = (amount: string): string =>
  sumOf(['0.00', amount.startsWith('-') ? amount.slice(1) : `-${amount}`]);

const empty = {
  dueDate: null,
  currency: 'CAD',
  lines: [],
  bankCode: null,
  fromBankCode: null,
  applied: [],
  reverses: null,
} as const;
