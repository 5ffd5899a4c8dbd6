import { instantAt, wallTime } from '../local-time';
import type { ValueOf } from '../vocabularies';

type Status = ValueOf<'reminderStatus'>;

/** Where a reminder may go from each of its states. What is done or given up stays so; a new one takes its place. */
export const reminderMoves: { readonly [S in Status]: readonly Status[] } = {
  open: ['snoozed', 'completed', 'cancelled'],
  snoozed: ['open', 'snoozed', 'completed', 'cancelled'],
  completed: [],
  cancelled: [],
};

/** What has to be known of a reminder and of the person who moves it. Moments as they travel. */
export interface ReminderFacts {
  readonly isStatutory: boolean;
  readonly leads: boolean;
  readonly snoozedUntil?: string | null;
  readonly now: string;
}

export type ReminderRefusal = 'NOT_NEXT' | 'STATUTORY' | 'NEEDS_SNOOZED_UNTIL' | 'SNOOZED_UNTIL_PAST';

/** Why a reminder may not go to a state, or nothing where it may. */
export function whyNotReminder(from: Status, to: Status, facts: ReminderFacts): ReminderRefusal | undefined {
  if (!reminderMoves[from].includes(to)) return 'NOT_NEXT';
  if (to === 'cancelled' && facts.isStatutory && !facts.leads) return 'STATUTORY';
  if (to !== 'snoozed') return undefined;
  if (!facts.snoozedUntil) return 'NEEDS_SNOOZED_UNTIL';
  return facts.snoozedUntil > facts.now ? undefined : 'SNOOZED_UNTIL_PAST';
}

/**
 * When a reminder that recurs is due next: the first time after `after`, at the same time of day on the clocks of `zone`.
 * Monthly keeps the day of the month, or takes the last one of a shorter month. Nothing for one that does not recur.
 */
export function nextDue(
  dueDate: string,
  recurrence: ValueOf<'reminderRecurrence'>,
  zone: string,
  after: Date,
): string | undefined {
  if (recurrence === 'none') return undefined;
  const due = new Date(dueDate);
  const wall = wallTime(due, zone);
  const late = Math.max(0, (after.getTime() - due.getTime()) / 86_400_000);
  const length = { daily: 1, weekly: 7, monthly: 31 }[recurrence];
  for (let step = Math.max(1, Math.floor(late / length)); ; step += 1) {
    const day =
      recurrence === 'monthly'
        ? monthsOn(wall, step)
        : { ...wall, day: wall.day + step * (recurrence === 'daily' ? 1 : 7) };
    const next = instantAt(day, zone);
    if (next > after && next > due) return next.toISOString();
  }
}

function monthsOn(wall: ReturnType<typeof wallTime>, months: number): ReturnType<typeof wallTime> {
  const index = wall.year * 12 + wall.month - 1 + months;
  const [year, month] = [Math.floor(index / 12), (index % 12) + 1];
  const last = new Date(Date.UTC(year, month, 0)).getUTCDate();
  return { ...wall, year, month, day: Math.min(wall.day, last) };
}
