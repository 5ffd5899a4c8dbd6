import { expect, test } from 'vitest';
import { todayIn } from '#contract/placement/province-time';
import type { Bundle } from '#server/seed/demo-bundle';
import { companyAt } from '#server/seed/demo-desks';
import { demoFiles, wrongOnes } from '../../support/demo-bundles';

const dayOf = ({ state }: Bundle['file'], moment: unknown): string =>
  todayIn(state ?? 'ON', new Date(String(moment)));

/** The days on which a file came to its statuses. */
function daysOf({ file, history }: Bundle): ReadonlyMap<string, string> {
  return new Map(
    history.flatMap(({ at, changes }) =>
      (changes ?? [])
        .filter(({ field }) => field === 'status')
        .map(({ after }) => [String(after), dayOf(file, at)] as const),
    ),
  );
}

/** By hand: the status that says of a vendor of a kind that it was asked; the first of these that a file came to. */
const asked: Readonly<Record<string, readonly string[]>> = {
  skip_trace_vendor: ['skip_assigned'],
  bailiff: ['vendor_assigned', 'third_party_impound'],
  towing_storage: ['on_hook', 'surrender_scheduled', 'third_party_impound'],
  transporter: ['reserve_pending'],
  auction: ['reserve_pending'],
  law_firm: ['legal_review'],
};

test('a vendor of the demo is asked on the day on which the status of the file says so', () => {
  const seen = new Set<string>();
  const wrong = wrongOnes((bundle) => {
    const days = daysOf(bundle);
    return Object.fromEntries(
      bundle.assignments.map(({ activityType, assignedAt }) => {
        const status = asked[String(activityType)]?.find((one) => days.has(one)) ?? 'none';
        const on = dayOf(bundle.file, assignedAt);
        seen.add(String(activityType));
        return [`${activityType} asked on ${on}, ${status} on ${days.get(status)}`, days.get(status) === on];
      }),
    );
  });
  expect(wrong).toEqual([]);
  expect([...seen].sort()).toEqual(Object.keys(asked).sort());
});

/** By hand: what ends the work of each kind; the first of these that a file came to. Who never came so far ends where the file is left. */
const done: Readonly<Record<string, readonly string[]>> = {
  skip_trace_vendor: [
    'skip_lead_found',
    'skip_exhausted',
    'legal_review',
    'close_requested',
    'close_checklist',
  ],
  bailiff: ['secured_complete', 'in_storage', 'legal_review', 'close_requested', 'close_checklist'],
  towing_storage: [
    'transport_to_auction',
    'sold',
    'redeemed',
    'reinstated',
    'returned_to_client',
    'close_requested',
    'close_checklist',
  ],
  transporter: ['at_auction'],
  auction: ['proceeds_received'],
};

test('the work of a vendor of the demo ends when it found, handed over, gave out or paid, and not with the file', () => {
  let ended = 0;
  const wrong = wrongOnes((bundle) => {
    const days = daysOf(bundle);
    return Object.fromEntries(
      bundle.assignments
        .filter(({ endedAt, declinedAt }) => endedAt && !declinedAt)
        .map(({ activityType, endedAt }) => {
          ended += 1;
          const status = done[String(activityType)]?.find((one) => days.has(one)) ?? 'closed';
          const on = dayOf(bundle.file, endedAt);
          return [
            `${activityType} ended on ${on}, ${status} on ${days.get(status)}`,
            days.get(status) === on,
          ];
        }),
    );
  });
  expect(wrong).toEqual([]);
  expect(ended).toBeGreaterThan(2000);
});

test('why the work of a vendor ended is told in the language of the house that leads the file', () => {
  const wrong = wrongOnes(({ file, assignments }) =>
    Object.fromEntries(
      assignments
        .filter(({ endReason }) => endReason)
        .map(({ endReason }) => [
          String(endReason),
          /^(?:Mandat|Rappelé)/.test(String(endReason)) === (companyAt(file.agencyId)?.language === 'fr'),
        ]),
    ),
  );
  expect(wrong).toEqual([]);
});

test('a unit that went to its auction or was given back has left its yard on that day, and its yard bills each day until then', () => {
  const left = ['transport_to_auction', 'redeemed', 'reinstated', 'returned_to_client'];
  let gone = 0;
  const wrong = wrongOnes((bundle) => {
    const { file, money } = bundle;
    const days = daysOf(bundle);
    const status = left.find((one) => days.has(one));
    const { inDate, outDate } = file.storage ?? {};
    if (!inDate) return {};
    if (outDate) gone += 1;
    const billed = money.fees.filter(({ feeType }) => feeType === 'storage_day');
    return {
      [`left on ${outDate}, ${status} on ${days.get(status ?? '')}`]:
        status === undefined
          ? file.closed || outDate == null
          : outDate === days.get(status) || (file.status === status && outDate == null),
      ...Object.fromEntries(
        billed.map(({ quantity, incurredOn }) => {
          const stood = (Date.parse(String(incurredOn)) - Date.parse(inDate)) / 86_400_000;
          return [
            `${quantity} days billed on ${incurredOn}, there since ${inDate}, gone on ${outDate}`,
            Number(quantity) === Math.min(45, Math.max(1, stood)) && (!outDate || incurredOn === outDate),
          ];
        }),
      ),
    };
  });
  expect(wrong).toEqual([]);
  expect(gone).toBeGreaterThan(400);
  expect(demoFiles.length).toBe(2000);
});
