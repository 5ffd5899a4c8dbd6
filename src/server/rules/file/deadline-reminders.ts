import type { ClockName } from '#contract/clocks/clock';
import { addDays } from '#contract/clocks/day';
import { instantAt } from '#contract/local-time';
import { provinceZones } from '#contract/placement/province-time';
import type { Recorded } from '#contract/resources/index';
import type { ValueOf } from '#contract/vocabularies/index';
import { sentence } from '#contract/words/sentence';
import type { Sentence } from '#contract/words/sentence';
import type { TransactionContext } from '../../request/context';
import { cancelReminders, moveReminders, readStanding, remind } from '../reminder/rule-reminders';
import type { RuleReminder } from '../reminder/rule-reminders';
import { readDesk } from './desk-of-file';
import type { FileOnDesk } from './desk-of-file';

type Deadline = NonNullable<Recorded<'file'>['deadlines']>[number];
/** What of a file says of which times of the law it is reminded. */
type FileWithDeadlines = Pick<Recorded<'file'>, '_id' | 'ref' | 'state' | 'deadlines'>;

/** What reminds of a deadline: its title tells which. */
export type DeadlineReminder = Pick<RuleReminder, 'title' | 'reminderType' | 'dueDate'> & {
  readonly fileId: string;
  readonly isStatutory: boolean;
};

const nine = 9 * 3_600_000;

/** The kind of the reminder of each time of the law that ends on a day. */
const reminderTypes: { readonly [C in Deadline['clock'] & ClockName]: ValueOf<'reminderType'> } = {
  prior_notice: 'notice_deadline',
  disposition: 'earliest_sale_date',
  objection: 'objection_deadline',
  retention: 'objection_deadline',
  disposal: 'notice_deadline',
  registration: 'lien_expiry',
  searches: 'follow_up',
};

/** How many days before its day somebody is reminded, where what it takes is not done in a morning. */
const daysAhead: { readonly [C in ClockName]?: number } = { searches: 3, disposal: 14, registration: 30 };

// Of the notices before a seizure several can run, each by a law of its own; every other clock is of one notice.
const titleOf = ({ clock, notice }: Deadline, ref: string): Sentence =>
  clock === 'prior_notice'
    ? sentence('files.noticeEnds', { clock, notice, ref })
    : sentence('files.clockEnds', { clock, ref });

/**
 * What reminds of each open time of the law on a file, by its title in short: in the morning of its day where the file is, or so many days
 * ahead as what has to be done takes.
 */
export function remindersOfDeadlines({
  _id: fileId,
  ref,
  state,
  deadlines,
}: FileWithDeadlines): Map<string, DeadlineReminder> {
  const reminders = (deadlines ?? []).map((deadline): [string, DeadlineReminder] => {
    const [year, month, day] = addDays(deadline.day, -(daysAhead[deadline.clock] ?? 0))
      .split('-')
      .map(Number) as [number, number, number];
    const dueDate = instantAt({ year, month, day, time: nine }, provinceZones[state]).toISOString();
    const about = { fileId, title: titleOf(deadline, ref), reminderType: reminderTypes[deadline.clock] };
    return [
      `${deadline.clock} ${deadline.notice}`,
      { ...about, dueDate, isStatutory: deadline.clock !== 'searches' },
    ];
  });
  return new Map(reminders);
}

/** Puts what reminds of a deadline on the desks of those who work its file. */
export async function putOnDesk(
  context: TransactionContext,
  file: FileOnDesk,
  reminder: DeadlineReminder,
): Promise<void> {
  for (const userId of await readDesk(context, file)) await remind(context, { ...reminder, userId });
}

/**
 * Each open time of the law on a file stands on the desks of those who work it. Another day moves it there, or puts it there anew where it was
 * done by the day before; and it leaves them with its clock.
 */
export async function remindOfDeadlines(
  context: TransactionContext,
  before: FileWithDeadlines,
  after: FileWithDeadlines & FileOnDesk,
): Promise<void> {
  const [was, is] = [remindersOfDeadlines(before), remindersOfDeadlines(after)];
  for (const [deadline, reminder] of was) if (!is.has(deadline)) await cancelReminders(context, reminder);
  for (const [deadline, reminder] of is) {
    if (was.get(deadline)?.dueDate === reminder.dueDate) continue;
    if ((await readStanding(context, reminder)) === 'pending') await moveReminders(context, reminder);
    else await putOnDesk(context, after, reminder);
  }
}
