import type { BilledFee } from '#contract/money/invoice-lines';
import { amountOf, times } from '#contract/money/cents';
import { taxesOn, withTaxes } from '#contract/money/taxes';
import { provinceTaxRows } from '#contract/reference/province-tax';
import { vocabularies } from '#contract/vocabularies/index';
import type { Random } from '#server/seed/random';
import { seedId } from '#server/seed/seed-id';

const rates = provinceTaxRows.filter(({ effectiveTo }) => !effectiveTo);

/** The fees of an invoice as chance has them, in one of the thirteen provinces and territories. */
export function randomFees(random: Random, name: string): { state: string; fees: BilledFee[] } {
  const rate = random.pick(rates);
  const fees = Array.from({ length: random.int(1, 25) }, (_, index): BilledFee => {
    const unit = random.int(1, 250_000);
    const quantity = random.int(1, 40_000) / 100;
    const amount = times(unit, quantity);
    const taxes = taxesOn(amount, rate, { taxable: random.chance(0.95), pstApplies: random.chance(0.4) });
    return {
      _id: seedId('fee', `${name} ${index}`),
      feeType: random.pick(vocabularies.feeType),
      quantity,
      unitAmount: amountOf(unit),
      amount: amountOf(amount),
      gstAmount: amountOf(taxes.gst),
      hstAmount: amountOf(taxes.hst),
      pstAmount: amountOf(taxes.pst),
      qstAmount: amountOf(taxes.qst),
      totalAmount: amountOf(withTaxes(amount, taxes)),
    };
  });
  return { state: rate.province, fees };
}
