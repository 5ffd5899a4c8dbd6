import { sql } from 'kysely';
import type { InvoiceLine } from '#contract/money/invoice-lines';
import { amountOf, centsOf } from '#contract/money/cents';
import { feeTaxes } from '#contract/money/fee-taxes';
import { withTaxes } from '#contract/money/taxes';
import type { FeeRates } from '#contract/money/fee-taxes';
import type { Recorded } from '#contract/resources/index';
import type { Db } from '../../database/tables';
import { readLiable, readRates } from '../fee/fee-basis';
import type { BillingFile } from './billing-file';

type Fee = Recorded<'fee'>;
export type FeeTaxes = Pick<Fee, 'gstAmount' | 'hstAmount' | 'pstAmount' | 'qstAmount' | 'totalAmount'>;

/** A fee as it is billed, with the rates of the taxes that it bears. */
export type TaxedFee = Fee & { readonly taxRates: TaxRates };
type TaxRates = Pick<InvoiceLine, 'gstRate' | 'hstRate' | 'pstRate' | 'qstRate'>;

/**
 * Fees with the taxes that are on them when they are billed today: a tax is payable with the invoice, so its rate is that of the
 * invoice's day, whenever the work was done.
 */
export async function taxedAsBilled(
  db: Db,
  { agencyId, clientId, today }: Pick<BillingFile, 'agencyId' | 'clientId' | 'today'>,
  fees: readonly Fee[],
): Promise<TaxedFee[]> {
  const liable = await readLiable(db, agencyId, clientId);
  const untaxed = await readUntaxed(db, fees);
  const rates = new Map<Fee['state'], FeeRates>();
  for (const { state } of fees) if (!rates.has(state)) rates.set(state, await readRates(db, state, today));
  return fees.map((fee) => {
    const taxable = fee.companyFeeId === null || !untaxed.has(fee.companyFeeId);
    const price = centsOf(fee.amount);
    const basis = { ...liable, rates: rates.get(fee.state) as FeeRates, taxable };
    const { gst, hst, pst, qst } = feeTaxes(fee.feeType, price, basis);
    return {
      ...fee,
      gstAmount: amountOf(gst),
      hstAmount: amountOf(hst),
      pstAmount: amountOf(pst),
      qstAmount: amountOf(qst),
      totalAmount: amountOf(withTaxes(price, { gst, hst, pst, qst })),
      taxRates: {
        gstRate: gst === 0 ? null : basis.rates.gstRate,
        hstRate: hst === 0 ? null : basis.rates.hstRate,
        pstRate: pst === 0 ? null : basis.rates.pstRate,
        qstRate: qst === 0 ? null : basis.rates.pstRate,
      },
    };
  });
}

/** The lines of price lists that say of a fee that it is not taxed. */
async function readUntaxed(db: Db, fees: readonly Fee[]): Promise<ReadonlySet<string>> {
  const ids = fees.flatMap(({ companyFeeId }) => companyFeeId ?? []);
  const { rows } = await sql<{ _id: string }>`
    select _id from "companyFee" where _id = any(${ids}::uuid[]) and not taxable`.execute(db);
  return new Set(rows.map(({ _id }) => _id));
}

/** What a line of an invoice says of the taxes of its fee. */
export const taxesOfLine = ({
  gst,
  hst,
  pst,
  qst,
  total,
}: NonNullable<Recorded<'invoice'>['lines']>[number]): FeeTaxes => ({
  gstAmount: gst,
  hstAmount: hst,
  pstAmount: pst,
  qstAmount: qst,
  totalAmount: total,
});
