import { sql } from 'kysely';
import { sentence } from '#contract/words/sentence';
import type { Db } from '../database/tables';
import { conflict, invalid } from './refuse';

/** The day until which the books are closed in which the money of a file stands: those of the topmost company of its agency. */
export async function closedUntil(db: Db, fileId: string): Promise<string | null> {
  const { rows } = await sql<{ day: string | null }>`
    select h."booksClosedUntil" "day" from file f join company a on a._id = f."agencyId" join company h on h._id = a.lineage[1]
    where f._id = ${fileId}::uuid`.execute(db);
  return rows[0]?.day ?? null;
}

/**
 * Keeps a day out of books that are closed.
 * @throws Problem INVALID naming the field
 */
export async function holdToOpenBooks(db: Db, fileId: string, field: string, day: string): Promise<void> {
  const closed = await closedUntil(db, fileId);
  if (closed && day <= closed) throw invalid(field, sentence('money.booksClosed', { day: closed }));
}

/**
 * Keeps what bears the day on which it is done out of books that are closed with that day.
 * @throws Problem CONFLICT
 */
export async function holdToOpenToday(db: Db, fileId: string, today: string): Promise<void> {
  const day = await closedUntil(db, fileId);
  if (day && today <= day) throw conflict(sentence('money.booksClosedWriteNothing', { day }));
}

/**
 * The day that what happened on `day` bears in the books when it is only said today: that day while it is open, today after.
 * @throws Problem CONFLICT where today is closed too
 */
export async function openDayOf(db: Db, fileId: string, day: string, today: string): Promise<string> {
  const closed = await closedUntil(db, fileId);
  if (!closed || day > closed) return day;
  await holdToOpenToday(db, fileId, today);
  return today;
}
