import { sumOf } from '#contract/money/cents';
import { feeTypes } from '#contract/reference/fee-types';
import type { Recorded } from '#contract/resources/index';
import { newId } from '../database/new-id';
import { settle } from '../records/settle';
import { difference, insertRow, updateRow, wholeRow } from '../records/store';
import type { Write } from '../request/work';
import type { Line } from './reckon';

type Invoice = Recorded<'vendorInvoice'>;
type Fee = Recorded<'fee'>;

/** Owes what an approved invoice bills: a fee that was expected of this vendor is confirmed by its line, others are new. */
export async function owePayables(write: Write, invoice: Invoice): Promise<void> {
  const prices = await write.db
    .selectFrom('companyFee')
    .select(['_id', 'unit', 'glCode'])
    .where('_id', 'in', [
      invoice._id,
      ...(invoice.checks ?? []).flatMap(({ companyFeeId }) => companyFeeId ?? []),
    ])
    .execute();
  const files = await write.db
    .selectFrom('file')
    .select(['_id', 'state'])
    .where('_id', 'in', invoice.fileIds)
    .execute();
  for (const [index, line] of invoice.lines.entries()) {
    const check = invoice.checks?.[index];
    const price = prices.find(({ _id }) => _id === check?.companyFeeId);
    const state = files.find(({ _id }) => _id === line.fileId)?.state;
    if (!state) throw new Error(`the file of line ${index + 1} is gone`);
    const owed = {
      ...amountsOf(line),
      state,
      unit: price?.unit ?? feeTypes[line.feeType].unit,
      incurredOn: line.incurredOn ?? invoice.invoiceDate,
      status: 'approved' as const,
      vendorInvoiceId: invoice._id,
      documentId: invoice.documentId,
      companyFeeId: price?._id ?? null,
      glCode: price?.glCode ?? null,
      varianceFromSchedule: check?.variance ?? null,
      ...(line.description && { description: line.description }),
    };
    const expected = await expectedFee(write, invoice, line);
    if (expected) await confirm(write, expected, owed);
    else await owe(write, invoice, line, owed);
  }
}

function amountsOf(line: Line) {
  const tax = (of: 'gst' | 'hst' | 'pst' | 'qst'): string => line[of] ?? '0.00';
  const all = [line.amount, tax('gst'), tax('hst'), tax('pst'), tax('qst')];
  return {
    quantity: line.quantity,
    unitAmount: line.unitAmount,
    amount: line.amount ?? '0.00',
    gstAmount: tax('gst'),
    hstAmount: tax('hst'),
    pstAmount: tax('pst'),
    qstAmount: tax('qst'),
    totalAmount: sumOf(all),
  };
}

// The oldest that nobody has billed yet.
async function expectedFee(write: Write, { companyId }: Invoice, line: Line): Promise<Fee | undefined> {
  return write.db
    .selectFrom('fee')
    .selectAll()
    .where('fileId', '=', line.fileId)
    .where('feeType', '=', line.feeType)
    .where('companyId', '=', companyId)
    .where('direction', '=', 'payable')
    .where('status', 'in', ['draft', 'pending_approval', 'approved'])
    .where('vendorInvoiceId', 'is', null)
    .where('deletedAt', 'is', null)
    .orderBy('incurredOn')
    .orderBy('_id')
    .limit(1)
    .forUpdate()
    .executeTakeFirst();
}

async function confirm(write: Write, before: Fee, owed: Partial<Fee>): Promise<void> {
  const changed = Object.keys(difference({ ...before }, owed));
  const kept = {
    updatedAt: write.now.toISOString(),
    updatedBy: write.caller.userId,
    version: before.version + 1,
  };
  await updateRow(write.db, 'fee', before._id, { ...owed, ...kept });
  await settle(write, 'fee', 'updated', { before, after: { ...before, ...owed, ...kept }, changed });
}

async function owe(write: Write, invoice: Invoice, line: Line, owed: Partial<Fee>): Promise<void> {
  const at = write.now.toISOString();
  const fee = wholeRow('fee', {
    ...owed,
    _id: newId(write.now.getTime()),
    fileId: line.fileId,
    feeType: line.feeType,
    direction: 'payable',
    companyId: invoice.companyId,
    source: 'vendor_invoice',
    recoverableFromDebtor: feeTypes[line.feeType].recoverable,
    createdAt: at,
    createdBy: write.caller.userId,
    updatedAt: at,
    updatedBy: write.caller.userId,
    version: 1,
  });
  await insertRow(write.db, 'fee', { ...fee });
  await settle(write, 'fee', 'created', { after: fee, changed: [] });
}
