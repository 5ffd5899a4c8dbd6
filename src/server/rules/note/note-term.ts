import { correctableMinutes } from '#contract/lifecycles/note';
import { Problem } from '#contract/problems';
import type { Recorded } from '#contract/resources/index';

type Term = Partial<Pick<Recorded<'note'>, 'createdAt' | 'senderId' | 'readBy'>>;

/** Why a note stands as it is: others have read it so, or its time is over; nothing where its sender may still correct it. */
export function whyTooLate({ createdAt, senderId, readBy }: Term, now: Date): Problem | undefined {
  if ((readBy ?? []).some(({ userId }) => userId !== senderId))
    return new Problem('TOO_LATE', {
      message: 'Somebody has read this note. Correct it with a new note that answers it.',
    });
  if (createdAt && now.getTime() - Date.parse(createdAt) <= correctableMinutes * 60_000) return undefined;
  return new Problem('TOO_LATE', {
    message: `A note can be changed for ${correctableMinutes} minutes. Correct it with a new note that answers it.`,
  });
}
