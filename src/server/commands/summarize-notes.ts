import { sql } from 'kysely';
import { conditions } from '../records/conditions';
import { find } from '../records/find';
import { present } from '../records/present';
import { summarize } from '../rules/note/note-summary';
import type { Told } from '../rules/note/note-summary';
import type { Handler } from './handler';

const most = 300;
const days = [
  'assignmentDate',
  'statusDue',
  'holdUntil',
  'nextActionDate',
  'payoffGoodUntil',
  'lastPaymentDate',
  'maturityDate',
  'closedDate',
] as const;

/** Sums up the notes of a file that the caller sees, taking sentences from them and naming each one it took from. */
export const summarizeNotes: Handler<'summarizeNotes'> = async ({ db, caller, now }, { fileId }) => {
  const file = present('file', { ...(await find(db, 'file', fileId, caller)) }, caller);
  const { rows } = await sql<Told>`
    select t._id, t.body, t."noteType", t."createdAt", t.contact, t."requiresReply", t."replyDueAt", t."replyToNoteId", t."isRush"
    from note t where ${conditions('note', { fileId: [fileId] }, caller)}
    order by t."createdAt" desc, t._id desc limit ${most}`.execute(db);
  const fileDays = days.flatMap((field) => {
    const day = file[field];
    return typeof day === 'string' ? [{ date: day.slice(0, 10), field }] : [];
  });
  return { body: { ...summarize(rows, fileDays), generatedAt: now.toISOString(), method: 'extractive' } };
};
