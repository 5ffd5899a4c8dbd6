import { correctableMinutes, whyNotCorrect } from '#contract/lifecycles/note';
import { Problem } from '#contract/problems';
import type { Recorded } from '#contract/resources/index';

type Term = Partial<Pick<Recorded<'note'>, 'createdAt' | 'senderId' | 'readBy'>>;

/** Why a note stands as it is: others have read it so, or its time is over; nothing where its sender may still correct it. */
export function whyTooLate(note: Term, now: Date): Problem | undefined {
  const why = whyNotCorrect(note, now.getTime());
  if (!why) return undefined;
  return new Problem('TOO_LATE', {
    message:
      why === 'READ'
        ? 'Somebody has read this note. Correct it with a new note that answers it.'
        : `A note can be changed for ${correctableMinutes} minutes. Correct it with a new note that answers it.`,
  });
}
