import type { ValueOf } from '../vocabularies';
import { businessDayFrom } from './business-day';
import type { Clock, NoticeKind } from './clock';
import type { ClockFacts } from './clock-facts';
import { addDays } from './day';
import { noticeClock } from './notice-clock';
import { lawOf } from './notice-law';
import { searchesClock } from './searches-clock';
import { disposalClock, objectionClock, redemptionClock, registrationClock } from './other-clocks';
import type { Rule } from './rule-in-force';
import { priorNoticesOf } from './who-is-served';

type Stage = ValueOf<'stageName'>;

const untilTaken: readonly Stage[] = ['intake', 'skip_trace', 'field_recovery', 'legal'];
/** Where a file stands while its asset is held, and as long as it may be after it was. */
export const whileHeld: readonly Stage[] = ['secured', 'notice_period', 'remarketing', 'legal'];

/**
 * Every clock of a file that the law sets, each with the steps of its reckoning, or with what it still waits for. The same in the browser,
 * on the host and in jobs.
 */
export function clocksOf(facts: ClockFacts, rules: readonly Rule[]): Clock[] {
  const isUntaken = untilTaken.includes(facts.stage) && !facts.securedDate;
  const isHeld =
    !facts.isHandedBack &&
    whileHeld.includes(facts.stage) &&
    (facts.stage !== 'legal' || facts.securedDate !== null);
  const hasServedOf = (notice: NoticeKind) => facts.services.some(({ noticeKind }) => noticeKind === notice);
  // In Québec the notice runs before the surrender.
  const needsDisposition = hasServedOf('disposition') || (isHeld && facts.state !== 'QC');
  const found = [
    ...priorNoticesOf(facts).flatMap((notice) =>
      isUntaken || hasServedOf(notice) ? [noticeClock(notice as 'bia_244', facts, rules)] : [],
    ),
    isHeld || hasServedOf('seizure') ? objectionClock('seizure', facts, rules) : undefined,
    needsDisposition ? noticeClock('disposition', facts, rules) : undefined,
    hasServedOf('retention') ? objectionClock('retention', facts, rules) : undefined,
    isHeld ? redemptionClock(facts) : undefined,
    disposalClock(facts, rules),
    facts.stage === 'field_recovery' && !facts.securedDate ? searchesClock(facts) : undefined,
    registrationClock(facts),
  ];
  return found.flatMap((clock) => (clock ? [lengthened(clock, facts)] : []));
}

/** Whether others may act until its last day, instead of somebody from the day after. */
export function isTerm({ name }: Pick<Clock, 'name'>): boolean {
  return name === 'objection' || name === 'retention';
}

/** What a person gave more of stands where it is later; nobody shortens a clock. */
function lengthened(clock: Clock, { extensions, state }: ClockFacts): Clock {
  if (!clock.due || !clock.last) return clock;
  const until = extensions
    .filter((extension) => extension.clock === clock.name)
    .reduce((latest, extension) => (extension.until > latest ? extension.until : latest), '');
  if (until <= clock.due) return clock;
  const due = businessDayFrom(state, until, lawOf(clock.notice));
  const step = {
    what: 'extended',
    partyId: null,
    method: null,
    from: clock.due,
    days: null,
    to: due,
    rule: null,
  } as const;
  const last = clock.how === 'wait' && !isTerm(clock) ? addDays(due, -1) : due;
  return { ...clock, last, due, steps: [...clock.steps, step] };
}

/** Whether a clock still matters in a stage: what it ran for is not done yet. */
export function isAwaited(clock: Clock, stage: Stage, today: string): boolean {
  const { name, due } = clock;
  if (!due) return false;
  // A time that was sat out is done once the file has gone on.
  if (name === 'prior_notice') return stage === 'intake' || (untilTaken.includes(stage) && due > today);
  if (isTerm(clock)) return whileHeld.includes(stage) && due >= today;
  if (name === 'searches') return stage === 'field_recovery';
  if (name === 'registration') return untilTaken.includes(stage) || whileHeld.includes(stage);
  if (name === 'disposition' && stage === 'remarketing') return due > today;
  return whileHeld.includes(stage);
}

/** A clock that has its day. */
export type DueClock = Clock & { readonly name: ValueOf<'deadlineKind'>; readonly due: string };

/** The clocks of a file that still matter, the nearest first. */
export function openClocks(clocks: readonly Clock[], stage: Stage, today: string): DueClock[] {
  return clocks
    .filter((clock): clock is DueClock => clock.name !== 'redemption' && isAwaited(clock, stage, today))
    .sort((one, other) => one.due.localeCompare(other.due));
}
