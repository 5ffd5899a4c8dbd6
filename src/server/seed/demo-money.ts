import type { Calendar, Seeded } from './demo-bundle';
import type { Random } from './random';

/** What is owed: the amounts of one file fit together. */
export function makeMoney(
  random: Random,
  calendar: Calendar,
  assignedAgo: number,
  paidShare?: number,
): Partial<Seeded<'file'>> {
  const balance = Math.round(random.logNormal(23_500, 52_000) * 100) / 100;
  const payment = balance / random.int(30, 72);
  const missed = random.int(2, 5);
  const share = paidShare ?? 0.08 + random.next() * 0.5;
  const secured = balance / (1 - share);
  const daysPastDue = random.int(62, 180);
  return {
    balanceAmount: balance.toFixed(2),
    paymentAmount: payment.toFixed(2),
    arrearsAmount: (payment * missed).toFixed(2),
    payoffAmount: (balance * 1.03).toFixed(2),
    totalAmountSecured: secured.toFixed(2),
    amountPaid: (secured - balance).toFixed(2),
    amountPaidRatio: Math.round(((secured - balance) / secured) * 10_000) / 10_000,
    daysPastDue,
    daysPastDueOn: calendar.today,
    lastPaymentDate: calendar.dayAgo(assignedAgo + daysPastDue),
    contractDate: calendar.dayAgo(assignedAgo + random.int(300, 1500)),
    maturityDate: calendar.dayAgo(assignedAgo - random.int(200, 1500)),
  };
}
