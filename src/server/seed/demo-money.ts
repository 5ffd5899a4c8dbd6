import { businessDayFrom } from '#contract/clocks/business-day';
import { addDays, daysUntil } from '#contract/clocks/day';
import { derivedOfFile } from '../rules/file/file-change';
import type { Seeded } from './demo-bundle';
import type { Province } from './demo-places';
import { createRandom } from './random';

interface Debt {
  readonly number: number;
  readonly state: Province;
  /** The day on which the lender placed the file: it called the whole debt in, and no instalment fell due after. */
  readonly placed: string;
  /** The day up to which the days past due are counted: the day of loading, or the day of closing. */
  readonly counted: string;
  readonly paidShare?: number;
}

/**
 * What is owed, from one plan of monthly instalments: some were paid, each when due, and three to five missed before the file
 * was placed. Arrears are those missed by then; the balance is all that are not paid.
 */
export function makeMoney({ number, state, placed, counted, paidShare }: Debt): Partial<Seeded<'file'>> {
  const random = createRandom(`money ${number}`);
  const term = random.pick([48, 60, 72, 84]);
  // In Québec a court must allow what is taken once half is paid.
  const share = paidShare ?? 0.08 + random.next() * (state === 'QC' ? 0.4 : 0.5);
  const paid = Math.max(1, paidShare === undefined ? Math.floor(term * share) : Math.ceil(term * share));
  const cents = Math.round((random.logNormal(23_500, 52_000) * 100) / (term - paid));
  const amount = (instalments: number): string => ((cents * instalments) / 100).toFixed(2);

  const missed = random.int(3, 5);
  // Sixty days past due and more: the third may not be younger than that.
  const lastMissed = dueDayFrom(addDays(placed, -random.int(missed === 3 ? 4 : 0, 26)));
  const firstMissed = monthsFrom(lastMissed, 1 - missed);
  const contractDate = monthsFrom(firstMissed, -(paid + 1));
  const paidOf = { amountPaid: amount(paid), totalAmountSecured: amount(term) };
  return {
    paymentAmount: amount(1),
    arrearsAmount: amount(missed),
    balanceAmount: amount(term - paid),
    payoffAmount: ((Math.round(cents * 1.03) * (term - paid)) / 100).toFixed(2),
    ...paidOf,
    ...derivedOfFile(paidOf),
    daysPastDue: daysUntil(firstMissed, counted),
    daysPastDueOn: counted,
    lastPaymentDate: businessDayFrom(state, monthsFrom(firstMissed, -1)),
    contractDate,
    maturityDate: monthsFrom(contractDate, term),
  };
}

/** Instalments fall due on a day that every month has. */
const dueDayFrom = (day: string): string => (Number(day.slice(8)) > 28 ? `${day.slice(0, 8)}28` : day);

function monthsFrom(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(Date.UTC(year, month - 1 + months, date)).toISOString().slice(0, 10);
}
