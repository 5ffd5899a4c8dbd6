import { sql } from 'kysely';
import { clocksOf, whileHeld } from '#contract/clocks/clocks-of';
import type { Clock } from '#contract/clocks/clock';
import { clockFactsOf } from '#contract/clocks/file-clocks';
import type { Rule } from '#contract/clocks/rule-in-force';
import { isHandedBack } from '#contract/lifecycles/handed-back';
import { todayIn } from '#contract/placement/province-time';
import type { Recorded } from '#contract/resources/index';
import { sentence } from '#contract/words/sentence';
import type { TransactionContext } from '../request/context';
import { readDesk } from '../rules/file/desk-of-file';
import { remind } from '../rules/reminder/rule-reminders';
import type { FileToRecalculate } from './files-to-recalculate';

/**
 * Puts on the desks of those who work a file that its asset may be kept for the debt: it was proposed, and the time to object is over
 * without anybody who did. Where the term rests on a rule that is not sure, that counsel has to confirm it first. Once for each proposal.
 */
export async function remindOfKeeping(
  context: TransactionContext,
  files: readonly FileToRecalculate[],
  rulesOf: (province: string) => readonly Rule[],
): Promise<void> {
  for (const file of files) {
    const over = retentionOver(file, rulesOf(file.state), context.now);
    if (!over || (await isReminded(context, file._id, over.due))) continue;
    const title = sentence(over.isSure ? 'files.mayBeKept' : 'files.mayBeKeptOnceConfirmed', {
      ref: file.ref,
    });
    const about = { fileId: file._id, title, dueDate: context.now.toISOString() };
    for (const userId of await readDesk(context, file))
      await remind(context, { ...about, userId, reminderType: 'notice_deadline', isStatutory: true });
  }
}

/** The last day to object to a proposal that nobody objected to, once it has passed. */
function retentionOver(
  file: FileToRecalculate,
  rules: readonly Rule[],
  now: Date,
): { readonly due: string; readonly isSure: boolean } | undefined {
  if (!whileHeld.includes(file.stage) || isHandedBack(file)) return undefined;
  const facts = clockFactsOf(file as unknown as Recorded<'file'>, file.parties);
  const clock = clocksOf(facts, rules).find(({ name }) => name === 'retention');
  if (!clock?.due || clock.due >= todayIn(file.state, now)) return undefined;
  return wasObjectedTo(file, clock) ? undefined : { due: clock.due, isSure: isSure(clock) };
}

/** Whether somebody objected since it was proposed, who has not taken that back and whom no court overruled. */
function wasObjectedTo({ notice }: FileToRecalculate, { begins }: Clock): boolean {
  const { objectionDate, objectionSettledDate } = notice ?? {};
  if (!objectionDate || objectionDate < String(begins)) return false;
  return (objectionSettledDate ?? '') < objectionDate;
}

const isSure = ({ steps }: Clock): boolean =>
  steps.every(({ rule }) => !rule || rule.confidence === 'V' || rule.confidence === 'C+');

async function isReminded({ db }: TransactionContext, fileId: string, due: string): Promise<boolean> {
  const { rows } = await sql`select from reminder where "fileId" = ${fileId}::uuid and source = 'rule'
    and title->>'key' in ('files.mayBeKept', 'files.mayBeKeptOnceConfirmed') and "createdAt" > ${due}::date limit 1`.execute(
    db,
  );
  return rows.length > 0;
}
