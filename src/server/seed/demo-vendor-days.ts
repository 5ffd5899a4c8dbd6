import { daysUntil } from '#contract/clocks/day';
import type { StatusName } from '#contract/lifecycles/status-row';
import { todayIn } from '#contract/placement/province-time';
import type { ValueOf } from '#contract/vocabularies/index';
import type { Engagement } from './demo-assignments';
import type { Calendar, Seeded } from './demo-bundle';
import type { Step } from './demo-steps';

type Kind = ValueOf<'activityType'>;

interface Subject {
  readonly file: Seeded<'file'>;
  readonly steps: readonly Step[];
  /** Who leads the file writes in French. */
  readonly isFrench: boolean;
}

/** The status with which somebody of a kind is asked, where it is not the asking that makes the status: the first that a file came to. */
const askedWith: { readonly [K in Kind]?: readonly StatusName[] } = {
  bailiff: ['third_party_impound'],
  towing_storage: ['on_hook', 'surrender_scheduled', 'third_party_impound'],
  auction: ['reserve_pending'],
  transporter: ['reserve_pending'],
  law_firm: ['legal_review'],
};

/** The status for which somebody of a kind must have said yes. */
const neededFor: { readonly [K in Kind]?: readonly StatusName[] } = {
  auction: ['at_auction'],
  transporter: ['transport_to_auction'],
};

/** The status by which the work of a kind is done: the first that a file came to. */
const doneBy: { readonly [K in Kind]?: readonly StatusName[] } = {
  skip_trace_vendor: ['skip_lead_found', 'skip_exhausted'],
  bailiff: ['secured_complete', 'in_storage'],
  towing_storage: ['transport_to_auction', 'sold', 'redeemed', 'reinstated', 'returned_to_client'],
  transporter: ['at_auction'],
  auction: ['proceeds_received'],
};

/** Where a file leaves those who are not done: nobody goes on for it from there. */
const leftBy: readonly StatusName[] = ['legal_review', 'close_requested', 'close_checklist'];

const hour = 3_600_000;
/** An answer comes within so many hours of a day of work. */
const answered = 2 * hour;

/** The vendors of a file, asked and done on the days on which the file came to what says so. */
export function onTheirDays(
  engagements: readonly Engagement[],
  { file, steps, isFrench }: Subject,
  calendar: Calendar,
): Engagement[] {
  const state = file.state ?? 'ON';
  const first = (statuses: readonly StatusName[] = []): string | undefined =>
    statuses.map((one) => steps.find(({ status }) => status === one)?.at).find((at) => at !== undefined);
  const agoOf = (at: string): number => daysUntil(todayIn(state, new Date(at)), calendar.today);
  return engagements.map((one) => {
    const kind = one.company.activityType;
    const isAskedHere = kind !== 'bailiff' || !steps.some(({ status }) => status === 'vendor_assigned');
    const asked = isAskedHere ? first(askedWith[kind]) : undefined;
    const needed = Date.parse(first(neededFor[kind]) ?? calendar.momentAgo(0));
    const moved = asked ? askedAt(one, asked, agoOf(asked), needed) : one;
    return ended(moved, first(doneBy[kind]), first(leftBy), isFrench);
  });
}

/** `needed`: the moment by which there is an answer at the latest. */
function askedAt(one: Engagement, at: string, ago: number, needed: number): Engagement {
  const { assignment, company } = one;
  // A truck is asked for and comes; others look into their books first.
  const later = company.activityType === 'towing_storage' ? 0 : answered;
  const answer = new Date(Math.max(Date.parse(at), Math.min(needed, Date.parse(at) + later))).toISOString();
  return {
    ...one,
    assignedAgo: ago,
    answeredAgo: company.activityType === 'towing_storage' ? one.answeredAgo : ago,
    assignment: {
      ...assignment,
      assignedAt: at,
      dueAt: new Date(Date.parse(at) + 24 * hour).toISOString(),
      createdAt: at,
      updatedAt: at,
      ...(assignment.acceptedAt && { acceptedAt: answer }),
    },
  };
}

function ended(
  one: Engagement,
  done: string | undefined,
  left: string | undefined,
  isFrench: boolean,
): Engagement {
  const { assignment } = one;
  if (!assignment.endedAt || assignment.declinedAt) return one;
  const isRecalled = assignment.status === 'recalled' && !done;
  const [work, recalled] = isFrench
    ? ['Mandat accompli', 'Rappelé par le client']
    : ['Work done', 'Recalled by the client'];
  return {
    ...one,
    assignment: {
      ...assignment,
      status: isRecalled ? 'recalled' : 'completed',
      endedAt: done ?? left ?? assignment.endedAt,
      endReason: isRecalled ? recalled : work,
    },
  };
}

/** The day on which a unit left its yard, and until then what the yard is owed for; `undefined` where it lies there. */
export function outOfYard(engagements: readonly Engagement[], { state }: Seeded<'file'>): string | undefined {
  const yard = engagements.find(({ company }) => company.activityType === 'towing_storage');
  const at = yard?.assignment.endedAt;
  return at ? todayIn(state ?? 'ON', new Date(at)) : undefined;
}

/** A unit left its yard, and what had lain in it was its debtor's again by then. */
export function leftYard(file: Seeded<'file'>, outDate: string): void {
  if (file.storage?.inDate) file.storage = { ...file.storage, outDate };
  if (file.personalEffects?.status === 'stored')
    file.personalEffects = { ...file.personalEffects, status: 'released', releasedTo: file.debtorName };
}
