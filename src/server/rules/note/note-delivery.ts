import { sql } from 'kysely';
import type { Recorded } from '#contract/resources/index';
import type { Write } from '../../request/work';
import { thoseWhoSee } from './note-readers';
import { whoIsMeant } from './note-recipients';
import type { Meant, Recipient } from './note-recipients';

/** Tells those whom a note's recipients mean, as far as they see it. */
export async function deliver(
  write: Write,
  note: Recorded<'note'>,
  recipients: readonly Recipient[] = note.recipients ?? [],
): Promise<void> {
  const meant = await whoIsMeant(write.db, recipients, note.senderId);
  const seeing = await thoseWhoSee(
    write.db,
    meant.map((one) => one.userId),
    note,
  );
  const told = meant.filter(
    (one, index) =>
      seeing.has(one.userId) && meant.findIndex((other) => other.userId === one.userId) === index,
  );
  if (told.length === 0) return;
  await write.db
    .insertInto('noteDelivery')
    .values(told.map((one) => deliveryOf(write, note, one)))
    .onConflict((conflict) =>
      conflict.columns(['noteId', 'userId']).doUpdateSet({ kind: sql`excluded.kind` }),
    )
    .execute();
  announceNotes(
    write,
    told.map((one) => one.userId),
  );
}

function deliveryOf(write: Write, note: Recorded<'note'>, { userId, companyId, kind }: Meant) {
  return {
    noteId: note._id,
    userId,
    companyId,
    kind,
    readAt: null,
    firstReadAt: null,
    archivedAt: null,
    createdAt: write.now.toISOString(),
  };
}

/** Delivers a note anew after those it is for have changed. Who has read it stays on record as having read it. */
export async function deliverAnew(write: Write, note: Recorded<'note'>): Promise<void> {
  await announceReaders(write, note._id);
  await write.db
    .deleteFrom('noteDelivery')
    .where('noteId', '=', note._id)
    .where('kind', '<>', 'reader')
    .where('readAt', 'is', null)
    .where('firstReadAt', 'is', null)
    .execute();
  await write.db.updateTable('noteDelivery').set({ kind: 'reader' }).where('noteId', '=', note._id).execute();
  await deliver(write, note);
}

/** Has everyone who was told of a note count anew. */
export async function announceReaders(write: Write, noteId: string): Promise<void> {
  const told = await write.db
    .selectFrom('noteDelivery')
    .select('userId')
    .where('noteId', '=', noteId)
    .where('kind', '<>', 'reader')
    .execute();
  announceNotes(
    write,
    told.map((one) => one.userId),
  );
}

export function announceNotes(write: Write, userIds: readonly string[]): void {
  for (const userId of userIds) write.announce({ to: 'user', userId, section: 'notesCount' });
}
