import { sql } from 'kysely';
import { amountOf, centsOf } from '#contract/money/cents';
import type { Recorded } from '#contract/resources/index';
import { sentence } from '#contract/words/sentence';
import type { Db } from '../database/tables';
import { owedOf } from '../rules/vendor-invoice/payable-fees';
import { placeOfLine } from '../rules/vendor-invoice/calculate-lines';
import type { BilledLine } from './demo-vendor-invoice-lines';
import { settled, stepOf } from './demo-vendor-invoice-standings';
import type { Status } from './demo-vendor-invoice-standings';
import type { Calendar, Seeded } from './demo-bundle';
import type { Random } from './random';

/** An invoice with the fees that its lines are about. */
export interface Made {
  readonly invoice: Seeded<'vendorInvoice'>;
  readonly billed: readonly BilledLine[];
}

/** What the accounts said of an invoice: refused for its vendor's code, or taken, and paid in part or whole. */
export function inAccounts(
  random: Random,
  {
    status,
    ago,
    index,
    total,
    invoiceDate,
    supplierCode,
  }: {
    status: Status;
    ago: number;
    index: number;
    total: string;
    invoiceDate: string;
    supplierCode: string;
  },
  calendar: Calendar,
): Partial<Seeded<'vendorInvoice'>> {
  const provider = 'sandbox';
  const at = calendar.momentAgo(ago - 0.4 - 4 * stepOf(ago));
  if (status === 'post_failed')
    return {
      provider,
      sageError: sentence('vendorInvoices.thereNoSupplierCode', { code: supplierCode }),
      updatedAt: at,
    };
  if (status !== 'posted' && status !== 'partially_paid' && status !== 'paid') return {};
  const number = String(900_001 + index);
  const posted = {
    provider,
    sageBillId: `SBX-${number}`,
    sageStatus: status === 'posted' ? 'open' : status,
    postedAt: at,
    bookedOn: invoiceDate,
    paidAmount: '0.00',
    updatedAt: at,
  };
  if (status === 'posted') return posted;
  const paidAgo = Math.max(1, ago - random.int(12, 34));
  return {
    ...posted,
    paidDate: calendar.dayAgo(paidAgo),
    paymentReference: `PAY-${number}`,
    paidAmount: status === 'paid' ? total : amountOf(Math.floor(centsOf(total) / 2)),
    updatedAt: calendar.momentAgo(paidAgo - 0.4),
  };
}

/** Has the fees of approved invoices owed by them as the host does, at what they ask, and those of paid invoices paid. */
export async function oweByInvoices(db: Db, made: readonly Made[]): Promise<void> {
  const prices = await db.selectFrom('companyFee').select(['_id', 'unit', 'glCode']).execute();
  const known = new Map(prices.map((price) => [price._id, price]));
  const owed = made
    .filter(({ invoice }) => settled.includes(invoice.invoiceStatus ?? 'draft'))
    .flatMap(({ invoice, billed }) =>
      billed.flatMap(([, fee], index) => {
        const line = invoice.lines?.[index];
        const check = invoice.checks?.[index];
        if (!fee || !line) return [];
        const owing = {
          ...invoice,
          invoiceDate: invoice.invoiceDate ?? '',
          documentId: invoice.documentId ?? null,
        };
        const place = placeOfLine(line, fee);
        const change = owedOf(owing, line, { place, check, price: known.get(check?.companyFeeId ?? '') });
        const isPaid = invoice.invoiceStatus === 'paid';
        return [
          {
            ...change,
            _id: fee._id,
            status: isPaid ? ('paid' as const) : change.status,
            paidDate: isPaid ? invoice.paidDate : null,
            updatedAt: invoice.updatedAt,
          },
        ];
      }),
    ) satisfies readonly Partial<Recorded<'fee'>>[];
  await sql`update fee f set quantity = r.quantity, "unitAmount" = r."unitAmount", amount = r.amount, unit = r.unit,
      "gstAmount" = r."gstAmount", "hstAmount" = r."hstAmount", "pstAmount" = r."pstAmount", "qstAmount" = r."qstAmount",
      "totalAmount" = r."totalAmount", state = r.state, "stateGround" = r."stateGround", "varianceFromSchedule" = r."varianceFromSchedule", "companyFeeId" = r."companyFeeId",
      "glCode" = r."glCode", status = r.status, "vendorInvoiceId" = r."vendorInvoiceId", "documentId" = r."documentId",
      "paidDate" = r."paidDate", "updatedAt" = r."updatedAt", version = f.version + 1
    from jsonb_to_recordset(${JSON.stringify(owed)}::jsonb) r(_id uuid, quantity numeric, "unitAmount" numeric, amount numeric,
      unit text, "gstAmount" numeric, "hstAmount" numeric, "pstAmount" numeric, "qstAmount" numeric, "totalAmount" numeric,
      state text, "stateGround" text, "varianceFromSchedule" numeric, "companyFeeId" uuid, "glCode" text, status text, "vendorInvoiceId" uuid,
      "documentId" uuid, "paidDate" date, "updatedAt" timestamptz)
    where f._id = r._id`.execute(db);
}

/** Puts the invoices that are in the accounts there, and those that are on their way in the outbox. */
export async function insertPostings(db: Db, made: readonly Made[]): Promise<void> {
  const sent = made.filter(({ invoice }) => settled.includes(invoice.invoiceStatus ?? 'draft'));
  const rows = JSON.stringify(
    sent.map(({ invoice }) => ({ ...invoice, key: `vendor-invoice-${invoice._id}` })),
  );
  await sql`
    insert into "sagePosting" ("vendorInvoiceId", key, attempts, "nextAt", "lastError", "billId", "createdAt")
    select _id, key, case when "sageBillId" is null and "sageError" is null then 0 else 1 end, "updatedAt", "sageError",
      "sageBillId", "createdAt"
    from jsonb_to_recordset(${rows}::jsonb) as r(_id uuid, key text, "sageBillId" text, "sageError" text, "createdAt" timestamptz,
      "updatedAt" timestamptz)
    on conflict do nothing`.execute(db);
  await sql`
    insert into "sandboxBill" (key, "billId", "supplierCode", "billNumber", total, lines, "dueDate", "postedAt")
    select key, "sageBillId", 'SUP-001', "invoiceNumber", total, lines, "dueDate", "postedAt"
    from jsonb_to_recordset(${rows}::jsonb) as r(key text, "sageBillId" text, "invoiceNumber" text, total numeric, lines jsonb,
      "dueDate" date, "postedAt" timestamptz)
    where "sageBillId" is not null on conflict do nothing`.execute(db);
}
