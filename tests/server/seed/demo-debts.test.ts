import { expect, test } from 'vitest';
import { todayIn } from '#contract/placement/province-time';
import type { Bundle } from '#server/seed/demo-bundle';
import { demoFiles, today, wrongOnes } from '../../support/demo-bundles';

const cents = (amount: string | null | undefined): number => Math.round(Number(amount) * 100);
const dayNumber = (day: string): number => Date.parse(`${day}T00:00:00Z`) / 86_400_000;

/** What day it was there. */
const dayAt = (file: Bundle['file'], moment: string | null | undefined): string =>
  todayIn(file.state ?? 'ON', new Date(moment ?? ''));

/** The days on which the instalments of a contract fall due: each month after it, to its maturity. */
function dueDays(contract: string, maturity: string): string[] {
  const days: string[] = [];
  for (let month = 1; ; month += 1) {
    const at = new Date(`${contract}T00:00:00Z`);
    at.setUTCMonth(at.getUTCMonth() + month);
    const day = at.toISOString().slice(0, 10);
    if (day > maturity) return days;
    days.push(day);
  }
}

/** By hand: who paid since, so that the file was closed for it. */
const paidSince = ['arrears_paid', 'paid_in_full', 'recovered_reinstated', 'recovered_redeemed'];
const hasPaid = ({ closed, closingReason }: Bundle['file']): boolean =>
  closed === true && paidSince.includes(String(closingReason));

test('what is owed, paid and late on every demo file for which nobody paid since comes from its instalments', () => {
  const wrong = wrongOnes(({ file }) => {
    if (hasPaid(file)) return {};
    const due = dueDays(String(file.contractDate), String(file.maturityDate));
    const instalment = cents(file.paymentAmount);
    const paid = cents(file.amountPaid) / instalment;
    const placed = dayAt(file, file.assignmentDate);
    const first = due[paid] ?? '';
    const missed = due.slice(paid).filter((day) => day <= placed).length;
    const counted = file.closed ? dayAt(file, file.closedDate) : today;
    const lastPaid = dayNumber(String(file.lastPaymentDate)) - dayNumber(due[paid - 1] ?? '');
    return {
      'a whole number of instalments is paid': Number.isInteger(paid) && paid > 0,
      'the plan comes to what is secured': cents(file.totalAmountSecured) === instalment * due.length,
      'the balance is what is not paid': cents(file.balanceAmount) === instalment * (due.length - paid),
      'arrears are what was missed when placed': cents(file.arrearsAmount) === instalment * missed,
      'two to five are missed': missed >= 2 && missed <= 5,
      'days run from the first missed': file.daysPastDue === dayNumber(counted) - dayNumber(first),
      'the days stand for that day': file.daysPastDueOn === counted,
      '62 to 180 days late when placed':
        dayNumber(placed) - dayNumber(first) >= 62 && dayNumber(placed) - dayNumber(first) <= 180,
      'the last payment was the last paid instalment': lastPaid >= 0 && lastPaid <= 5,
      'the share is of the instalments':
        Math.abs(Number(file.amountPaidRatio) - paid / due.length) <= 0.00005 + 1e-9,
      'the asset was built when the contract was signed':
        Number(file.asset?.year) <= Number(String(file.contractDate).slice(0, 4)),
    };
  });
  expect(wrong).toEqual([]);
});

test('nobody took what a court must allow, and the scripted one is stopped for it', () => {
  const share = { QC: 0.5, BC: 2 / 3, ON: 2 / 3 } as Record<string, number>;
  const taken = demoFiles.filter(({ file }) => file.recovery?.onHookAt && !hasPaid(file));
  expect(taken.length).toBeGreaterThan(400);
  expect(
    taken.filter(({ file }) => Number(file.amountPaidRatio) >= (share[String(file.state)] ?? 0.6)),
  ).toEqual([]);
  const stopped = demoFiles.find(({ file }) => file.tags?.includes('blocked by gate'));
  expect(stopped?.file).toMatchObject({ state: 'BC', debtorType: 'consumer' });
  expect(Number(stopped?.file.amountPaidRatio)).toBeGreaterThan(0.7);
  expect(Number(stopped?.file.amountPaidRatio)).toBeLessThan(0.73);
});

test('balances are spread as they are in life', () => {
  const balances = demoFiles.map(({ file }) => Number(file.balanceAmount)).sort((one, other) => one - other);
  expect(Math.abs((balances[1000] ?? 0) - 23_500)).toBeLessThan(2500);
  expect(Math.abs((balances[1800] ?? 0) - 52_000)).toBeLessThan(7000);
});
