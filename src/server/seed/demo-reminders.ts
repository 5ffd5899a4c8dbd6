import { statusOf } from '#contract/lifecycles/file-status';
import { choices as english } from '#contract/words/en/choices';
import { sentence } from '#contract/words/sentence';
import type { Calendar, Seeded } from './demo-bundle';
import type { Desk } from './demo-desks';
import { desks } from './demo-desks';
import { dueAfter, followedUp } from './demo-follow-ups';
import type { Happened } from './demo-follow-ups';
import type { Story } from './demo-stories';
import type { Random } from './random';
import { seedId } from './seed-id';

interface Subject {
  readonly file: Seeded<'file'>;
  readonly number: number;
  readonly manager: Desk;
  readonly happened: Happened;
}

const statutory = [
  'notice_deadline',
  'earliest_sale_date',
  'redemption_deadline',
  'objection_deadline',
  'personal_effects_deadline',
];

/** What the manager of a file is to do about it, and what he did. */
export function makeReminders(
  random: Random,
  { file, number, manager, happened }: Subject,
  story: Story,
  calendar: Calendar,
): Seeded<'reminder'>[] {
  const made: Seeded<'reminder'>[] = [];
  const add = (
    type: NonNullable<Seeded<'reminder'>['reminderType']>,
    createdAgo: number,
    more: Partial<Seeded<'reminder'>>,
  ): void => {
    const at = calendar.momentAgo(createdAgo);
    made.push({
      _id: seedId('reminder', `${number} ${made.length}`),
      fileId: file._id,
      userId: manager.userId,
      assignedBy: manager.userId,
      reminderType: type,
      title: sentence('conversation.dueOnFile', { what: english.reminderType[type], ref: file.ref }),
      status: 'open',
      isStatutory: statutory.includes(type),
      source: 'rule',
      createdAt: at,
      createdBy: manager.userId,
      updatedAt: at,
      updatedBy: manager.userId,
      ...more,
    });
  };
  for (const { createdAt, dueDate, completedAt } of followedUp(random, happened)) {
    const end = { completedAt, completedBy: manager.userId, updatedAt: completedAt };
    add('follow_up', story.assignedAgo, { source: 'user', createdAt, dueDate, status: 'completed', ...end });
  }
  if (file.closed) return made;
  const { reminderType } = statusOf(story.status);
  if (reminderType && file.statusDue) add(reminderType, story.sinceAgo, { dueDate: file.statusDue });
  if (file.hold && file.holdUntil && file.heldSince)
    add('hold_review', story.sinceAgo, {
      dueDate: `${file.holdUntil}T14:00:00.000Z`,
      ...{ createdAt: file.heldSince, updatedAt: file.heldSince },
    });
  // Most lie ahead: people keep up with their work.
  const lately = [...happened.moments]
    .filter((at) => at <= happened.until)
    .sort()
    .at(-1);
  const isKnown = made.some(
    ({ reminderType: type, createdAt }) => type === 'follow_up' && createdAt === lately,
  );
  if (lately && !isKnown && random.chance(0.6)) {
    const { state } = happened;
    const drawn = dueAfter(random, state, calendar.momentAgo(2 - random.next() * 14), 0);
    const dueDate = drawn > lately ? drawn : dueAfter(random, state, lately, 1);
    add('follow_up', story.activityAgo, {
      source: 'user',
      dueDate,
      ...{ createdAt: lately, updatedAt: lately },
    });
  }
  return made;
}

/** Files that a demo sign-in reaches, a few of them. */
export type Reached = ReadonlyMap<string, readonly { readonly _id: string; readonly ref: string }[]>;

/** What people remind themselves of, before the number of a file. */
const own = {
  en: ['Call about', 'Check the answer on', 'Review'],
  fr: ['Appeler au sujet du dossier', 'Vérifier la réponse au dossier', 'Revoir le dossier'],
} as const;

/** A desk of reminders for each documented sign-in: some overdue, some due in the course of the day, some ahead. */
export function personalReminders(reached: Reached, calendar: Calendar): Seeded<'reminder'>[] {
  const dueAgo = [4.4, 2.35, 1.3, -0.55, -0.6, -0.7, -0.8, -2.6, -5.6];
  const at = calendar.momentAgo(6);
  return desks
    .filter(({ signsIn }) => signsIn)
    .flatMap(({ userId, isFrench }) =>
      dueAgo.flatMap((ago, index) => {
        const files = reached.get(userId) ?? [];
        const file = files[index % Math.max(1, files.length)];
        if (!file) return [];
        return {
          _id: seedId('reminder', `${userId} ${index}`),
          fileId: file._id,
          userId,
          assignedBy: userId,
          reminderType: 'follow_up' as const,
          title: `${own[isFrench ? 'fr' : 'en'][index % 3]} ${file.ref}`,
          dueDate: calendar.momentAgo(ago),
          status: 'open' as const,
          source: 'user' as const,
          createdAt: at,
          createdBy: userId,
          updatedAt: at,
          updatedBy: userId,
        };
      }),
    );
}
