import { statusOf } from '#contract/lifecycles/file-status';
import type { ValueOf } from '#contract/vocabularies/index';
import { carriageOf, onceCarried } from './demo-carriage';
import type { Calendar, Seeded } from './demo-bundle';
import type { DemoCompany } from './demo-desks';
import { companies, nearestFew, nearestOf, vendorsOf } from './demo-desks';
import { milestones } from './demo-milestones';
import type { Province } from './demo-places';
import type { Story } from './demo-stories';
import { createRandom } from './random';
import type { Random } from './random';
import { seedId } from './seed-id';

export interface Engagement {
  readonly company: DemoCompany;
  readonly assignment: Seeded<'companyAssignment'>;
  readonly isOpen: boolean;
  /** How many days ago it was asked, and answered. */
  readonly assignedAgo: number;
  readonly answeredAgo: number;
}

/** The company that was sent out for a unit and said that it would go. */
export const sentOut = (engagements: readonly Engagement[]): Engagement | undefined =>
  engagements.find(({ assignment }) => assignment.activityType === 'bailiff' && assignment.acceptedAt);

interface Subject {
  readonly fileId: string;
  readonly number: number;
  readonly state: Province;
  readonly managerId: string;
  /** The postal code of where its unit is, or is looked for. */
  readonly place: string;
}

/** A unit is brought to the nearest of these, and by the nearest; who looks for somebody sits anywhere. */
const broughtTo: readonly ValueOf<'activityType'>[] = ['towing_storage', 'auction', 'transporter'];

/** The vendors that worked on a file as far as it came, and those that still do. */
export function makeAssignments(
  random: Random,
  subject: Subject,
  story: Story,
  calendar: Calendar,
): Engagement[] {
  const { stage, name } = statusOf(story.status);
  const isImpounded = name === 'third_party_impound';
  const isClosed = name === 'closed' || name === 'archived';
  const made: Engagement[] = [];
  const engage = (
    activityType: ValueOf<'activityType'>,
    until: readonly string[],
    assignedAgo: number,
    answeredBy = 0,
    chance = random,
  ): void => {
    const near = vendorsOf(activityType, subject.state);
    const drawn = chance.pick(near);
    const company =
      activityType === 'bailiff'
        ? bailiffOf(near, subject)
        : broughtTo.includes(activityType)
          ? nearestOf(candidatesOf(activityType, near), subject.place)
          : drawn;
    if (!company) return;
    const isOpen = !isClosed && until.includes(stage);
    const terms = { company, isOpen, assignedAgo, answeredBy, index: made.length };
    made.push(toEngagement(chance, subject, story, calendar, terms));
  };
  const along = (part: number): number => story.sinceAgo + (story.assignedAgo - story.sinceAgo) * (1 - part);
  const { hooked, secured, ready } = milestones(story);
  const taken = hooked ?? secured;
  const goneAgo = story.reached >= 3 ? taken + 0.1 : story.sinceAgo;
  const sentBy = isSentLast(story) ? sinceAgoOfSending(story, subject.number) : goneAgo + longestTried;
  const isTraced =
    isLookedFor(story) || (story.reached >= 2 && !isImpounded && !story.agreed && random.chance(0.35));
  // Nobody leaves a file for weeks that is ready: until somebody was sent, its debtor was looked for.
  const isSought =
    isTraced || (story.reached >= 1 && !isImpounded && !story.agreed && sentBy < ready - atOnce);
  // Who is sent out goes once it is known where to; who takes the unit was asked, and said yes, before.
  const usualAgo = story.reached >= 3 ? secured + (story.assignedAgo - secured) * 0.6 : along(0.3);
  const soonest = Math.max(story.sinceAgo, ready - 0.05);
  const soughtAgo = Math.min(
    soonest,
    Math.max(along(0.1), goneAgo + (ready - goneAgo) * 0.7, ready - atOnce),
  );
  const sentAgo = Math.min(usualAgo, sentBy, isSought ? (soughtAgo + goneAgo) / 2 : soonest);
  if (isSought)
    engage(
      'skip_trace_vendor',
      ['skip_trace'],
      soughtAgo,
      story.reached >= 2 ? (soughtAgo + sentAgo) / 2 : 0,
      isTraced ? random : createRandom(`sought ${subject.number}`),
    );
  if (story.reached >= 2)
    engage('bailiff', ['field_recovery', 'secured'], sentAgo, story.reached >= 3 ? taken + 0.05 : 0);
  // The yard said yes before its truck came for the unit.
  if (story.reached >= 3)
    engage(
      'towing_storage',
      onceCarried.includes(name) ? [] : ['secured', 'notice_period', 'remarketing', 'legal', 'close_out'],
      taken + 0.02,
      taken,
    );
  if (story.reached >= 5 && !['remarketing_review', 'appraisal_ordered'].includes(name))
    engage('auction', ['remarketing', 'settlement'], along(0.7));
  const madeOf = (kind: ValueOf<'activityType'>): DemoCompany | undefined =>
    made.find(({ company }) => company.activityType === kind)?.company;
  const isCarried = story.reached >= 6 || onceCarried.includes(name);
  if (isCarried && carriageOf(madeOf('towing_storage'), madeOf('auction'))?.by === 'transporter')
    engage(
      'transporter',
      name === 'transport_to_auction' ? ['remarketing'] : [],
      along(0.75),
      0,
      createRandom(`carrier ${subject.number}`),
    );
  if (stage === 'legal' && name !== 'legal_review') engage('law_firm', ['legal'], along(0.9));
  return made;
}

/** Who is sent out sits near: where several do, most files go to the first of them. */
function bailiffOf(near: readonly DemoCompany[], { place, number }: Subject): DemoCompany | undefined {
  const few = nearestFew(near, place);
  const random = createRandom(`bailiff ${number}`);
  return random.chance(0.4) ? few[0] : random.pick(few);
}

/** A yard is of the province; an auction may lie over a border. */
const candidatesOf = (
  activityType: ValueOf<'activityType'>,
  near: readonly DemoCompany[],
): readonly DemoCompany[] =>
  activityType === 'auction' ? companies.filter((one) => one.activityType === 'auction') : near;

const isLookedFor = ({ status, previousStatus }: Story): boolean =>
  statusOf(previousStatus ?? status).stage === 'skip_trace';

/** In days: so long a file may be ready before somebody is sent out. */
const atOnce = 7;
/** In days: so long somebody tries for a unit, and has gone back often enough by then. */
const longestTried = 27;
/** Where nobody has tried yet, or the first try was made as the file came there: who was sent out was sent a few days before. */
const sentLast: readonly string[] = [
  'vendor_assigned',
  'vendor_declined',
  'vendor_accepted',
  'attempt_scheduled',
];
const isSentLast = ({ status, previousStatus }: Story): boolean =>
  status === 'attempting' || sentLast.includes(previousStatus ?? status);

const sinceAgoOfSending = ({ sinceAgo }: Story, number: number): number =>
  sinceAgo + 1 + 2 * createRandom(`sent ${number}`).next();

/** Whoever stands in one of these came there by the answer. */
const byTheAnswer: readonly string[] = ['vendor_accepted', 'vendor_declined', 'skip_in_progress'];

/** In days: nobody leaves a proposal for longer who says yes, or no. */
const soonAnswered = 0.8;

interface Terms {
  readonly company: DemoCompany;
  readonly isOpen: boolean;
  readonly assignedAgo: number;
  /** Answered so many days ago at the latest. */
  readonly answeredBy: number;
  readonly index: number;
}

function toEngagement(
  random: Random,
  { fileId, number, managerId }: Subject,
  story: Story,
  calendar: Calendar,
  { company, isOpen, assignedAgo, answeredBy, index }: Terms,
): Engagement {
  const status = statusFor(company.activityType, story, isOpen);
  // What waits for an answer has waited since the file came into this status.
  const isAnswered = byTheAnswer.includes(story.status) && isOpen;
  const startAgo =
    status === 'proposed'
      ? story.sinceAgo
      : isAnswered
        ? Math.min(assignedAgo, story.sinceAgo + soonAnswered)
        : assignedAgo;
  const soon = startAgo - 0.1 - random.next() * 0.6;
  const answerAgo = isAnswered
    ? story.sinceAgo
    : Math.max(Math.min(story.sinceAgo, startAgo), answeredBy, soon);
  const endAgo = Math.max(story.activityAgo, Math.min(story.sinceAgo, answerAgo));
  const at = calendar.momentAgo(startAgo);
  return {
    company,
    isOpen: isOpen && status !== 'declined',
    assignedAgo: startAgo,
    answeredAgo: answerAgo,
    assignment: {
      _id: seedId('companyAssignment', `${number} ${index}`),
      fileId,
      companyId: company._id,
      activityType: company.activityType,
      role: 'primary',
      sharePreviousFindings: false,
      status,
      assignedAt: at,
      assignedBy: managerId,
      dueAt: calendar.momentAgo(startAgo - 1),
      createdAt: at,
      createdBy: managerId,
      updatedAt: at,
      updatedBy: managerId,
      ...(status === 'declined'
        ? {
            declinedAt: calendar.momentAgo(answerAgo),
            declineReason: 'capacity',
            endedAt: calendar.momentAgo(answerAgo),
          }
        : status !== 'proposed' && { acceptedAt: calendar.momentAgo(answerAgo) }),
      ...((status === 'completed' || status === 'recalled') && {
        endedAt: calendar.momentAgo(endAgo),
      }),
    },
  };
}

function statusFor(
  kind: ValueOf<'activityType'>,
  story: Story,
  isOpen: boolean,
): ValueOf<'assignmentStatus'> {
  if (!isOpen) return story.closingReason === 'client_recall' ? 'recalled' : 'completed';
  if (kind === 'skip_trace_vendor') return story.status === 'skip_assigned' ? 'proposed' : 'accepted';
  if (kind !== 'bailiff') return 'accepted';
  if (story.status === 'vendor_declined') return 'declined';
  return story.status === 'vendor_assigned' ? 'proposed' : 'accepted';
}
