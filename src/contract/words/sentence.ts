import type { sentences } from './en/sentences';

type Register = typeof sentences;
type Room = keyof Register;

/** What a sentence is called: its room, and what it says in short. */
export type SentenceKey = { [R in Room]: `${R}.${keyof Register[R] & string}` }[Room];

/**
 * Something that the host says: which sentence, and what is filled into it. It is kept and handed on like this, and put into words
 * for whoever reads it (`sentenceReader`).
 */
export interface Sentence {
  readonly key: SentenceKey;
  readonly with: Readonly<Record<string, unknown>>;
}

/** A sentence of the host, or what a person wrote in its place. */
export type Said = Sentence | string;

/**
 * What a part of a sentence is: `field` the path of a field, `fields` several · `money` an amount such as `1234.50` · `date` such as
 * `2026-11-20`, `number` a whole number · `name` what has a name in each language · `due` what a reminder is of · `right` and `subject`
 * as roles have them · `sentence` another sentence of the host · else the name of a vocabulary or of a closed list (`sentence-terms`),
 * whose values come by themselves or as a list. Without a kind it is a text as it comes.
 */
export type PartKind = string;

/** What something is called in English, and in French where it has a name in that language. */
export interface NameInBoth {
  readonly en: string;
  readonly fr?: string | null | undefined;
}

type TemplateOf<K> = K extends `${infer R extends Room}.${infer N}`
  ? N extends keyof Register[R]
    ? Register[R][N]
    : never
  : never;
type Filled<Kind> = Kind extends 'sentence'
  ? Said
  : Kind extends 'fields'
    ? readonly string[]
    : Kind extends 'name'
      ? NameInBoth
      : string | number | null | undefined;
type PartsIn<T> = T extends `${string}{${infer P}}${infer Rest}`
  ? (P extends `.${string}`
      ? unknown
      : P extends `${infer N}:${infer Kind}`
        ? { readonly [M in N]: Filled<Kind> }
        : { readonly [M in P]: Filled<'text'> }) &
      PartsIn<Rest>
  : unknown;
type PartsOf<K> = PartsIn<TemplateOf<K>>;

/** Makes a sentence; what it fills in is what its words ask for. */
export function sentence<K extends SentenceKey>(
  key: K,
  ...[parts]: unknown extends PartsOf<K> ? [] : [PartsOf<K>]
): Sentence {
  return { key, with: (parts ?? {}) as Sentence['with'] };
}

/** Whether a value has the form of a sentence. */
export const isSentence = (value: unknown): value is Sentence =>
  typeof value === 'object' &&
  value !== null &&
  'key' in value &&
  typeof value.key === 'string' &&
  'with' in value &&
  typeof value.with === 'object' &&
  value.with !== null;

/** The words of a room in another language than English: the same keys. */
export type TranslationOf<W> = { readonly [K in keyof W]: string };

/** Words of the register, or of as many of its rooms as are at hand. */
export type SentenceWords = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** A part of a template: `{name:kind}`, or `{.field}` for a field that the words name themselves. */
export const partPattern = /\{(\.?)(\w+)(?::(\w+))?\}/g;

/** The words of a sentence with its parts in their places; `undefined` for a key that is not among them. */
export function filledIn(
  words: SentenceWords,
  { key, with: parts }: Sentence,
  put: (kind: PartKind, value: unknown) => string,
): string | undefined {
  const [room = '', name = ''] = key.split('.');
  const template = words[room]?.[name];
  return template?.replace(partPattern, (_, own: string, part: string, kind?: string) =>
    own ? put('field', part) : put(kind ?? 'text', parts[part]),
  );
}
