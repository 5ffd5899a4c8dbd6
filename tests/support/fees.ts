import { withTaxes, taxesOn } from '#contract/money/taxes';
import { amountOf, centsOf, times } from '#contract/money/cents';
import { provinceTaxRows } from '#contract/reference/province-tax';
import type { Db } from '#server/database/tables';
import { newId } from '#server/database/new-id';
import { insertRow, wholeRow } from '#server/records/store';
import { seedId } from '#server/seed/seed-id';

interface Given {
  readonly fileId: string;
  readonly unitAmount?: string;
  readonly quantity?: number;
  readonly state?: string;
  readonly status?: string;
  readonly direction?: string;
  readonly feeType?: string;
  readonly companyId?: string;
  readonly incurredOn?: string;
  readonly documentId?: string;
  readonly vendorInvoiceId?: string;
}

/** An approved fee as the price list would have left it, put straight into its table. */
export async function putFee(db: Db, given: Given): Promise<string> {
  const { state = 'ON', quantity = 1, unitAmount = '100.00' } = given;
  const rates = provinceTaxRows.find((one) => one.province === state && !one.effectiveTo);
  if (!rates) throw new Error(`no rates for ${state}`);
  const amount = times(centsOf(unitAmount), quantity);
  const taxes = taxesOn(amount, rates as never, { taxable: true, pstApplies: false });
  const _id = newId(Date.now());
  const at = '2026-11-01T12:00:00.000Z';
  await insertRow(db, 'fee', {
    ...wholeRow('fee', {
      _id,
      feeType: 'repossession_voluntary',
      direction: 'receivable',
      companyId: seedId('company', 'LNA'),
      quantity,
      unit: 'flat',
      unitAmount,
      amount: amountOf(amount),
      state,
      gstAmount: amountOf(taxes.gst),
      hstAmount: amountOf(taxes.hst),
      pstAmount: amountOf(taxes.pst),
      qstAmount: amountOf(taxes.qst),
      totalAmount: amountOf(withTaxes(amount, taxes)),
      incurredOn: '2026-11-10',
      status: 'approved',
      source: 'manual',
      recoverableFromDebtor: true,
      ...given,
      createdAt: at,
      updatedAt: at,
      version: 1,
    }),
  });
  return _id;
}
