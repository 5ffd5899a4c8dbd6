import { correctableMinutes, whyNotCorrect } from '#contract/lifecycles/note';
import { Problem } from '#contract/problems';
import type { Recorded } from '#contract/resources/index';
import { sentence } from '#contract/words/sentence';

type Term = Partial<Pick<Recorded<'note'>, 'createdAt' | 'senderId' | 'readBy'>>;

/** Why a note stands as it is: others have read it so, or its time is over; nothing where its sender may still correct it. */
export function whyTooLate(note: Term, now: Date): Problem | undefined {
  const why = whyNotCorrect(note, now.getTime());
  if (!why) return undefined;
  return new Problem('TOO_LATE', {
    message:
      why === 'READ'
        ? sentence('conversation.somebodyReadNoteCorrectNew')
        : sentence('conversation.noteCanChangedMinutesCorrect', { minutes: correctableMinutes }),
  });
}
