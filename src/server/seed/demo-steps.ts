import { daysUntil } from '#contract/clocks/day';
import { statusOf } from '#contract/lifecycles/file-status';
import type { StatusName } from '#contract/lifecycles/status-row';
import { sentOut } from './demo-assignments';
import type { Engagement } from './demo-assignments';
import { calledBack } from './demo-attempts';
import type { Tried } from './demo-attempts';
import type { Calendar, Seeded } from './demo-bundle';
import { milestones, untilNoticed } from './demo-milestones';
import type { Story } from './demo-stories';
import { usualDays } from './demo-usual-days';

interface Subject {
  readonly file: Seeded<'file'>;
  readonly engagements: readonly Engagement[];
  readonly attempts: readonly Tried[];
}

/** A status that a file came to, and when. */
export interface Step {
  readonly status: StatusName;
  readonly at: string;
}

/** How many days ago a step was taken. `at`: the moment, where something else on the file tells it. */
interface Day {
  readonly ago: number;
  readonly at?: string;
  /** Only so late as leaves what came before it as much time again. */
  readonly isSoft?: true;
}

/**
 * When a file came to each status of its path: to what is dated on the file on that day, and to the others shares of what lies between. So
 * nothing is sold before its notice is over, and nothing described before it was taken.
 */
export function stepsOf(
  path: readonly StatusName[],
  subject: Subject,
  story: Story,
  calendar: Calendar,
): Step[] {
  const until = story.closedAgo ?? story.sinceAgo;
  const worked = { ...story, sinceAgo: until };
  const last = path.at(-1) === 'archived' ? path.length - 2 : path.length - 1;
  const dated = datedSteps(path, subject, worked, calendar).filter(([index]) => index > 0 && index < last);
  const steps: Day[] = [{ ago: story.assignedAgo }];
  for (const [index, { ago, at, isSoft }] of [...dated, [last, { ago: until }] as const]) {
    const from = steps.length - 1;
    const begun = steps[from]?.ago ?? until;
    const latest = isSoft ? until + (begun - until) / 2 : begun;
    const reached = Math.min(latest, Math.max(ago, until));
    steps.push(...sharedOut(path.slice(from, index), begun, reached, subject.file.state === 'QC'));
    if (index > from) steps.push({ ago: reached, ...(at && { at }) });
  }
  return [...steps, { ago: story.sinceAgo }].slice(0, path.length).map(({ ago, at }, index) => ({
    status: path[index] as StatusName,
    at: at ?? calendar.momentAgo(ago),
  }));
}

/** The days between two steps, given to the statuses between them as files usually stand there; the first is that in which they begin. */
function sharedOut(
  statuses: readonly StatusName[],
  begun: number,
  reached: number,
  isQuebec: boolean,
): readonly Day[] {
  const stays = statuses.map((status) => usualDays(status, isQuebec));
  const all = stays.reduce((sum, days) => sum + days, 0);
  return stays.slice(1).map((_, index) => {
    const stood = stays.slice(0, index + 1).reduce((sum, days) => sum + days, 0);
    return { ago: begun - ((begun - reached) * stood) / all };
  });
}

/** The steps of a path whose day the file tells, by their place in it. */
function datedSteps(
  path: readonly StatusName[],
  subject: Subject,
  story: Story,
  calendar: Calendar,
): (readonly [index: number, day: Day])[] {
  const days = { ...daysOfRoad(subject, story, calendar), ...daysInTheField(subject) };
  const over = path.findIndex(
    (one) =>
      one === 'notice_expired' || (statusOf(one).stage === 'remarketing' && subject.file.state !== 'QC'),
  );
  const again = triedAgain(subject);
  const isAgain = (index: number): boolean =>
    path[index] === 'attempting' && path.indexOf('attempting') < index;
  return path.flatMap((status, index) => {
    const day = index === over ? overOn(subject.file, calendar) : isAgain(index) ? again : days[status];
    return day ? [[index, day] as const] : [];
  });
}

type Days = { readonly [S in StatusName]?: Day };

/** The day on which the time of a notice was over. */
function overOn({ notice }: Seeded<'file'>, calendar: Calendar): Day | undefined {
  return notice?.earliestSaleDate ? { ago: daysUntil(notice.earliestSaleDate, calendar.today) } : undefined;
}

function daysOfRoad({ file, engagements }: Subject, story: Story, calendar: Calendar): Days {
  const { ready, searched, hooked, loaded, secured, described, notice } = milestones(story);
  const surrenderFrom = file.priorNotice?.surrenderFrom;
  const kindOf = ({ assignment }: Engagement) => assignment.activityType;
  const sought = engagements.find((one) => kindOf(one) === 'skip_trace_vendor');
  const asked = engagements.find((one) => kindOf(one) === 'bailiff');
  // A lead is followed within days.
  const lead =
    sought &&
    asked &&
    Math.min((sought.answeredAgo + asked.assignedAgo) / 2, asked.assignedAgo + leadTime(story));
  const served = (file.services ?? [])
    .filter(({ noticeKind }) => noticeKind === 'disposition')
    .map(({ servedDate }) => daysUntil(servedDate, calendar.today));
  const priorServed = (file.services ?? [])
    .filter(({ noticeKind }) => noticeKind !== 'disposition' && noticeKind !== 'seizure')
    .map(({ servedDate }) => daysUntil(servedDate, calendar.today));
  return {
    accepted: { ago: story.assignedAgo - 0.5 },
    prior_notice_running: { ago: Math.min(story.assignedAgo - untilNoticed, ...priorServed) },
    ready_to_assign: {
      ago: surrenderFrom ? daysUntil(surrenderFrom, calendar.today) : Math.max(ready, searched),
    },
    ...(sought && {
      skip_assigned: { ago: sought.assignedAgo, at: String(sought.assignment.assignedAt) },
      skip_in_progress: { ago: sought.answeredAgo, at: String(sought.assignment.acceptedAt) },
    }),
    ...(lead && { skip_lead_found: { ago: lead } }),
    ...(hooked !== null && { on_hook: { ago: hooked } }),
    ...(loaded !== null && { in_transit: { ago: loaded } }),
    in_storage: { ago: secured },
    secured_complete: { ago: described },
    ...(served.length > 0 && { notice_sent: { ago: Math.min(notice, ...served) } }),
    ...(story.sold !== undefined && { sold: { ago: story.sold } }),
    // A stay lasts until its trustee has answered.
    ...(story.closedAgo !== null && closingDays(file, story)),
  };
}

/** Closing a file takes days, and not weeks. */
function closingDays({ previousStatus }: Seeded<'file'>, { sinceAgo, assignedAgo }: Story): Days {
  const isAtOnce = ['insolvency_stay', 'attempting'].includes(previousStatus ?? '');
  if (isAtOnce) return { close_requested: { ago: sinceAgo + calledBack } };
  const part = assignedAgo % 1;
  return {
    ...(previousStatus === 'skip_exhausted' && {
      skip_exhausted: { ago: sinceAgo + 6 + 8 * part, isSoft: true },
    }),
    close_requested: { ago: sinceAgo + 2 + 4 * part, isSoft: true },
    close_checklist: { ago: sinceAgo + 0.7 + 1.2 * part, isSoft: true },
  };
}

/** In days: from a lead to sending somebody to it. */
const leadTime = ({ assignedAgo }: Story): number => 0.5 + (assignedAgo % 4);

/** What somebody in the field did is dated to the moment. */
function daysInTheField({ file, engagements, attempts }: Subject): Days {
  const sent = sentOut(engagements);
  if (!sent) return askedInVain(engagements);
  const [first] = attempts;
  // Whoever was left trying tried up to then.
  const isLeftTrying = ['attempting', 'insolvency_stay'].includes(file.previousStatus ?? '');
  const goneOn = isLeftTrying ? attempts.at(-1) : undefined;
  const after = (outcome: string, later: number): Day | undefined => {
    const tried = attempts.findLast(({ attempt }) => attempt.outcome === outcome);
    return tried && dayOf(tried, later);
  };
  const found = {
    asset_sighted: after('sighted', 1),
    contact_made: after('contact', 1),
    surrender_arranged: after('contact', 2),
    debtor_objected: after('refused', 1),
    asset_inaccessible: after('inaccessible', 1),
    address_negative: after('negative', 1),
  };
  return {
    vendor_assigned: { ago: sent.assignedAgo, at: String(sent.assignment.assignedAt) },
    vendor_accepted: { ago: sent.answeredAgo, at: String(sent.assignment.acceptedAt) },
    ...(first && { attempting: { ...dayOf(first, 0), ago: goneOn?.ago ?? first.ago } }),
    ...Object.fromEntries(Object.entries(found).filter(([, day]) => day !== undefined)),
  };
}

/** The day of the first try after somebody was met in vain: on the last, which takes the unit, it comes a minute before that. */
function triedAgain({ attempts }: Subject): Day | undefined {
  const met = attempts.slice(0, -1).findLastIndex(({ attempt }) => attempt.outcome === 'contact');
  const next = met < 0 ? undefined : attempts[met + 1];
  return next && dayOf(next, next.attempt.outcome === 'secured' ? -60 : 0);
}

/** Who said no was asked before. */
function askedInVain(engagements: readonly Engagement[]): Days {
  const asked = engagements.find(({ assignment }) => assignment.activityType === 'bailiff');
  return asked
    ? { vendor_assigned: { ago: asked.assignedAgo, at: String(asked.assignment.assignedAt) } }
    : {};
}

/** The day of a try. `later`: by how many seconds, where two steps came of the same visit. */
const dayOf = ({ attempt, ago }: Tried, later: number): Day => ({
  ago,
  at: new Date(Date.parse(String(attempt.at)) + later * 1000).toISOString(),
});
