import type { TextsOf } from '../texts-of';

/** What is said of a file before its page is there. */
export const fileOpening = {
  begin: 'Continue on the file',
  loading: 'Loading the file',
  absent: 'There is no such file',
  absentLead: 'It was deleted, or it is not in your reach.',
  failed: 'The file could not be loaded',
  toFiles: 'Back to files',
} as const;

export type FileOpeningTexts = TextsOf<typeof fileOpening>;
