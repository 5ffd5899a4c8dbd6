import type { TextsOf } from '../texts-of';

/** The texts of taking back what a spreadsheet or a count did. */
export const undoing = {
  undo: 'Take back',
  title: 'Take this back?',
  lead: 'Possible until %{until}. What somebody has worked on since stays as it is, and is named.',
  what: '%{becomes}.',
  created: '%{count} file that was placed is removed |||| %{count} files that were placed are removed',
  updated: '%{count} file becomes what it was |||| %{count} files become what they were',
  wasUndone: 'This was taken back.',
  placedTitle: 'Taking back %{name}',
  placing: 'Row %{done} of %{total}',
  progress: 'Progress of the taking back',
  done: 'It is taken back.',
  cancelled: 'This was stopped. What was taken back before stays so.',
  failed: 'It could not be taken back.',
} as const;

export type UndoTexts = TextsOf<typeof undoing>;
