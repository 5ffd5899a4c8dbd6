import { noteKindsOf } from '#contract/roles/note-kinds';
import type { Change, Draft, Recorded } from '#contract/resources/index';
import { sentence } from '#contract/words/sentence';
import type { TransactionContext } from '../../request/context';
import { deliver, deliverAnew, pressAnew } from './note-delivery';
import type { Addressed } from './note-readers';
import { checkRecipients, usualRecipients } from './note-recipients';
import { whyTooLate } from './note-term';
import { forbiddenField, invalid } from '../refuse';

/** The host's part of a new note: its sender, and whom it goes to. */
export async function completeNote(
  context: TransactionContext,
  draft: Draft<'note'>,
): Promise<Partial<Recorded<'note'>>> {
  const { userId: senderId, companyId } = context.caller;
  const note: Addressed = {
    fileId: draft.fileId ?? null,
    audience: draft.audience ?? 'internal',
    noteType: draft.noteType ?? 'general',
    recipients: draft.recipients ?? null,
    replyToNoteId: draft.replyToNoteId ?? null,
    senderId,
    companyId,
  };
  checkKind(context, note);
  await checkThread(context, note);
  return { senderId, companyId, postedToClient: false, recipients: await recipientsOf(context, note) };
}

function recipientsOf(
  context: TransactionContext,
  note: Addressed,
): Promise<NonNullable<Addressed['recipients']>> {
  return note.recipients?.length ? checkRecipients(context, note) : usualRecipients(context, note);
}

function checkKind(
  context: TransactionContext,
  { noteType, audience }: Pick<Addressed, 'noteType' | 'audience'>,
): void {
  if (!noteKindsOf(context.caller.activityType).includes(noteType)) throw forbiddenField('noteType');
  if (noteType === 'legal_privileged' && audience !== 'internal' && audience !== 'direct')
    throw invalid('audience', sentence('conversation.privilegedNoteStaysWithinCompanyToo'));
}

async function checkThread(context: TransactionContext, { replyToNoteId, fileId }: Addressed): Promise<void> {
  if (!replyToNoteId) return;
  const first = await context.db
    .selectFrom('note')
    .select('fileId')
    .where('_id', '=', replyToNoteId)
    .executeTakeFirst();
  if (first?.fileId !== fileId)
    throw invalid('replyToNoteId', sentence('conversation.answerBelongsFileNote'));
}

/** Deliveries follow what a note says of whom it is for; a note shown to the client is told to the client. */
export async function followNote(
  context: TransactionContext,
  before: Recorded<'note'>,
  after: Recorded<'note'>,
): Promise<void> {
  await pressAnew(context, before, after);
  const addressed = (note: Recorded<'note'>): string =>
    JSON.stringify([note.audience, note.noteType, note.recipients]);
  const anew = addressed(before) !== addressed(after);
  if (anew) await deliverAnew(context, after);
  if (!after.fileId || !after.postedToClient || (before.postedToClient && !anew)) return;
  const { clientId } = await context.db
    .selectFrom('file')
    .select('clientId')
    .where('_id', '=', after.fileId)
    .executeTakeFirstOrThrow();
  await deliver(context, after, [{ companyId: clientId, kind: 'to' }]);
}

/** Corrects a note; what it said first is kept. Pinning is no correction and has no term. */
export async function correctNote(
  context: TransactionContext,
  current: Recorded<'note'>,
  change: Change<'note'>,
): Promise<Partial<Recorded<'note'>>> {
  if (Object.keys(change).every((field) => field === '_id' || field === 'pinned')) return {};
  const late = whyTooLate(current, context.now);
  if (late) throw late;
  if (change.body !== undefined && !change.body)
    throw invalid('body', sentence('values.required', { field: 'body' }));
  const note: Addressed = { ...current, ...(change as Partial<Recorded<'note'>>) };
  checkKind(context, note);
  const said = change.body === undefined ? {} : { originalBody: current.originalBody ?? current.body };
  const addressed = 'audience' in change || 'recipients' in change || 'noteType' in change;
  const recipients =
    'recipients' in change || !addressed ? note.recipients : 'audience' in change ? null : current.recipients;
  return {
    ...said,
    editedAt: context.now.toISOString(),
    ...(addressed && { recipients: await recipientsOf(context, { ...note, recipients }) }),
  };
}
