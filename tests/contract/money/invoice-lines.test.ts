import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lineOf, totalsOf } from '#contract/money/invoice-lines';
import { creditLine } from '#contract/money/credit-line';
import type { BilledFee } from '#contract/money/invoice-lines';
import { amountOf, centsOf, sumOf, times } from '#contract/money/cents';
import { taxesOn, withTaxes } from '#contract/money/taxes';
import { provinceTaxRows } from '#contract/reference/province-tax';

const rates = provinceTaxRows.filter(({ effectiveTo }) => !effectiveTo);

const fee = fc
  .record({
    unit: fc.integer({ min: -500_000, max: 5_000_000 }),
    quantity: fc.integer({ min: 1, max: 400_000 }).map((parts) => parts / 100),
    rate: fc.constantFrom(...rates),
    taxable: fc.boolean(),
    pstApplies: fc.boolean(),
  })
  .map(({ unit, quantity, rate, taxable, pstApplies }): BilledFee => {
    const amount = times(unit, quantity);
    const taxes = taxesOn(amount, rate, { taxable, pstApplies });
    return {
      _id: 'a',
      feeType: 'other',
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

describe('an invoice', () => {
  it('has rates for all thirteen provinces and territories', () => {
    expect(new Set(rates.map(({ province }) => province)).size).toBe(13);
  });

  it('differs from its fees by no cent, whatever they are', () => {
    fc.assert(
      fc.property(fc.array(fee, { minLength: 1, maxLength: 30 }), (fees) => {
        const lines = fees.map(lineOf);
        const totals = totalsOf(lines);
        expect(totals.total).toBe(sumOf(fees.map(({ totalAmount }) => totalAmount)));
        const { subtotal, gstTotal, hstTotal, pstTotal, qstTotal } = totals;
        expect(sumOf([subtotal, gstTotal, hstTotal, pstTotal, qstTotal])).toBe(totals.total);
        const credit = totalsOf(lines.map(creditLine));
        expect(centsOf(credit.total) + centsOf(totals.total)).toBe(0);
      }),
      { numRuns: 500 },
    );
  });
});
