import { sql } from 'kysely';
import type { Recorded } from '#contract/resources/index';
import type { TransactionContext } from '../../request/context';
import { thoseWhoSee } from './note-readers';
import { whoIsMeant } from './note-recipients';
import type { Meant, Recipient } from './note-recipients';

/** Tells those whom a note's recipients mean, as far as they see it. */
export async function deliver(
  context: TransactionContext,
  note: Recorded<'note'>,
  recipients: readonly Recipient[] = note.recipients ?? [],
): Promise<void> {
  const meant = await whoIsMeant(context.db, recipients, note.senderId);
  const seeing = await thoseWhoSee(
    context.db,
    meant.map((one) => one.userId),
    note,
  );
  const told = meant.filter(
    (one, index) =>
      seeing.has(one.userId) && meant.findIndex((other) => other.userId === one.userId) === index,
  );
  if (told.length === 0) return;
  await context.db
    .insertInto('noteDelivery')
    .values(told.map((one) => deliveryOf(context, note, one)))
    .onConflict((conflict) =>
      conflict
        .columns(['noteId', 'userId'])
        .doUpdateSet({ kind: sql`excluded.kind`, presses: sql`excluded.presses` }),
    )
    .execute();
  announceNotes(
    context,
    told.map((one) => one.userId),
  );
}

function deliveryOf(context: TransactionContext, note: Recorded<'note'>, { userId, companyId, kind }: Meant) {
  return {
    noteId: note._id,
    userId,
    companyId,
    kind,
    readAt: null,
    firstReadAt: null,
    archivedAt: null,
    presses: presses(note),
    createdAt: context.now.toISOString(),
  };
}

/** Whether a note stands at the top of the day of who has not read it. */
const presses = ({ isRush, requiresReply }: Recorded<'note'>): boolean => isRush || requiresReply;

/** Has what was delivered press as its note does now. */
export async function pressAnew(
  context: TransactionContext,
  before: Recorded<'note'>,
  after: Recorded<'note'>,
): Promise<void> {
  if (presses(before) === presses(after)) return;
  await context.db
    .updateTable('noteDelivery')
    .set({ presses: presses(after) })
    .where('noteId', '=', after._id)
    .execute();
}

/** Delivers a note anew after those it is for have changed. Who has read it stays on record as having read it. */
export async function deliverAnew(context: TransactionContext, note: Recorded<'note'>): Promise<void> {
  await announceReaders(context, note._id);
  await context.db
    .deleteFrom('noteDelivery')
    .where('noteId', '=', note._id)
    .where('kind', '<>', 'reader')
    .where('readAt', 'is', null)
    .where('firstReadAt', 'is', null)
    .execute();
  await context.db
    .updateTable('noteDelivery')
    .set({ kind: 'reader' })
    .where('noteId', '=', note._id)
    .execute();
  await deliver(context, note);
}

/** Has everyone who was told of a note count anew. */
export async function announceReaders(context: TransactionContext, noteId: string): Promise<void> {
  const told = await context.db
    .selectFrom('noteDelivery')
    .select('userId')
    .where('noteId', '=', noteId)
    .where('kind', '<>', 'reader')
    .execute();
  announceNotes(
    context,
    told.map((one) => one.userId),
  );
}

export function announceNotes(context: TransactionContext, userIds: readonly string[]): void {
  for (const userId of userIds) context.announce({ to: 'user', userId, section: 'notesCount' });
}
