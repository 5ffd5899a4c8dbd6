import type { Recorded } from '#contract/resources/index';

type Said = Pick<Recorded<'reminder'>, 'fileId' | 'reminderType' | 'title' | 'userId'>;

const sayTheSame = (one: Said, other: Said): boolean =>
  one.fileId === other.fileId && one.reminderType === other.reminderType && one.title === other.title;

/** Reminders in their order, of those that say the same of a file to several people one person's alone: one's own, or else the first's. */
export function saidOnce<R extends Said>(reminders: readonly R[], me: string | undefined): R[] {
  return reminders.filter((reminder) => {
    const told = reminders.filter((one) => sayTheSame(one, reminder)).map(({ userId }) => userId);
    return reminder.userId === (told.find((userId) => userId === me) ?? told[0]);
  });
}
