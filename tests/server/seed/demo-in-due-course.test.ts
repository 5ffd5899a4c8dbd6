import { expect, test } from 'vitest';
import { isWorkingDay } from '#contract/clocks/business-day';
import { addDays } from '#contract/clocks/day';
import { todayIn } from '#contract/placement/province-time';
import type { Bundle } from '#server/seed/demo-bundle';
import { demoFiles, wrongOnes } from '../../support/demo-bundles';

const dayOf = ({ state }: Bundle['file'], at: string): string => todayIn(state ?? 'ON', new Date(at));
const daysBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / 86_400_000;

/** Each status that a file came to, and when, the first with its placement. */
function stepsOf({ file, history }: Bundle): { readonly status: string; readonly at: string }[] {
  const moved = history.flatMap(({ at, changes }) =>
    (changes ?? [])
      .filter(({ field }) => field === 'status')
      .map(({ after }) => ({ status: String(after), at: String(at) })),
  );
  const placed = { status: 'new_assignment', at: String(file.assignmentDate) };
  return [placed, ...moved.sort((one, other) => one.at.localeCompare(other.at))];
}

const cameTo = (bundle: Bundle, status: string): string | undefined =>
  stepsOf(bundle).find((one) => one.status === status)?.at;

/** How many days of work lie after one day, up to another. */
function workingDays({ state }: Bundle['file'], from: string, to: string): number {
  let count = 0;
  for (let day = from; day < to; day = addDays(day, 1))
    if (isWorkingDay(state ?? 'ON', addDays(day, 1))) count += 1;
  return count;
}

test('what the demo sold is paid by the auction within two weeks, and closed within a month of its sale', () => {
  let closed = 0;
  const wrong = wrongOnes((bundle) => {
    const [sold, paid] = [cameTo(bundle, 'sold'), cameTo(bundle, 'proceeds_received')];
    const end = bundle.file.closedDate;
    if (!sold || !paid) return {};
    const waited = daysBetween(sold, paid);
    const settled = end ? daysBetween(sold, end) : 20;
    if (end) closed += 1;
    return {
      [`sold on ${dayOf(bundle.file, sold)}, on the file on ${bundle.file.remarketing?.saleDate}`]:
        dayOf(bundle.file, sold) === bundle.file.remarketing?.saleDate,
      [`paid ${waited.toFixed(1)} days after the sale`]: waited >= 2 && waited <= 14,
      [`closed ${settled.toFixed(1)} days after the sale`]: settled >= 9 && settled <= 30,
    };
  });
  expect(wrong).toEqual([]);
  expect(closed).toBeGreaterThan(300);
});

test('a notice of the demo is prepared within three days of work of securing the unit, and sent on that day or the next', () => {
  let sent = 0;
  const wrong = wrongOnes((bundle) => {
    const { file } = bundle;
    const served = file.services?.find(({ noticeKind }) => noticeKind === 'disposition')?.servedDate;
    const [secured, prepared] = [file.recovery?.securedDate, file.notice?.preparedDate];
    if (file.state === 'QC' || !secured || !prepared) return {};
    const waited = workingDays(file, secured, prepared);
    if (served) sent += 1;
    return {
      [`secured on ${secured}, prepared on ${prepared}`]: prepared >= secured && waited <= 3,
      [`prepared on ${prepared}, served on ${served}`]:
        !served || (served >= prepared && workingDays(file, prepared, served) <= 1),
    };
  });
  expect(wrong).toEqual([]);
  expect(sent).toBeGreaterThan(500);
});

/** By hand: in days, with the rest between them, for so long a file stands at the most in a status in which somebody is to act. */
const most: Readonly<Record<string, number>> = {
  ...{ new_assignment: 5, under_review: 12, accepted: 6, pre_seizure_checks: 7, ready_to_assign: 28 },
  ...{ skip_assigned: 5, skip_in_progress: 90, skip_approval_pending: 7, skip_client_input: 10 },
  ...{ skip_lead_found: 10, skip_located: 10, vendor_assigned: 6, vendor_accepted: 7 },
  ...{ on_hook: 2, in_transit: 3, in_storage: 14, inventory_pending: 5, condition_report_pending: 7 },
  ...{
    secured_complete: 14,
    notice_pending: 5,
    notice_expired: 14,
    remarketing_review: 10,
    reserve_pending: 14,
  },
  ...{ ready_for_sale: 21, listed: 45, proceeds_received: 14, accounting_review: 24, ready_to_close: 10 },
  ...{ redemption_requested: 6, redemption_quoted: 21, redeemed: 14, reinstated: 14, returned_to_client: 14 },
};

test('no file of the demo stands for weeks where somebody is to act within days', () => {
  const wrong = wrongOnes((bundle) => {
    const steps = stepsOf(bundle);
    return Object.fromEntries(
      steps.slice(1).map(({ at }, index) => {
        const { status, at: since } = steps[index] as (typeof steps)[number];
        const stood = daysBetween(since, at);
        return [`${stood.toFixed(0)} days in ${status}`, stood <= (most[status] ?? 1000)];
      }),
    );
  });
  expect(wrong).toEqual([]);
  expect(demoFiles.length).toBe(2000);
});
