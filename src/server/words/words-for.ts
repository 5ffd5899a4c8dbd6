import type { ResourceName } from '#contract/resources/index';
import { choices as english } from '#contract/words/en/choices';
import { fields as englishFields } from '#contract/words/en/fields';
import { sentences as inEnglish } from '#contract/words/en/sentences';
import { choices as french } from '#contract/words/fr/choices';
import { fields as frenchFields } from '#contract/words/fr/fields';
import { sentenceTerms } from '#contract/words/fr/sentence-terms';
import { sentences as inFrench } from '#contract/words/fr/sentences';
import { plainWords, sentenceReader } from '#contract/words/read-sentence';
import { isSentence } from '#contract/words/sentence';
import type { Said } from '#contract/words/sentence';

/** Who reads: a person in their language, or, without one, a program. `resource`: what it is said of. */
export interface Reader {
  readonly language?: 'en' | 'fr' | undefined;
  readonly resource?: ResourceName | undefined;
}

const readers = {
  en: sentenceReader({
    locale: 'en',
    sentences: inEnglish,
    terms: {},
    fields: englishFields,
    choices: english,
    spoken: english,
  }),
  fr: sentenceReader({
    locale: 'fr',
    sentences: inFrench,
    terms: sentenceTerms,
    fields: frenchFields,
    choices: french,
    spoken: english,
  }),
};
const plainly = plainWords(inEnglish);

/** Puts what the host says into words for a reader. */
export function wordsFor({ language, resource }: Reader = {}): (said: Said) => string {
  return language ? (said) => readers[language](said, { resource }) : plainly;
}

/** A body as it travels: every sentence in it in the reader's words. */
export function writtenFor(body: unknown, reader: Reader): string {
  const text = JSON.stringify(body);
  // Few answers say anything, and a list is long.
  if (!text.includes('"with":{')) return text;
  const words = wordsFor(reader);
  return JSON.stringify(body, (_, value: unknown) => (isOurs(value) ? words(value) : value));
}

const rooms: Readonly<Record<string, object>> = inEnglish;

function isOurs(value: unknown): value is Said {
  if (!isSentence(value)) return false;
  const [room = '', name = ''] = value.key.split('.');
  return Object.hasOwn(rooms, room) && Object.hasOwn(rooms[room] ?? {}, name);
}
