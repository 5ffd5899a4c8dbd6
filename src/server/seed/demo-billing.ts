import { sentence } from '#contract/words/sentence';
import { sql } from 'kysely';
import type { Db } from '../database/tables';
import { madeDocument } from '../documents/keep-made';
import { invoiceDocument } from '../invoices/invoice-document';
import { readInvoicePrint } from '../invoices/invoice-print';
import type { PrintedInvoice } from '../invoices/invoice-print';
import { asIssued, documentOfInvoice } from '../invoices/keep-invoice-document';
import { renderPdf } from '../pdf/render-pdf';
import { refreshRemitDue } from '../rules/payment/remit-due';
import type { Storage } from '../storage/storage';
import type { Calendar } from './demo-bundle';
import { demoBilling } from './demo-invoices';
import type { DemoBilling, DemoClient, DemoFee } from './demo-invoices';
import { insertAll } from './insert-all';
import { seedId } from './seed-id';
import { tellHowMany } from './tell-how-many';

/** Laying one out takes a tenth of a second: these have theirs from the start, the others when they are first asked for. */
const withDocument = 16;

const accountant = seedId('user', 'accountant@demo.example');

/** Bills and settles the approved fees of the demo files, which must be there, and tells it in their history. */
export async function seedDemoBilling(
  db: Db,
  calendar: Calendar,
  storage: Storage | undefined,
): Promise<DemoBilling> {
  const made = await readBilling(db, calendar.today);
  const written = { createdBy: accountant, updatedBy: accountant };
  const at = calendar.momentAgo(0);
  await insertAll(
    db,
    'invoice',
    made.invoices.map((one) => ({
      ...{ ...written, ...writtenOn(one.issueDate, at), ...one },
      sentAt: one.sentAt ? earlier(one.sentAt, at) : null,
    })),
    at,
  );
  await insertAll(
    db,
    'payment',
    made.payments.map((one) => ({ ...written, ...writtenOn(one.receivedDate, at), ...one })),
    at,
  );
  await tellHowMany(db, 'invoice', 'payment');
  await refreshRemitDue(db);
  await insertAll(
    db,
    'history',
    made.invoices.flatMap((one) => happened(one, at)),
    at,
  );
  await markFees(db, made);
  if (storage) await keepDocuments(db, storage, made.invoices, at);
  return made;
}

/** Of two moments the first: what was done on the day of loading was done as it began, however early that is. */
const earlier = (one: string, other: string): string => (one < other ? one : other);

function writtenOn(day: string | null | undefined, until: string): object {
  if (!day) return {};
  const at = earlier(`${day}T14:00:00.000Z`, until);
  return { createdAt: at, updatedAt: at };
}

async function readBilling(db: Db, today: string): Promise<DemoBilling> {
  const { rows: fees } =
    await sql<DemoFee>`select * from fee t where t.status = 'approved' and t.direction = 'receivable'
    order by t."incurredOn", t._id`.execute(db);
  const { rows } = await sql<DemoClient & { fileId: string }>`
    select f._id "fileId", f.state "fileState", f."clientId", a.lineage[1] "supplierId", s.code "supplierCode", c.language, c.email, c."paymentTermsDays", c."remittanceDays",
      f.closed, case when f.remarketing->>'proceedsStatus' = 'received' then f.remarketing->>'salePrice' end proceeds,
      (select to_char(min(h.at) at time zone 'America/Toronto', 'YYYY-MM-DD') from history h where h."fileId" = f._id
        and h.changes @> '[{"field":"status","after":"proceeds_received"}]'::jsonb) "proceedsOn"
    from file f join company c on c._id = f."clientId" join company a on a._id = f."agencyId"
    join company s on s._id = a.lineage[1]`.execute(db);
  const clients = new Map(rows.map((one) => [one.fileId, one]));
  return demoBilling(fees, (fileId) => clients.get(fileId) as DemoClient, today);
}

async function markFees(db: Db, { fees, counters, remitted }: DemoBilling): Promise<void> {
  await sql`update fee f set status = r.status, "invoiceId" = r."invoiceId", "paidDate" = r."paidDate"
    from jsonb_to_recordset(${JSON.stringify(fees)}::jsonb) r(_id uuid, status text, "invoiceId" uuid, "paidDate" date)
    where f._id = r._id`.execute(db);
  await sql`update file set remarketing = remarketing || '{"proceedsStatus":"remitted"}'::jsonb
    where _id = any(${remitted}::uuid[])`.execute(db);
  if (counters.length > 0)
    await db
      .insertInto('invoiceCounter')
      .values([...counters])
      .onConflict((conflict) =>
        conflict
          .columns(['supplierId', 'year'])
          .doUpdateSet({ last: sql`greatest("invoiceCounter".last, excluded.last)` }),
      )
      .execute();
}

function happened(invoice: DemoBilling['invoices'][number], until: string): object[] {
  const { _id, invoiceNumber, fileId, issueDate } = invoice;
  if (!invoiceNumber || !issueDate) return [];
  const at = earlier(`${issueDate}T14:00:00.000Z`, until);
  return [
    {
      _id: seedId('history', `issued ${String(_id)}`),
      fileId,
      type: 'invoice_changed',
      entity: 'invoice',
      entityId: _id,
      at,
      byUserId: accountant,
      source: 'ui',
      updatedFields: ['status', 'invoiceNumber', 'issueDate', 'dueDate'],
      changes: [{ field: 'status', before: 'draft', after: 'issued' }],
      message: sentence('money.invoiceNow', { number: String(invoiceNumber), status: 'issued' }),
      visibility: 'client',
      createdAt: at,
      updatedAt: at,
    },
  ];
}

async function keepDocuments(
  db: Db,
  storage: Storage,
  invoices: DemoBilling['invoices'],
  until: string,
): Promise<void> {
  const latest = invoices
    .filter(({ invoiceNumber }) => invoiceNumber)
    .slice(-withDocument) as (PrintedInvoice & {
    _id: string;
  })[];
  const kept = await Promise.all(
    latest.map(async (one) => {
      const print = asIssued(
        await readInvoicePrint(db, { ...one, creditOfInvoiceId: one.creditOfInvoiceId ?? null }),
      );
      const bytes = await renderPdf(invoiceDocument(print));
      const documentId = seedId('document', `invoice ${one._id}`);
      await storage.write(documentId, bytes);
      const document = madeDocument(documentOfInvoice(print), bytes);
      return {
        ...document,
        ...writtenOn(one.issueDate, until),
        createdBy: accountant,
        _id: documentId,
        invoiceId: one._id,
      };
    }),
  );
  await insertAll(db, 'document', kept, '');
  await sql`update invoice i set "documentId" = r._id from jsonb_to_recordset(${JSON.stringify(kept)}::jsonb)
    r(_id uuid, "invoiceId" uuid) where i._id = r."invoiceId"`.execute(db);
}
