import { statusOf } from '#contract/lifecycles/file-status';
import type { StatusName } from '#contract/lifecycles/status-row';
import type { Calendar, Seeded } from './demo-bundle';
import type { Desk } from './demo-desks';
import type { Answer, NoteText } from './demo-note-text';
import type { Random } from './random';
import { seedId } from './seed-id';

/** A note, what it goes by, and whom it tells. */
export interface Told {
  readonly note: Seeded<'note'>;
  readonly sender: Desk;
  readonly told: readonly Desk[];
  readonly text: NoteText;
}

/** In days of work: who asks is answered no sooner, and within so many more. */
const within = { least: 0.08, more: 0.7 };

/** When the agency answers what is asked so many days ago; `undefined` where nothing has happened on the file since. */
export function answeredAt(
  random: Random,
  ago: number,
  until: number,
  calendar: Calendar,
): string | undefined {
  const later = ago - within.least - within.more * random.next();
  return later > until ? calendar.momentAgo(later) : undefined;
}

/** What the agency answers a text in a status; `undefined` where it wants no answer, or is past it. */
export const answerIn = ({ answers }: NoteText, status: StatusName): Answer | undefined =>
  answers?.[statusOf(status).stage];

/** The answer of a file's manager to a note, told to who wrote it and to whom it was written. */
export function makeAnswer(
  manager: Desk,
  { note, sender, told, text }: Told,
  [english, french]: Answer,
  at: string,
): Told {
  const hears = [sender, ...told].filter((one) => one !== manager);
  const isPosted = note.audience !== 'vendor';
  return {
    ...{ text, sender: manager, told: hears },
    note: {
      ...{ _id: seedId('note', `answer ${note._id}`), fileId: note.fileId, replyToNoteId: note._id },
      ...{ noteType: note.noteType, audience: note.audience },
      ...{ senderId: manager.userId, companyId: manager.companyId },
      recipients: [...new Set(hears.map(({ companyId }) => companyId))].map((companyId) => ({
        companyId,
        kind: 'to' as const,
      })),
      ...{ body: manager.isFrench ? french : english, channel: 'in_app' },
      ...{ isRush: false, pinned: false, requiresReply: false, postedToClient: isPosted },
      ...(isPosted && { postedToClientAt: at, postedBy: manager.userId }),
      ...{ createdAt: at, createdBy: manager.userId, updatedAt: at, updatedBy: manager.userId },
    },
  };
}
