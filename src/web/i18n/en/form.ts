import type { TextsOf } from '../texts-of';

/** The texts of making a form of a file. */
export const form = {
  make: 'Make a form',
  chooseTitle: 'Which form?',
  chooseLead: 'A form is filled in from the file. You see it before anything is kept.',
  failed: 'The forms could not be loaded.',
  to: 'To',
  nobody: 'Nobody on this file can receive this form. Add the debtor under Parties.',
  method: 'Sent by',
  post: 'Post it to the client as well',
  keep: 'Make and keep',
  kept: '%{name} is kept on the file.',
  keptSent: '%{name} is kept as sent. Its clock waits for the proof.',
  preview: 'Preview',
  previewing: 'The preview is being made',
  asPdf: 'Open as PDF',
  missing: 'Still missing:',
  mend: 'Say it on the file:',
  lacking: 'Not all photos stand on it:',
  lackingFor: '%{reason}: %{slots}',
  toPhotos: 'To the photos',
  refused: 'Not for this file now: 1 form |||| Not for this file now: %{smart_count} forms',
  statutory:
    'A statute says what this form must contain. Its wording has not been reviewed by counsel for this province: confirm it before it is served.',
};
export type FormTexts = TextsOf<typeof form>;
