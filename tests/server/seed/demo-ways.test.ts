import { expect, test } from 'vitest';
import { todayIn } from '#contract/placement/province-time';
import type { ValueOf } from '#contract/vocabularies/index';
import type { Bundle } from '#server/seed/demo-bundle';
import { demoFiles, wrongOnes } from '../../support/demo-bundles';

type Status = ValueOf<'statusName'>;

/** When a file first came to each of its statuses. */
function cameTo({ history }: Bundle): ReadonlyMap<Status, string> {
  const came = history.flatMap(({ at, changes }) =>
    (changes ?? [])
      .filter(({ field }) => field === 'status')
      .map(({ after }) => [String(after) as Status, String(at)] as const),
  );
  return new Map(came.reverse());
}

const dayOf = ({ state }: Bundle['file'], moment: string): string => todayIn(state ?? 'ON', new Date(moment));

/** By hand: what a try comes to that takes its file along, and where to. */
const led: Readonly<Record<string, Status>> = {
  secured: 'on_hook',
  contact: 'contact_made',
  refused: 'debtor_objected',
  inaccessible: 'asset_inaccessible',
};

/** By hand: what somebody hands over who agreed to. */
const handedOver = ['voluntary_surrender', 'lease_end_return'];

test('a demo file went by the field where somebody tried, when they were sent out, said yes and tried first', () => {
  let tried = 0;
  const wrong = wrongOnes((bundle) => {
    const { file, attempts, assignments } = bundle;
    const came = cameTo(bundle);
    const [first] = attempts;
    const isFetched = came.has('third_party_impound');
    if (!first || isFetched) return { 'fetched without a try before': attempts.length <= 1 };
    tried += 1;
    const sent = assignments.find(({ activityType }) => activityType === 'bailiff');
    return {
      'sent out when it was': came.get('vendor_assigned') === sent?.assignedAt,
      'taken on when they said so': came.get('vendor_accepted') === sent?.acceptedAt,
      'tried first when it was': came.get('attempting') === first.at,
      'on the hook when it was':
        (came.get('on_hook') ?? null) === (file.recovery?.onHookAt ?? null) || came.get('on_hook'),
      'led where the tries led': attempts.every(
        ({ outcome }) => !led[String(outcome)] || came.has(led[String(outcome)] as Status),
      ),
      'left only once nobody tried any more': attempts.every(
        ({ at }) => String(at) <= (came.get('close_requested') ?? came.get('legal_review') ?? '9'),
      ),
      'not taken by a try before it was': attempts.every(
        ({ outcome, at }) => outcome !== 'secured' || at === file.recovery?.onHookAt,
      ),
    };
  });
  expect(wrong).toEqual([]);
  expect(tried).toBeGreaterThan(1000);
});

test('a demo file that was taken lay on the hook, in a yard and was described, in this order', () => {
  const wrong = wrongOnes((bundle) => {
    const { file } = bundle;
    const came = cameTo(bundle);
    const { onHookAt, securedDate } = file.recovery ?? {};
    const described = came.get('secured_complete');
    const found = [
      // Of closed files most keep no photos any more, and say of none.
      ...(file.closed && file.checks?.photosComplete == null ? [] : [file.checks?.photosComplete]),
      file.personalEffects?.inventoryDate,
    ];
    return {
      'on the hook': !onHookAt || came.has('on_hook'),
      'then in a yard': !securedDate || dayOf(file, String(came.get('in_storage'))) === securedDate,
      'described only then': !described || found.every((day) => day != null && day <= dayOf(file, described)),
      'before its notice': !came.has('notice_pending') || described !== undefined,
      'nor charged for before': onHookAt != null || noneTaken(bundle),
    };
  });
  expect(wrong).toEqual([]);
});

const noneTaken = ({ money }: Bundle): boolean =>
  money.fees.every(({ feeType }) => !/^(repossession|towing|storage)/.test(String(feeType)));

test('a demo file was looked for where a trace says so, before somebody was sent out', () => {
  const traced = demoFiles.filter(({ traces }) => traces.length > 0);
  const wrong = wrongOnes((bundle) => {
    const { traces, assignments } = bundle;
    const came = cameTo(bundle);
    const asked = assignments.some(({ activityType }) => activityType === 'skip_trace_vendor');
    const [trace] = traces;
    if (!trace) return { 'traced by who was asked to': !asked || came.get('skip_assigned') !== undefined };
    const went = came.get('vendor_assigned');
    return {
      'given to a tracer': String(came.get('skip_assigned')) <= String(trace.orderedAt),
      'found before somebody went': !went || (trace.completedAt ?? went) <= went,
    };
  });
  expect(wrong).toEqual([]);
  expect(traced.filter(({ file }) => file.stage !== 'skip_trace').length).toBeGreaterThan(200);
});

test('a demo file says of its notices what was served, and of nobody that they objected or handed over who did not', () => {
  const wrong = wrongOnes((bundle) => {
    const { file } = bundle;
    const came = cameTo(bundle);
    const served = (file.services ?? []).filter(({ noticeKind }) => noticeKind === 'disposition');
    const sent = came.get('notice_sent');
    const { surrenderFrom, type } = file.priorNotice ?? {};
    const ready = came.get('ready_to_assign');
    return {
      'sent once it was served': served.every(
        ({ servedDate }) => sent !== undefined && servedDate <= dayOf(file, sent),
      ),
      'ready once the notice before it ran':
        !type ||
        !ready ||
        !surrenderFrom ||
        (came.has('prior_notice_running') && surrenderFrom <= dayOf(file, ready)),
      'nobody objected': !came.has('objection_received') || file.notice?.objectionDate != null,
      'nobody handed it over':
        handedOver.includes(String(file.assignmentType)) ||
        !(came.has('surrender_arranged') || came.has('surrender_scheduled')) ||
        ['surrender_arranged', 'surrender_scheduled'].includes(String(file.status)),
    };
  });
  expect(wrong).toEqual([]);
});
