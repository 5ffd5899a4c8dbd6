import { sumOf } from '#contract/money/cents';
import { feeTypes } from '#contract/reference/fee-types';
import type { Recorded } from '#contract/resources/index';
import { createRecord } from '../../records/create';
import { writeChange } from '../../records/update';
import type { TransactionContext } from '../../request/context';
import { expectedOf, readExpected } from './expected-fees';
import { placeOfLine } from './calculate-lines';
import type { Line, TaxedAt } from './calculate-lines';

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
  const expected = expectedOf(
    invoice.lines,
    await readExpected(context.db, invoice.companyId, invoice.fileIds),
  );
  for (const [index, line] of invoice.lines.entries()) {
    const check = invoice.checks?.[index];
    const price = prices.find(({ _id }) => _id === check?.companyFeeId);
    const file = files.find(({ _id }) => _id === line.fileId);
    if (!file) throw new Error(`the file of line ${index + 1} is gone`);
    const owed = owedOf(invoice, line, { place: placeOfLine(line, file), check, price });
    const fee = expected[index];
    if (fee) await writeChange(context, 'fee', fee, { ...owed, stateReason: reasonKept(fee, owed) });
    else await owe(context, invoice, line, owed, price);
  }
}

// Why a person has a fee taxed elsewhere stands as long as it is taxed there.
const reasonKept = ({ state, stateReason }: Fee, owed: TaxedAt): string | null =>
  owed.state === state && owed.stateGround === 'stated' ? stateReason : null;

interface PayableBasis {
  readonly place: TaxedAt;
  readonly check: Check | undefined;
  readonly price: Omit<Price, 'billToDebtor'> | undefined;
}

/** A line of an approved invoice as the fee that it is. */
export function owedOf(
  { _id, invoiceDate, documentId }: Pick<Invoice, '_id' | 'invoiceDate' | 'documentId'>,
  line: Line,
  { place, check, price }: PayableBasis,
) {
  return {
    ...amountsOf(line),
    ...place,
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
