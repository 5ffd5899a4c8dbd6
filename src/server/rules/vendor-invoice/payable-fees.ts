import { sumOf } from '#contract/money/cents';
import { feeTypes } from '#contract/reference/fee-types';
import type { Recorded } from '#contract/resources/index';
import { createRecord } from '../../records/create';
import { writeChange } from '../../records/update';
import type { TransactionContext } from '../../request/context';
import type { Line } from './reckon';

type Invoice = Recorded<'vendorInvoice'>;
type Fee = Recorded<'fee'>;
type Check = NonNullable<Invoice['checks']>[number];
type Price = Pick<Recorded<'companyFee'>, '_id' | 'unit' | 'glCode' | 'billToDebtor'>;
type Owed = ReturnType<typeof owedOf>;

/** Owes what an approved invoice bills: a fee that was expected of this vendor is confirmed by its line, others are new. */
export async function owePayables(context: TransactionContext, invoice: Invoice): Promise<void> {
  const prices = await context.db
    .selectFrom('companyFee')
    .select(['_id', 'unit', 'glCode', 'billToDebtor'])
    .where('_id', 'in', [
      invoice._id,
      ...(invoice.checks ?? []).flatMap(({ companyFeeId }) => companyFeeId ?? []),
    ])
    .execute();
  const files = await context.db
    .selectFrom('file')
    .select(['_id', 'state'])
    .where('_id', 'in', invoice.fileIds)
    .execute();
  for (const [index, line] of invoice.lines.entries()) {
    const check = invoice.checks?.[index];
    const price = prices.find(({ _id }) => _id === check?.companyFeeId);
    const state = files.find(({ _id }) => _id === line.fileId)?.state;
    if (!state) throw new Error(`the file of line ${index + 1} is gone`);
    const owed = owedOf(invoice, line, { state, check, price });
    const expected = await expectedFee(context, invoice, line);
    if (expected) await writeChange(context, 'fee', expected, owed);
    else await owe(context, invoice, line, owed, price);
  }
}

interface Ground {
  readonly state: Recorded<'file'>['state'];
  readonly check: Check | undefined;
  readonly price: Omit<Price, 'billToDebtor'> | undefined;
}

/** A line of an approved invoice as the fee that it is. */
export function owedOf(
  { _id, invoiceDate, documentId }: Pick<Invoice, '_id' | 'invoiceDate' | 'documentId'>,
  line: Line,
  { state, check, price }: Ground,
) {
  return {
    ...amountsOf(line),
    state,
    unit: price?.unit ?? feeTypes[line.feeType].unit,
    incurredOn: line.incurredOn ?? invoiceDate,
    status: 'approved' as const,
    vendorInvoiceId: _id,
    documentId,
    companyFeeId: price?._id ?? null,
    glCode: price?.glCode ?? null,
    varianceFromSchedule: check?.variance ?? null,
    ...(line.description && { description: line.description }),
  };
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
async function expectedFee(
  context: TransactionContext,
  { companyId }: Invoice,
  line: Line,
): Promise<Fee | undefined> {
  return context.db
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
    .executeTakeFirst();
}

async function owe(
  context: TransactionContext,
  { companyId }: Invoice,
  { fileId, feeType }: Line,
  owed: Owed,
  price: Price | undefined,
): Promise<void> {
  const draft = { ...owed, fileId, feeType, direction: 'payable' as const, companyId };
  const recoverableFromDebtor = price?.billToDebtor ?? feeTypes[feeType].recoverable;
  await createRecord(context, 'fee', draft, { ...owed, source: 'vendor_invoice', recoverableFromDebtor });
}
