import { expect, test } from 'vitest';
import { daysUntil } from '#contract/clocks/day';
import { todayIn } from '#contract/placement/province-time';
import { demoFiles, wrongOnes } from '../../support/demo-bundles';

/** By hand: what a file was closed with that says that its debtor paid, and whether nothing at all is owed since. */
const paidWith: Readonly<Record<string, 'arrears' | 'all'>> = {
  arrears_paid: 'arrears',
  recovered_reinstated: 'arrears',
  paid_in_full: 'all',
  recovered_redeemed: 'all',
};
const cents = (amount: string | null | undefined): number => Math.round(Number(amount) * 100);

test('who paid is in arrears with nothing on the file that was closed for it, and paid what had come due by then', () => {
  let paid = 0;
  const wrong = wrongOnes(({ file }) => {
    const what = paidWith[String(file.closingReason)];
    if (!file.closed || !what) return {};
    paid += 1;
    const closed = todayIn(file.state ?? 'ON', new Date(String(file.closedDate)));
    const instalment = cents(file.paymentAmount);
    const dayOfMonth = String(file.contractDate).slice(8);
    const [year = 0, month = 0] = String(file.lastPaymentDate).split('-').map(Number);
    const [firstYear = 0, firstMonth = 0] = String(file.contractDate).split('-').map(Number);
    const months = (year - firstYear) * 12 + month - firstMonth;
    const due = months - (String(file.lastPaymentDate).slice(8) < dayOfMonth ? 1 : 0);
    const expected = what === 'all' ? cents(file.totalAmountSecured) : instalment * due;
    return {
      'no arrears': cents(file.arrearsAmount) === 0 || file.arrearsAmount,
      'no day late': file.daysPastDue === 0 || file.daysPastDue,
      'paid on a day before the closing': (String(file.lastPaymentDate) <= closed &&
        daysUntil(String(file.lastPaymentDate), closed) <= 45) || [file.lastPaymentDate, closed],
      'paid what was due': Math.min(expected, cents(file.totalAmountSecured)) === cents(file.amountPaid) || [
        expected,
        file.amountPaid,
      ],
      'owes the rest': cents(file.balanceAmount) === cents(file.totalAmountSecured) - cents(file.amountPaid),
      'settles for what is owed': what === 'all' ? cents(file.payoffAmount) === 0 : true,
    };
  });
  expect(wrong).toEqual([]);
  expect(paid).toBeGreaterThan(200);
});

test('the payment for which a file was closed stands in its history, and where no unit was taken its lender tells of it', () => {
  let told = 0;
  const wrong = wrongOnes(({ file, history, notes }) => {
    const what = paidWith[String(file.closingReason)];
    if (!file.closed || !what) return {};
    const day = (at: unknown): string => todayIn(file.state ?? 'ON', new Date(String(at)));
    const entries = history.filter(({ updatedFields }) => updatedFields?.includes('amountPaid'));
    const [entry] = entries;
    const before = (field: string) => entry?.changes?.find((one) => one.field === field)?.before;
    const lender = notes.filter(
      ({ companyId, createdAt, body }) =>
        companyId === file.clientId &&
        day(createdAt) === file.lastPaymentDate &&
        /paid|payé|réglé/.test(String(body)),
    );
    const isTaken = String(file.closingReason).startsWith('recovered_');
    if (!isTaken) told += 1;
    return {
      'once, on its day': entries.length === 1 && day(entry?.at) === file.lastPaymentDate,
      'with what was owed before it': cents(String(before('arrearsAmount'))) > 0,
      'not to vendors': entry?.visibility === 'client',
      'told by its lender': lender.length === (isTaken ? 0 : 1) || lender.length,
    };
  });
  expect(wrong).toEqual([]);
  expect(told).toBeGreaterThan(100);
  expect(demoFiles.some(({ file }) => file.closingReason === 'paid_in_full')).toBe(true);
});
