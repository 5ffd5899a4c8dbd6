import type { FilterOracle, ListOracle, Row } from './oracle';
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
  deadlineKind: {
    cases: [['disposition'], ['prior_notice', 'disposal'], ['registration'], ['retention'], ['searches']],
    refused: ['tomorrow', 'Disposition'],
    keeps: (row, clock) => openOf(row).some((one) => one.clock === clock),
  },
  deadlineFrom: days((row, day) => openOf(row).some((one) => one.day >= day)),
  deadlineTo: days((row, day) => openOf(row).some((one) => one.day <= day)),
} as const satisfies ListOracle['filters'];

interface Open {
  readonly clock: string;
  readonly day: string;
}
const openOf = ({ deadlines }: Row): readonly Open[] => (deadlines ?? []) as readonly Open[];

/** What is asked of deadlines together is met by one of them: of the kind, and in the days. */
export const oneDeadline: NonNullable<ListOracle['also']> = (row, asked, _, except) => {
  const askedFor = (name: string) => (name === except ? undefined : asked[name]);
  const [deadlineKind, deadlineFrom, deadlineTo] = ['deadlineKind', 'deadlineFrom', 'deadlineTo'].map(
    askedFor,
  );
  if (!deadlineKind && !deadlineFrom && !deadlineTo) return true;
  return openOf(row).some(
    ({ clock, day }) =>
      (!deadlineKind || deadlineKind.includes(clock)) &&
      (!deadlineFrom || deadlineFrom.some((from) => day >= from)) &&
      (!deadlineTo || deadlineTo.some((to) => day <= to)),
  );
};

const nearest =
  (clock: string) =>
  (row: Row): unknown =>
    openOf(row).find((one) => one.clock === clock)?.day ?? null;

/** By the nearest deadline of a kind. */
export const deadlineSorts = {
  priorNoticeDay: nearest('prior_notice'),
  objectionDay: nearest('objection'),
  dispositionDay: nearest('disposition'),
  disposalDay: nearest('disposal'),
  registrationDay: nearest('registration'),
  retentionDay: nearest('retention'),
  searchesDay: nearest('searches'),
} as const;
