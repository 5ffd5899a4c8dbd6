import { sql } from 'kysely';
import type { Recorded } from '#contract/resources/index';
import { vocabularies } from '#contract/vocabularies/index';
import type { ValueOf } from '#contract/vocabularies/index';
import type { Db } from '../../../database/tables';
import type { CalculatedLine } from '../calculate-lines';
import { findBilledTwice, readBilledBefore } from './billed-twice';
import type { BilledTwice } from './billed-twice';
import type { Examined } from './check';
import { checks } from './register';

type Flag = ValueOf<'vendorInvoiceFlag'>;
type Invoice = Pick<
  Recorded<'vendorInvoice'>,
  '_id' | 'companyId' | 'invoiceNumber' | 'invoiceDate' | 'total' | 'documentId' | 'fileIds'
>;

/** What stood out of a line, and where its work is billed already. */
export interface Found {
  readonly flags: readonly Flag[];
  readonly twice: BilledTwice | undefined;
}

/** What stood out: of each line, by its place, and of the invoice as a whole, its lines' flags among them. */
export interface Findings {
  readonly lines: readonly Found[];
  readonly all: readonly Flag[];
}

/** Runs every check on an invoice that came in on a day. */
export async function examine(
  db: Db,
  invoice: Invoice,
  lines: readonly CalculatedLine[],
  receivedDate: string,
): Promise<Findings> {
  const billedTwice = findBilledTwice(lines, await readBilledBefore(db, invoice));
  return judge({ invoice, lines, receivedDate, billedTwice, ...(await readExamined(db, invoice)) });
}

/** What the checks find on an invoice with all that they look at. */
export function judge(examined: Examined): Findings {
  const { lines, billedTwice } = examined;
  const ofLine = lines.map((line) => ({
    flags: vocabularies.vendorInvoiceFlag.filter((flag) => checks[flag].ofLine?.(line, examined)),
    twice: billedTwice.get(line),
  }));
  const all = vocabularies.vendorInvoiceFlag.filter(
    (flag) =>
      checks[flag].ofInvoice?.(examined) || ofLine.some(({ flags }) => (flags as Flag[]).includes(flag)),
  );
  return { lines: ofLine, all };
}

async function readExamined(
  db: Db,
  { _id, companyId, invoiceNumber, invoiceDate, total, documentId, fileIds }: Invoice,
): Promise<Pick<Examined, 'document' | 'workedFiles' | 'lookAlikes' | 'approved'>> {
  const document = await sql<NonNullable<Examined['document']>>`
    select "documentType", "scanStatus" from document
    where _id = ${documentId}::uuid and "deletedAt" is null`.execute(db);
  const worked = await sql<{ fileId: string }>`
    select "fileId" from "companyAssignment" where "fileId" = any(${fileIds}::uuid[])
    and "companyId" = ${companyId}::uuid and "acceptedAt" is not null`.execute(db);
  const alike = await sql<{ invoiceNumber: string }>`
    select "invoiceNumber" from "vendorInvoice" where "companyId" = ${companyId}::uuid and _id <> ${_id}::uuid
    and "invoiceStatus" <> 'void' and "deletedAt" is null
    and (bill_number("invoiceNumber") = bill_number(${invoiceNumber}::text)
      or ("invoiceDate" = ${invoiceDate}::date and total = ${total}::numeric and "fileIds" && ${fileIds}::uuid[]))`.execute(
    db,
  );
  const approved = await sql<Examined['approved'][number]>`
    select u.id "fileId", r.amount from request r cross join lateral unnest(r."fileIds") u(id)
    where r."fileIds" && ${fileIds}::uuid[] and r."requestType" = 'fee_approval'
    and r.status in ('approved', 'fulfilled') and r."deletedAt" is null`.execute(db);
  return {
    document: document.rows[0],
    workedFiles: new Set(worked.rows.map(({ fileId }) => fileId)),
    lookAlikes: alike.rows.map((row) => row.invoiceNumber),
    approved: approved.rows,
  };
}
