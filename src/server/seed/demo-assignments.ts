import { statusOf } from '#contract/lifecycles/file-status';
import type { ValueOf } from '#contract/vocabularies/index';
import type { Calendar, Seeded } from './demo-bundle';
import type { DemoCompany } from './demo-desks';
import { vendorsOf } from './demo-desks';
import { milestones } from './demo-milestones';
import type { Province } from './demo-places';
import type { Story } from './demo-stories';
import type { Random } from './random';
import { seedId } from './seed-id';

export interface Engagement {
  readonly company: DemoCompany;
  readonly assignment: Seeded<'companyAssignment'>;
  readonly isOpen: boolean;
}

interface Subject {
  readonly fileId: string;
  readonly number: number;
  readonly state: Province;
  readonly managerId: string;
}

/** The vendors that worked on a file as far as it came, and those that still do. */
export function makeAssignments(
  random: Random,
  subject: Subject,
  story: Story,
  calendar: Calendar,
): Engagement[] {
  const { stage, name } = statusOf(story.status);
  const isClosed = name === 'closed' || name === 'archived';
  const made: Engagement[] = [];
  const engage = (
    activityType: ValueOf<'activityType'>,
    until: readonly string[],
    assignedAgo: number,
    answeredBy = 0,
  ): void => {
    const near = vendorsOf(activityType, subject.state);
    const company = random.pick(near);
    if (!company) return;
    const isOpen = !isClosed && until.includes(stage);
    const terms = { company, isOpen, assignedAgo, answeredBy, index: made.length };
    made.push(toEngagement(random, subject, story, calendar, terms));
  };
  const along = (part: number): number => story.sinceAgo + (story.assignedAgo - story.sinceAgo) * (1 - part);
  const { secured } = milestones(story);
  if (stage === 'skip_trace' || (story.reached >= 2 && random.chance(0.35)))
    engage('skip_trace_vendor', ['skip_trace'], along(0.1));
  // Who takes the unit was asked, and said yes, before.
  if (story.reached >= 3)
    engage(
      'bailiff',
      ['field_recovery', 'secured'],
      secured + (story.assignedAgo - secured) * 0.6,
      secured + 0.15,
    );
  else if (story.reached === 2) engage('bailiff', ['field_recovery', 'secured'], along(0.3));
  if (story.reached >= 3) engage('towing_storage', ['secured', 'notice_period', 'remarketing'], secured);
  if (story.reached >= 5 && !['remarketing_review', 'appraisal_ordered'].includes(name))
    engage('auction', ['remarketing', 'settlement'], along(0.7));
  if (stage === 'legal' && name !== 'legal_review') engage('law_firm', ['legal'], along(0.9));
  return made;
}

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
  const startAgo = status === 'proposed' ? story.sinceAgo : assignedAgo;
  const answerAgo = Math.max(story.activityAgo, answeredBy, startAgo - 0.1 - random.next() * 0.6);
  const endAgo = Math.max(story.activityAgo, Math.min(story.sinceAgo, answerAgo));
  const at = calendar.momentAgo(startAgo);
  return {
    company,
    isOpen: isOpen && status !== 'declined',
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
        endReason: status === 'recalled' ? 'Recalled by the client' : 'Work done',
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
