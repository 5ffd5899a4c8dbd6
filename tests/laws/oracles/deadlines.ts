import type { FilterOracle } from './oracle';
import { is } from './oracle';

const days = (keeps: FilterOracle['keeps']): FilterOracle => ({
  cases: [['2026-03-09'], ['2026-03-10'], ['2026-03-11'], ['2020-01-01'], ['2031-01-01']],
  refused: ['2026-02-30', 'yesterday', '10/03/2026'],
  keeps,
});

/** By the nearest time of the law on a file, which is a day. */
export const deadlineFilters = {
  nextDeadlineFrom: days(({ nextDeadline }, day) => nextDeadline !== null && String(nextDeadline) >= day),
  nextDeadlineTo: days(({ nextDeadline }, day) => nextDeadline !== null && String(nextDeadline) <= day),
  nextDeadlineKind: is('nextDeadlineKind', [['disposition'], ['prior_notice', 'objection']], ['tomorrow']),
} as const;
