import { sumOf } from '#contract/money/cents';
import type { Recorded } from '#contract/resources/index';
import type { Db } from '../database/tables';
import type { Bill } from '../integrations/sage/port';
import { taxCodeOf } from '../ledger/tax-code';
import { closedUntil } from '../rules/closed-books';
import { daysAfter } from '../rules/invoice/billing-file';

/** An invoice as the accounts take it. */
export async function sageBillOf(db: Db, invoice: Recorded<'vendorInvoice'>): Promise<Bill> {
  const vendor = await db
    .selectFrom('company')
    .select('sageSupplierCode')
    .where('_id', '=', invoice.companyId)
    .executeTakeFirstOrThrow();
  const fees = await db
    .selectFrom('companyFee')
    .select(['_id', 'glCode'])
    .where('_id', 'in', [
      invoice._id,
      ...(invoice.checks ?? []).flatMap(({ companyFeeId }) => companyFeeId ?? []),
    ])
    .execute();
  const refs = new Map(invoice.fileIds.map((id, index) => [id, invoice.fileRefNumber?.[index] ?? '']));
  return {
    supplierCode: vendor.sageSupplierCode ?? '',
    billNumber: invoice.invoiceNumber,
    billDate: await openDay(db, invoice),
    dueDate: invoice.dueDate,
    currency: invoice.currency,
    reference: [...refs.values()].join(', '),
    total: invoice.total,
    lines: invoice.lines.map((line, index) => ({
      glCode: fees.find(({ _id }) => _id === invoice.checks?.[index]?.companyFeeId)?.glCode ?? null,
      taxCode: taxCodeOf(line),
      description: line.description ?? line.feeType,
      reference: refs.get(line.fileId) ?? '',
      amount: line.amount ?? '0.00',
      tax: sumOf([line.gst, line.hst, line.pst, line.qst]),
    })),
  };
}

/** The day that an invoice bears in the accounts: its own, or the first that is open where the books of that day are closed. */
async function openDay(db: Db, { fileIds, invoiceDate }: Recorded<'vendorInvoice'>): Promise<string> {
  const closed = (await Promise.all(fileIds.map((fileId) => closedUntil(db, fileId)))).filter(
    (day) => day !== null,
  );
  const last = closed.sort().at(-1);
  return last && invoiceDate <= last ? daysAfter(last, 1) : invoiceDate;
}
