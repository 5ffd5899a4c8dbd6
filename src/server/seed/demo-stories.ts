import { statusOf } from '#contract/lifecycles/file-status';
import type { StageName, StatusName } from '#contract/lifecycles/status-row';
import type { ValueOf } from '#contract/vocabularies/index';
import type { Random } from './random';

/** How far files came, in order; the legal and the close-out stage lie beside the road. */
export const road: readonly StageName[] = [
  'intake',
  'skip_trace',
  'field_recovery',
  'secured',
  'notice_period',
  'remarketing',
  'settlement',
];

/** What became of a file, in days before the day of loading. */
export interface Story {
  readonly status: StatusName;
  readonly previousStatus: StatusName | null;
  /** Place on the road of the furthest stage. */
  readonly reached: number;
  readonly assignedAgo: number;
  readonly sinceAgo: number;
  readonly activityAgo: number;
  readonly closedAgo: number | null;
  readonly closingReason: ValueOf<'closingReason'> | null;
  /** A notice runs from its placement on, and nobody is sent out before it has. */
  readonly waits?: true;
  /** The notice of its sale runs as in Ontario. */
  readonly isOntario?: true;
  /** Its debtor gives the unit back: nobody is looked for, and nobody waits for long. */
  readonly agreed?: true;
  /** When its searches were done, on a later day than that of its placement. */
  readonly searched?: number;
  /** When its unit was sold. */
  readonly sold?: number;
  /** How often its unit was offered before and nobody bid enough for it, and for how many days longer than others it was offered then. */
  readonly unsold?: { readonly times: number; readonly days: number } | undefined;
  /** When the unit went on the hook, was loaded, and came to its yard, once that is reckoned by its way. */
  readonly tow?: { readonly hooked: number; readonly loaded: number; readonly secured: number };
}

const openShare = 0.4;
const openStages: readonly (readonly [StageName, number])[] = [
  ['intake', 8],
  ['skip_trace', 20],
  ['field_recovery', 36],
  ['secured', 7],
  ['notice_period', 12],
  ['remarketing', 10],
  ['settlement', 4],
  ['legal', 2],
  ['close_out', 1],
];
const statusesOf: { readonly [S in StageName]: readonly (readonly [StatusName, number])[] } = {
  intake: [
    ['new_assignment', 4],
    ['under_review', 3],
    ['information_required', 2],
    ['accepted', 2],
    ['pre_seizure_checks', 3],
    ['prior_notice_running', 2],
    ['ready_to_assign', 2],
  ],
  skip_trace: [
    ['skip_assigned', 3],
    ['skip_in_progress', 8],
    ['skip_approval_pending', 1],
    ['skip_client_input', 1],
    ['skip_lead_found', 3],
    ['skip_located', 2],
    ['skip_exhausted', 2],
  ],
  field_recovery: [
    ['vendor_assigned', 4],
    ['vendor_declined', 1],
    ['vendor_accepted', 3],
    ['attempt_scheduled', 3],
    ['attempting', 10],
    ['asset_sighted', 3],
    ['contact_made', 4],
    ['surrender_arranged', 2],
    ['payment_arrangement', 2],
    ['bailee_undertaking', 1],
    ['debtor_objected', 1],
    ['asset_inaccessible', 2],
    ['address_negative', 3],
  ],
  secured: [
    ['surrender_scheduled', 2],
    ['third_party_impound', 1],
    ['on_hook', 1],
    ['in_transit', 1],
    ['in_storage', 3],
    ['inventory_pending', 2],
    ['condition_report_pending', 2],
    ['secured_complete', 2],
  ],
  notice_period: [
    ['notice_pending', 3],
    ['notice_sent', 8],
    ['redemption_requested', 1],
    ['redemption_quoted', 1],
    ['objection_received', 1],
    ['notice_expired', 2],
  ],
  remarketing: [
    ['remarketing_review', 2],
    ['appraisal_ordered', 1],
    ['reserve_pending', 2],
    ['recon_review', 1],
    ['in_reconditioning', 1],
    ['transport_to_auction', 2],
    ['at_auction', 2],
    ['ready_for_sale', 2],
    ['listed', 4],
    ['conditional_bid', 1],
    ['no_sale', 1],
  ],
  settlement: [
    ['sold', 4],
    ['proceeds_received', 2],
    ['ownership_transfer', 2],
    ['accounting_review', 2],
    ['deficiency_or_surplus', 1],
    ['ready_to_close', 1],
  ],
  legal: [
    ['legal_review', 3],
    ['court_filed', 2],
    ['insolvency_stay', 3],
    ['dispute_open', 1],
  ],
  close_out: [
    ['close_requested', 2],
    ['awaiting_vendor_acknowledgement', 1],
    ['close_checklist', 2],
  ],
};
/** Youngest and oldest age of an open file, in days, by the place on the road. */
const ages: readonly (readonly [number, number])[] = [
  [0, 6],
  [4, 60],
  [5, 75],
  [12, 90],
  [25, 110],
  [45, 140],
  [70, 170],
];

interface Outcome {
  readonly reasons: readonly ValueOf<'closingReason'>[];
  readonly last: readonly StatusName[];
  /** Days from assignment to closing: the middle, and what nine in ten stay below. */
  readonly days: readonly [number, number];
}
const outcomes: readonly (readonly [Outcome, number])[] = [
  [{ reasons: ['recovered_sold'], last: ['ready_to_close'], days: [79, 149] }, 31],
  [
    {
      reasons: ['recovered_redeemed', 'recovered_reinstated'],
      last: ['redeemed', 'reinstated'],
      days: [32, 90],
    },
    13,
  ],
  [
    {
      reasons: ['arrears_paid', 'payment_arrangement', 'paid_in_full'],
      last: ['payment_arrangement'],
      days: [24, 70],
    },
    19,
  ],
  [
    {
      reasons: ['client_recall'],
      last: ['under_review', 'skip_in_progress', 'vendor_accepted', 'attempting'],
      days: [18, 60],
    },
    12,
  ],
  [{ reasons: ['unable_to_locate'], last: ['skip_exhausted', 'address_negative'], days: [75, 120] }, 16],
  [{ reasons: ['recovered_returned_to_client'], last: ['returned_to_client'], days: [35, 80] }, 4],
  [
    {
      reasons: ['asset_not_recoverable', 'duplicate_file', 'out_of_territory'],
      last: ['asset_inaccessible', 'under_review', 'skip_located'],
      days: [30, 90],
    },
    5,
  ],
];
/** Of a hundred files that come in an ordinary month, how many come in each: spring is busy, December is not. */
const seasons = [1, 1.2, 1.2, 1.2, 1.2, 1, 1, 1, 1, 1, 1, 0.75];

/** Tells what became of a file. `monthAgo` says in which month, from 0, the day so many days ago lies. */
export function planStory(random: Random, monthAgo: (days: number) => number): Story {
  return random.chance(openShare) ? openStory(random) : closedStory(random, monthAgo);
}

/** The hours that a file commonly stays in a status. */
export const hoursOf = (status: StatusName): number => statusOf(status).slaHours ?? 240;

export function openStory(random: Random, forced?: StatusName): Story {
  const stage = forced ? statusOf(forced).stage : random.weighted(openStages);
  const status = forced ?? random.weighted(statusesOf[stage]);
  const isBeside = stage === 'legal' || stage === 'close_out';
  const previous = random.pick(['attempting', 'in_storage', 'notice_sent'] as const);
  const reached = road.indexOf(isBeside ? statusOf(previous).stage : stage);
  const [least, most] = ages[reached] ?? [0, 6];
  const drawnAgo = least + random.next() * (most - least);
  // Most files moved within the days that their status allows; some were left lying.
  const days = Math.max(0.2, hoursOf(status) / 24);
  const sinceAgo = Math.min(
    drawnAgo * 0.6,
    days * (random.chance(0.2) ? 1 + random.next() * 3 : random.next()),
  );
  // A sale waits for the notice to run out.
  const assignedAgo =
    reached >= 5 || status === 'notice_expired' ? Math.max(drawnAgo, sinceAgo + 38) : drawnAgo;
  return {
    status,
    previousStatus: isBeside ? previous : null,
    reached,
    assignedAgo,
    sinceAgo,
    activityAgo: sinceAgo * random.next(),
    closedAgo: null,
    closingReason: stage === 'close_out' ? 'client_recall' : null,
  };
}

function closedStory(random: Random, monthAgo: (days: number) => number): Story {
  const { reasons, last, days } = random.weighted(outcomes);
  const which = random.int(0, last.length - 1);
  const previousStatus = last[which] as StatusName;
  const reached = Math.max(0, road.indexOf(statusOf(previousStatus).stage));
  const shortest = [2, 4, 6, 12, 20][reached] ?? 45;
  // What is called back or turns out to be a duplicate as it is read lies for days, and not for weeks.
  const longest = reached === 0 ? 3 + random.next() * 7 : Infinity;
  let closedAgo = 1 + random.next() * 1000;
  let assignedAgo = closedAgo;
  for (let tries = 0; tries < 3; tries++) {
    closedAgo = 1 + random.next() * 1000;
    assignedAgo = closedAgo + Math.min(longest, Math.max(shortest, random.logNormal(...days)));
    if (random.chance((seasons[monthAgo(assignedAgo)] ?? 1) / 1.2)) break;
  }
  const isArchived = closedAgo > 400 && random.chance(0.5);
  return {
    status: isArchived ? 'archived' : 'closed',
    previousStatus,
    reached,
    assignedAgo,
    sinceAgo: isArchived ? closedAgo - 300 : closedAgo,
    activityAgo: isArchived ? closedAgo - 300 : closedAgo,
    closedAgo,
    closingReason: (reasons.length === last.length ? reasons[which] : random.pick(reasons)) ?? 'other',
  };
}
