import { sql } from 'kysely';
import type { Recorded } from '#contract/resources/index';
import type { Sentence, SentenceKey } from '#contract/words/sentence';
import { newId } from '../../database/new-id';
import type { Sql } from '../../database/tables';
import { changeWhere } from '../../records/change-where';
import { keepSilently } from '../../records/keep';
import { wholeRow } from '../../records/store';
import type { TransactionContext } from '../../request/context';
import { announceReminder } from './reminder-change';

type Reminder = Recorded<'reminder'>;

/** What a rule says of a reminder that it puts on somebody's desk; the rest is alike for all. */
export type RuleReminder = Pick<Reminder, 'userId' | 'reminderType' | 'dueDate'> &
  Partial<Pick<Reminder, 'fileId' | 'requestId' | 'isStatutory'>> & { readonly title: Sentence };

/** Puts a reminder on a person's desk that the product asks for, not a colleague: it is nothing of who gave the occasion for it. */
export async function remind(context: TransactionContext, reminder: RuleReminder): Promise<void> {
  const at = context.now.toISOString();
  const row = wholeRow('reminder', {
    _id: newId(context.now.getTime()),
    isStatutory: false,
    ...reminder,
    assignedBy: null,
    status: 'open',
    recurrence: 'none',
    source: 'rule',
    createdAt: at,
    createdBy: context.caller.userId,
    updatedAt: at,
    updatedBy: context.caller.userId,
    version: 1,
  });
  await keepSilently(context, 'reminder', [row]);
  announceReminder(context, reminder);
}

/** Has people look at something now, as soon as they can: a follow-up that is due at once. */
export async function remindNow(
  context: TransactionContext,
  people: Iterable<string>,
  what: Pick<RuleReminder, 'title' | 'fileId' | 'requestId'>,
): Promise<void> {
  const dueDate = context.now.toISOString();
  for (const userId of people) await remind(context, { ...what, userId, reminderType: 'follow_up', dueDate });
}

/** What rules remind of in a file is known by its title. */
type Subject = Pick<Reminder, 'fileId'> & { readonly title: Sentence };

const about = ({ fileId, title }: Subject): Sql =>
  sql`${onFile(fileId)} and t.source = 'rule' and t.title = ${JSON.stringify(title)}::jsonb`;

/** Whether a reminder `t` is about a file, or about none: said so that the index of files finds it. */
export const onFile = (fileId: string | null | undefined): Sql =>
  fileId == null ? sql`t."fileId" is null` : sql`t."fileId" = ${fileId}::uuid`;

/** Whether a reminder `t` is still to be done. */
export const isPending = sql`t.status in ('open', 'snoozed')`;

/** How it stands with what rules reminded of in a file under a title: still to be done by somebody, or done; nothing where nobody is reminded. */
export async function readStanding(
  { db }: TransactionContext,
  subject: Subject,
): Promise<'pending' | 'done' | undefined> {
  const { rows } = await sql<{ pending: boolean }>`select ${isPending} pending from reminder t
    where ${about(subject)} and t.status <> 'cancelled' order by 1 desc limit 1`.execute(db);
  return rows[0] && (rows[0].pending ? 'pending' : 'done');
}

/** The titles, made of one sentence, of what rules remind of in a file and nobody has done yet. */
export async function readPending(
  { db }: TransactionContext,
  fileId: string,
  key: SentenceKey,
): Promise<Sentence[]> {
  const { rows } = await sql<{ title: Sentence }>`select distinct t.title from reminder t
    where ${onFile(fileId)} and t.source = 'rule' and t.title->>'key' = ${key} and ${isPending}`.execute(db);
  return rows.map(({ title }) => title);
}

/** What rules reminded of in a file under a title is done: it leaves the desks that it stands on. */
export function completeReminders(context: TransactionContext, subject: Subject): Promise<void> {
  return complete(context, about(subject));
}

/** What waited for the answer to a request waits no more. */
export function completeRemindersOf(
  context: TransactionContext,
  { _id }: Pick<Recorded<'request'>, '_id'>,
): Promise<void> {
  return complete(context, sql`t."requestId" = ${_id}::uuid`);
}

function complete(context: TransactionContext, which: Sql): Promise<void> {
  const by = { completedAt: context.now.toISOString(), completedBy: context.caller.userId };
  return change(context, which, { status: 'completed', snoozedUntil: null, ...by });
}

/** What rules reminded of in a file under a title is needed no more: it leaves the desks that it stands on, undone. */
export function cancelReminders(context: TransactionContext, subject: Subject): Promise<void> {
  return change(context, about(subject), { status: 'cancelled', snoozedUntil: null });
}

/**
 * What rules remind of in a file under a title is due at another time.
 * @returns who was reminded of it since a moment, where one is given, and has done it already.
 */
export async function moveReminders(
  context: TransactionContext,
  { dueDate, since, ...subject }: Subject & Pick<Reminder, 'dueDate'> & { readonly since?: string },
): Promise<string[]> {
  await change(context, about(subject), { status: 'open', snoozedUntil: null, dueDate });
  if (!since) return [];
  const { rows } = await sql<{ userId: string }>`
    select "userId" from reminder t where ${about(subject)} and "createdAt" >= ${since}
    group by "userId" having not bool_or(${isPending})`.execute(context.db);
  return rows.map(({ userId }) => userId);
}

async function change(context: TransactionContext, which: Sql, what: Partial<Reminder>): Promise<void> {
  const changed = await changeWhere(context, 'reminder', sql`${which} and ${isPending}`, what);
  for (const { userId } of changed) announceReminder(context, { userId });
}
