import { expect, test } from 'vitest';
import { calendarOf } from '#server/seed/demo-bundle';
import type { Bundle } from '#server/seed/demo-bundle';
import { makeFile } from '#server/seed/demo-file';
import { planFile } from '#server/seed/demo-plan';
import { companyId } from '../../support/network';

/** By hand: Monday, Tuesday, Friday, Saturday and Sunday of a week without a holiday, Easter Monday and the Sunday after Christmas. */
const days = [
  ...['2026-11-16', '2026-11-17', '2026-11-20', '2026-11-21', '2026-11-22'],
  ...['2026-04-06', '2026-12-27'],
];

/** The open files of a demo that is loaded in the evening of a day, made once, with their history. */
const openBundles = once((day: string): Bundle[] => {
  const calendar = calendarOf(eveningOf(day));
  return Array.from({ length: 2000 }, (_, number) => planFile(number, calendar))
    .filter(({ story }) => story.closedAgo === null)
    .map((plan) => makeFile(plan, `D-${plan.number}`, calendar, 0));
});
const openFiles = (day: string): Bundle['file'][] => openBundles(day).map(({ file }) => file);

const eveningOf = (day: string): Date => new Date(`${day}T18:00:00Z`);

function once<T>(make: (day: string) => T): (day: string) => T {
  const made = new Map<string, T>();
  return (day) => {
    if (!made.has(day)) made.set(day, make(day));
    return made.get(day) as T;
  };
}

test.each(days)('of the open files of a demo loaded on %s, one in ten to one in five is late', (day) => {
  const open = openFiles(day);
  const late = open.filter(({ statusDue, hold }) => !hold && new Date(statusDue ?? '') < eveningOf(day));
  expect(open.length).toBeGreaterThan(600);
  expect((100 * late.length) / open.length).toBeGreaterThanOrEqual(9);
  expect((100 * late.length) / open.length).toBeLessThanOrEqual(20);
});

test.each(days)('of a demo loaded on %s, some files are being tried, over a rest as well', (day) => {
  const open = openFiles(day);
  const tried = open.filter(({ status }) => status === 'attempting');
  expect((100 * tried.length) / open.length).toBeGreaterThanOrEqual(2);
});

/** By hand: what files pass through, of which a desk has some on any day. */
const passedThrough = [
  ...['new_assignment', 'under_review', 'information_required', 'accepted', 'pre_seizure_checks'],
  ...['prior_notice_running', 'ready_to_assign'],
  ...['skip_assigned', 'skip_in_progress', 'skip_approval_pending', 'skip_client_input', 'skip_lead_found'],
  ...['skip_located', 'skip_exhausted'],
  ...['vendor_assigned', 'vendor_declined', 'vendor_accepted', 'attempt_scheduled', 'attempting'],
  ...['asset_sighted', 'contact_made', 'surrender_arranged', 'payment_arrangement', 'bailee_undertaking'],
  ...['debtor_objected', 'asset_inaccessible', 'address_negative'],
  ...['surrender_scheduled', 'third_party_impound', 'on_hook', 'in_transit', 'in_storage'],
  ...['inventory_pending', 'condition_report_pending', 'secured_complete'],
  ...['notice_pending', 'notice_sent', 'redemption_requested', 'redemption_quoted', 'objection_received'],
  ...['notice_expired', 'remarketing_review', 'appraisal_ordered', 'reserve_pending', 'recon_review'],
  ...['in_reconditioning', 'transport_to_auction', 'at_auction', 'ready_for_sale', 'listed'],
  ...['conditional_bid', 'no_sale', 'sold', 'proceeds_received', 'ownership_transfer'],
  ...['accounting_review', 'deficiency_or_surplus', 'ready_to_close'],
];

test.each(days)('of a demo loaded on %s, some files stand wherever files pass through', (day) => {
  const standing = new Set<string>(openFiles(day).map(({ status }) => String(status)));
  expect(passedThrough.filter((status) => !standing.has(status))).toEqual([]);
});

test.each(days)(
  'of a demo loaded on %s, two units of Lender A wait to be valued, and nothing holds them',
  (day) => {
    const waiting = openFiles(day).filter(
      ({ clientId, status, hold }) =>
        clientId === companyId('LNA') && status === 'remarketing_review' && hold !== true,
    );
    expect(waiting.length).toBeGreaterThanOrEqual(2);
  },
);

test.each(days)('of a demo loaded on %s, some units have been for sale for more than two months', (day) => {
  const old = eveningOf(day).getTime() - 61 * 86_400_000;
  const ageing = openBundles(day).filter(
    ({ file, history }) =>
      file.stage === 'remarketing' &&
      history.some(
        ({ at, changes }) =>
          Date.parse(String(at)) < old && changes?.some(({ after }) => after === 'remarketing'),
      ),
  );
  expect(ageing.length).toBeGreaterThanOrEqual(2);
});

test('a new assignment has been one since it was placed', () => {
  const fresh = openFiles('2026-11-20').filter(({ status }) => status === 'new_assignment');
  expect(fresh.length).toBeGreaterThan(0);
  expect(fresh.filter(({ statusSince, assignmentDate }) => statusSince !== assignmentDate)).toEqual([]);
});
