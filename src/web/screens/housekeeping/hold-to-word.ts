import { HttpError } from 'react-admin';

/** The field of a dialog in which the word is typed that confirms what it does; `sentence` says that it was not. */
export const confirmation = (label: string, sentence: string) =>
  ({ path: 'confirmation', field: { kind: 'text', max: 60 }, needed: sentence, label }) as const;

/** Holds what was typed to the word that was asked for; throws `sentence` for the field where it is another. */
export function holdToWord(typed: unknown, word: string, sentence: string): void {
  if (String(typed).trim() !== word)
    throw new HttpError(sentence, 422, { errors: { confirmation: sentence } });
}
