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

/** A plan of monthly instalments, before it is known what each of them comes to. */
export interface Terms {
  readonly number: number;
  readonly state: Province;
  readonly counted: string;
  /** In instalments. */
  readonly term: number;
  readonly paid: number;
  readonly missed: number;
  readonly firstMissed: string;
  readonly contractDate: string;
  /** About what is still owed, in dollars. */
  readonly owed: number;
}

/** One plan of monthly instalments: some were paid, each when due, and three to five missed before the file was placed. */
export function makeTerms({ number, state, placed, counted, paidShare }: Debt): Terms {
  const random = createRandom(`money ${number}`);
  const term = random.pick([48, 60, 72, 84]);
  // In Québec a court must allow what is taken once half is paid.
  const share = paidShare ?? 0.08 + random.next() * (state === 'QC' ? 0.4 : 0.5);
  const paid = Math.max(1, paidShare === undefined ? Math.floor(term * share) : Math.ceil(term * share));
  const owed = random.logNormal(26_000, 57_000);
  const missed = random.int(3, 5);
  // Sixty days past due and more: the third may not be younger than that.
  const lastMissed = dueDayFrom(addDays(placed, -random.int(missed === 3 ? 4 : 0, 26)));
  const firstMissed = monthsFrom(lastMissed, 1 - missed);
  const contractDate = monthsFrom(firstMissed, -(paid + 1));
  return { number, state, counted, term, paid, missed, firstMissed, contractDate, owed };
}

/**
 * What is owed for a unit of such a worth, in dollars: arrears are the instalments that were missed when the file was placed, the balance is
 * all that are not paid.
 */
export function makeMoney(terms: Terms, worth: number): Partial<Seeded<'file'>> {
  const { state, counted, term, paid, missed, firstMissed, contractDate } = terms;
  const cents = Math.round((owedFor(terms, worth) * 100) / (term - paid));
  const amount = (instalments: number): string => ((cents * instalments) / 100).toFixed(2);
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

/** What is owed of what a unit is worth, at the least and at the most. A long loan that is young can carry an earlier debt along. */
function boundsOf({ term, paid }: Terms): readonly [least: number, most: number] {
  const share = paid / term;
  const most = share < 1 / 3 && term >= 72 ? (term === 84 ? 2.2 : 1.8) : 1.6;
  return [share > 0.6 ? 0.25 : share > 0.4 ? 0.45 : 0.6, most];
}

/** What is owed of what a unit is worth, in the middle: less of an old loan, more of a long one. */
export const usuallyOwed = ({ term, paid }: Terms): number =>
  (term >= 72 ? 1.1 : 1) * (0.7 + 0.55 * (1 - paid / term));

/** What is owed, in dollars: as it was drawn, where so much can be owed for the unit. */
function owedFor(terms: Terms, worth: number): number {
  const [least, most] = boundsOf(terms);
  const ratio = terms.owed / worth;
  if (ratio >= least && ratio <= most) return terms.owed;
  const inside = createRandom(`owed ${terms.number}`).next() * 0.5;
  return worth * (ratio > most ? most - inside : least + inside);
}

/** Instalments fall due on a day that every month has. */
const dueDayFrom = (day: string): string => (Number(day.slice(8)) > 28 ? `${day.slice(0, 8)}28` : day);

function monthsFrom(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(Date.UTC(year, month - 1 + months, date)).toISOString().slice(0, 10);
}
