import type { TextsOf } from '../texts-of';

/** The texts of the page on which a person says how they hear of what waits for them. */
export const notices = {
  title: 'Notices',
  lead: 'How you hear of notes, reminders and what waits for you. A mail says how much there is, and nothing of whom or what it is about.',
  ways: 'How you hear of it',
  desk: 'The numbers at the top and on your home page tell you, as they change.',
  mail: 'New notes, reminders that fall due and requests for you come in one mail, at most every five minutes.',
  daily: 'At 7:00 on your clock: what your home page would show. No mail where nothing waits.',
  kept: 'Your choice is kept.',
} as const;

export type NoticesTexts = TextsOf<typeof notices>;
