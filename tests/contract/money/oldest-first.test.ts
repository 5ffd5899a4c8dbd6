import fc from 'fast-check';
import { expect, test } from 'vitest';
import { oldestFirst } from '#contract/money/oldest-first';

/** Cents written as money, with no help of the code that is looked at. */
function written(cents: number): string {
  return `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;
}

function cents(amount: string): number {
  return Number(amount.replace('.', ''));
}

test('an amount pays the oldest invoice whole, the next as far as it reaches, and the rest not at all', () => {
  const invoices = [
    { id: 'june', balanceDue: '100.10' },
    { id: 'july', balanceDue: '50.00' },
    { id: 'august', balanceDue: '75.00' },
  ];
  expect(oldestFirst('120.30', invoices)).toEqual({
    paid: [
      { invoice: invoices[0], amount: '100.10', rest: '0.00' },
      { invoice: invoices[1], amount: '20.20', rest: '29.80' },
    ],
    left: '0.00',
  });
});

test('what is paid beyond all invoices is left, and an invoice with nothing open is passed over', () => {
  const paid = { id: 'paid', balanceDue: '0.00' };
  const open = { id: 'open', balanceDue: '19.99' };
  expect(oldestFirst('20.00', [paid, open])).toEqual({
    paid: [{ invoice: open, amount: '19.99', rest: '0.00' }],
    left: '0.01',
  });
});

test('no cent is lost, no invoice is paid beyond what it owes, and none before an older one is paid whole', () => {
  const owed = fc.array(fc.integer({ min: 0, max: 500_000 }), { maxLength: 40 });
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 5_000_000 }), owed, (received, balances) => {
      const invoices = balances.map((each, index) => ({ id: String(index), balanceDue: written(each) }));
      const { paid, left } = oldestFirst(written(received), invoices);
      const sum = paid.reduce((total, { amount }) => total + cents(amount), 0);
      expect(sum + cents(left)).toBe(received);
      expect(sum).toBe(
        Math.min(
          received,
          balances.reduce((total, each) => total + each, 0),
        ),
      );
      const whole = paid.slice(0, -1);
      for (const { invoice, amount } of whole) expect(amount).toBe(invoice.balanceDue);
      const last = paid.at(-1);
      if (last) expect(cents(last.amount)).toBeLessThanOrEqual(cents(last.invoice.balanceDue));
    }),
  );
});
