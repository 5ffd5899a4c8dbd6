import fc from 'fast-check';
import { expect, it } from 'vitest';
import { shareOf, type Moved } from '#server/rules/payment/share-of';

const person = fc.record({
  companyId: fc.constantFrom(null, 'A', 'B', 'C'),
  payerName: fc.constantFrom(null, 'Ann Cole', 'J. Buyer', 'Lot 9 Ltd'),
});
const cents = fc.integer({ min: 1, max: 40 });
const amountOf = (value: number): string => (value / 100).toFixed(2);
const money = (direction: 'in' | 'out') =>
  fc
    .record({ person, value: cents })
    .map(({ person: one, value }): Moved => ({ ...one, amount: amountOf(value), direction }));
// Who is paid back by a company is meant by it, whatever name stands beside.
const payee = fc.oneof(
  fc.constantFrom('A', 'B', 'C').map((companyId) => ({ companyId, payerName: null })),
  fc.constantFrom('Ann Cole', 'J. Buyer', 'Lot 9 Ltd').map((payerName) => ({ companyId: null, payerName })),
);

const centsOf = ({ amount }: Moved): number => Math.round(Number(amount) * 100);
const total = (all: readonly Moved[]): number => all.reduce((sum, one) => sum + centsOf(one), 0);
const meet = (one: Moved, other: Moved): boolean =>
  (one.companyId !== null && one.companyId === other.companyId) ||
  (one.payerName !== null && one.payerName === other.payerName);

it('gives no cent back twice, whoever asks in whatever order', () => {
  fc.assert(
    fc.property(
      fc.array(money('in'), { maxLength: 5 }),
      fc.array(fc.record({ payee, value: cents }), { maxLength: 7 }),
      (receipts, asked) => {
        const returned: Moved[] = [];
        for (const { payee: one, value } of asked)
          if (value <= shareOf(one, [...receipts, ...returned]))
            returned.push({ ...one, amount: amountOf(value), direction: 'out' });
        // Every choice of refunds is covered by the receipts that stand for one of them (Hall's condition).
        for (let chosen = 1; chosen < 2 ** returned.length; chosen += 1) {
          const some = returned.filter((_, at) => chosen & (1 << at));
          const theirs = receipts.filter((receipt) => some.some((refund) => meet(receipt, refund)));
          expect(total(some)).toBeLessThanOrEqual(total(theirs));
        }
      },
    ),
    { numRuns: 2_000 },
  );
});

it('gives back all that one alone brought', () => {
  const alone = { companyId: null, payerName: 'Lot 9 Ltd' };
  fc.assert(
    fc.property(fc.array(cents, { minLength: 1, maxLength: 5 }), (values) => {
      const receipts = values.map((value): Moved => ({
        ...alone,
        amount: amountOf(value),
        direction: 'in',
      }));
      expect(shareOf({ companyId: null, payerName: ' lot 9  LTD' }, receipts)).toBe(total(receipts));
    }),
  );
});
