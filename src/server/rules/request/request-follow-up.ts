import { sql } from 'kysely';
import type { Recorded } from '#contract/resources/index';
import { choices } from '#contract/words/en/choices';
import { sentence } from '#contract/words/sentence';
import { happeningsOf, writeHistory } from '../../history/write-history';
import { difference } from '../../records/store';
import type { TransactionContext } from '../../request/context';
import { effectOf } from './effects';
import { announceNotes } from '../note/note-delivery';
import { isOpen } from './request-move';
import { remindDeciders, remindRequester, notifyRequester } from './request-reminders';
import { completeRemindersOf } from '../reminder/rule-reminders';

type Request = Recorded<'request'>;

/** What follows when a request is raised: its history, and those who decide are told. */
export async function notifyOfRequest(context: TransactionContext, request: Request): Promise<void> {
  await recordHistory(context, 'request_created', request, request);
  if (request.status === 'submitted') await remindDeciders(context, request);
}

/** What follows when a request was moved or worded anew. */
export async function followRequest(
  context: TransactionContext,
  before: Request,
  after: Request,
): Promise<void> {
  const moved = before.status !== after.status;
  await recordHistory(context, moved ? 'request_decided' : 'request_created', before, after);
  if (!moved) return;
  if (after.status === 'in_review') return;
  await completeRemindersOf(context, after);
  if (after.status === 'submitted') await remindDeciders(context, after);
  if (after.status === 'information_needed') await remindRequester(context, after);
  else if (!isOpen(after) && after.status !== 'draft') await notifyRequester(context, after);
  if (!isOpen(after) || after.status === 'information_needed') announceNotes(context, [after.requestedBy]);
}

/** Does to the matter behind a request what was decided. Where it cannot be done, nothing was decided. */
export async function followDecision(
  context: TransactionContext,
  before: Request,
  after: Request,
): Promise<void> {
  if (before.status === after.status) return;
  const effect = effectOf(after);
  if (after.status === 'fulfilled' && isOpen(before)) await effect?.approved(context, after);
  if (after.status === 'declined') await effect?.declined?.(context, after);
  if (after.status === 'cancelled' || after.status === 'expired') await effect?.withdrawn?.(context, after);
}

// The client reads in its file's history of what it asked and was asked; what is between the agency and a vendor is theirs.
async function recordHistory(
  context: TransactionContext,
  type: 'request_created' | 'request_decided',
  before: Request,
  after: Request,
): Promise<void> {
  const { rows } = await sql<{
    client: boolean;
  }>`select coalesce(bool_or("activityType" = 'lender'), false) client from company
    where _id = any(${[after.requestedByCompanyId, after.assignedToCompanyId]}::uuid[])`.execute(context.db);
  const what = choices.requestType[after.requestType];
  const state = choices.requestStatus[after.status];
  const happening = {
    type,
    message:
      type === 'request_created'
        ? sentence('conversation.requestKind', { what })
        : sentence('conversation.requestMoved', { what, state }),
    visibility: rows[0]?.client ? 'client' : 'internal',
    entity: 'request',
    entityId: after._id,
    before: { ...before },
    after: { ...after },
    changed: Object.keys(difference({ ...before }, { ...after })).filter((field) => shown.has(field)),
  } as const;
  for (const one of happeningsOf('request', { ...after }, happening)) await writeHistory(context, one);
}

const shown = new Set([
  'status',
  'reason',
  'amount',
  'dueDate',
  'payload',
  'answer',
  'attachments',
  'decisionNote',
  'assignedToCompanyId',
  'assignedToUserId',
]);
