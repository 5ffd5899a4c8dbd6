import type { ResourceName } from '#contract/resources/index';
import { plainWords, sentenceReader } from '#contract/words/read-sentence';
import { isSentence } from '#contract/words/sentence';
import type { Said } from '#contract/words/sentence';
import { languages } from './languages';
import type { Language } from './languages';
import { isVerbatim } from './verbatim';

/** Who reads: a person in their language, or, without one, a program. `resource`: what it is said of. */
export interface Reader {
  readonly language?: Language | undefined;
  readonly resource?: ResourceName | undefined;
}

const readerIn = (locale: Language) =>
  sentenceReader({ locale, ...languages[locale], spoken: languages.en.choices });
const readers = { en: readerIn('en'), fr: readerIn('fr') };
const plainly = plainWords(languages.en.sentences);

/** Puts what the host says into words for a reader. */
export function wordsFor({ language, resource }: Reader = {}): (said: Said) => string {
  return language ? (said) => readers[language](said, { resource }) : plainly;
}

/** A body as it travels: every sentence in it in the reader's words. */
export function writtenFor(body: unknown, reader: Reader): string {
  const text = JSON.stringify(body);
  // Few answers say anything, and a list is long: only one in which something may stand is walked. There a sentence is known by its key, and what a person keeps by its mark.
  if (!text.includes('"with":{')) return text;
  const words = wordsFor(reader);
  return JSON.stringify(body, (_, value: unknown) => (isOurs(value) ? words(value) : value));
}

const rooms: Readonly<Record<string, object>> = languages.en.sentences;

function isOurs(value: unknown): value is Said {
  if (!isSentence(value) || isVerbatim(value)) return false;
  const [room = '', name = ''] = value.key.split('.');
  return Object.hasOwn(rooms, room) && Object.hasOwn(rooms[room] ?? {}, name);
}
