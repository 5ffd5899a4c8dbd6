import type { ClockName } from '#contract/clocks/clock';
import { addDays } from '#contract/clocks/day';
import { instantAt } from '#contract/local-time';
import { provinceZones } from '#contract/placement/province-time';
import type { Recorded } from '#contract/resources/index';
import type { ValueOf } from '#contract/vocabularies/index';
import { sentence } from '#contract/words/sentence';
import type { Sentence } from '#contract/words/sentence';
import type { TransactionContext } from '../../request/context';
import { cancelReminders, moveReminders, remind } from '../reminder/rule-reminders';
import { readReviewers } from './hold-review';

type File = Recorded<'file'>;

const nine = 9 * 3_600_000;

/** The times of the law that somebody has to act on, each with the kind of its reminder. */
const reminded: { readonly [C in ClockName]?: ValueOf<'reminderType'> } = {
  prior_notice: 'notice_deadline',
  disposition: 'earliest_sale_date',
  objection: 'objection_deadline',
  retention: 'objection_deadline',
  disposal: 'notice_deadline',
  searches: 'follow_up',
};

/** How many days before its day somebody is reminded, where what it takes is not done in a morning. */
const daysAhead: { readonly [C in ClockName]?: number } = { searches: 3 };

const titleOf = (clock: ClockName, ref: string): Sentence => sentence('files.clockEnds', { clock, ref });

/**
 * The nearest time of the law on a file stands on the desks of those who work it, in the morning of its day where the file is. Another day
 * moves it, another clock takes its place.
 */
export async function remindOfDeadline(
  context: TransactionContext,
  before: File,
  after: File,
): Promise<void> {
  const { nextDeadline: day, nextDeadlineKind: clock } = after;
  if (before.nextDeadline === day && before.nextDeadlineKind === clock) return;
  const fileId = after._id;
  const was = before.nextDeadlineKind;
  if (was && was !== clock && reminded[was])
    await cancelReminders(context, { fileId, title: titleOf(was, after.ref) });
  const reminderType = clock && reminded[clock];
  if (!day || !clock || !reminderType) return;
  const [year, month, date] = addDays(day, -(daysAhead[clock] ?? 0))
    .split('-')
    .map(Number) as [number, number, number];
  const about = { fileId, title: titleOf(clock, after.ref) };
  const dueDate = instantAt({ year, month, day: date, time: nine }, provinceZones[after.state]).toISOString();
  if (was === clock) await moveReminders(context, { ...about, dueDate });
  else
    for (const userId of await readReviewers(context, after))
      await remind(context, { ...about, userId, reminderType, dueDate, isStatutory: clock !== 'searches' });
}
