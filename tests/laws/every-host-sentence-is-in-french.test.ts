import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { defaultLocale } from 'yup';
import { sentences as english } from '#contract/words/en/sentences';
import { sentenceTerms } from '#contract/words/fr/sentence-terms';
import { sentences as french } from '#contract/words/fr/sentences';
import { vocabularies } from '#contract/vocabularies/index';
import { expressionOf, partsOf, plainLength } from '#contract/words/sentence-words';
import { hole, sentencesIn, sentencesUnder } from '../support/host-sentences';
import { isSilentPlace, silentTexts } from '../support/silent-texts';

const root = path.resolve(import.meta.dirname, '../..');

/** What the validation library says of the values that our kinds hold to a length, a size or a type. */
const library = [
  defaultLocale.mixed?.defined,
  defaultLocale.mixed?.notNull,
  defaultLocale.mixed?.oneOf,
  defaultLocale.string?.min,
  defaultLocale.string?.max,
  defaultLocale.number?.min,
  defaultLocale.number?.max,
  defaultLocale.number?.integer,
  defaultLocale.array?.min,
  defaultLocale.array?.max,
  // Worded by a function: https://github.com/jquense/yup/blob/master/src/locale.ts
  '${path} must be a `${type}` type, but the final value was: ${value}.',
].map((text) => String(text).replace(/\$\{\w+\}/g, hole));

/** Parts that a language may leave out: the label beside the sentence names the field, and the rest is for programs. */
const dropped = new Set(['field', 'program']);

/** The kinds of part that `sentenceReader` reads by themselves; all others are vocabularies and closed lists. */
const readKinds = [
  'text',
  'number',
  'money',
  'date',
  'field',
  'fields',
  'sentence',
  'due',
  'right',
  'subject',
  'program',
];

const found = sentencesUnder(root, ['src/server', 'src/contract']).filter(({ file }) => !isSilentPlace(file));
const spoken = found.filter(({ text }) => !silentTexts.has(text));
const patterns = Object.keys(french).map((pattern) => [pattern, expressionOf(pattern, hole)] as const);

/** The entry of a sentence; several where none says more of it than the others, as the reader could take any of them. */
function entriesOf(text: string): string[] {
  const matching = patterns
    .filter(([, expression]) => expression.test(text))
    .map(([pattern]) => pattern)
    .sort((one, other) => plainLength(other) - plainLength(one));
  return matching.filter((pattern) => plainLength(pattern) === plainLength(matching[0] ?? ''));
}

describe('every sentence that the host words', () => {
  it('is one entry of the French register', () => {
    const wrong = spoken
      .map(({ file, line, text }) => ({ at: `${file}:${line}`, text, entries: entriesOf(text) }))
      .filter(({ entries }) => entries.length !== 1);
    expect(wrong).toEqual([]);
  });

  it('is there: nothing is translated that nobody says', () => {
    const said = new Set([...spoken.map(({ text }) => text), ...library].flatMap(entriesOf));
    expect(Object.keys(french).filter((pattern) => !said.has(pattern))).toEqual([]);
  });

  it('of the validation library is one entry too', () => {
    expect(library.filter((text) => entriesOf(text).length !== 1)).toEqual([]);
  });

  it('keeps in each language what is filled in', () => {
    const unlike = [...Object.entries(french), ...Object.entries(english)].filter(([pattern, reads]) => {
      const told = partsOf(pattern);
      const read = new Set(partsOf(reads).map(({ name }) => name));
      const lost = told.filter(({ name, kind }) => !read.has(name) && !dropped.has(kind));
      return lost.length > 0 || [...read].some((one) => !told.some(({ name }) => name === one));
    });
    expect(unlike).toEqual([]);
  });

  it('fills in only what can be read in a language', () => {
    const kinds = new Set([...readKinds, ...Object.keys(vocabularies), ...Object.keys(sentenceTerms)]);
    const used = [...Object.keys(french), ...Object.keys(english)].flatMap(partsOf);
    expect(used.filter(({ kind }) => !kinds.has(kind))).toEqual([]);
    expect(Object.keys(sentenceTerms).filter((term) => !used.some(({ kind }) => kind === term))).toEqual([]);
  });

  it('stands in one place of the register', () => {
    const all = Object.values(import.meta.glob('/src/contract/words/fr/sentences/*.ts', { eager: true }));
    const patternsInAll = all.flatMap((area) => Object.values(area as object).flatMap(Object.keys));
    expect(patternsInAll.length).toBe(Object.keys(french).length);
  });

  it('is worded anew in English only where French has it as well', () => {
    expect(Object.keys(english).filter((pattern) => !Object.hasOwn(french, pattern))).toEqual([]);
  });
});

describe('what no person reads', () => {
  it('is excused only where it is said', () => {
    const said = new Set(found.map(({ text }) => text));
    expect([...silentTexts].filter((text) => !said.has(text))).toEqual([]);
  });
});

describe('the finder of sentences', () => {
  const read = (source: string): string[] => sentencesIn('one.ts', source).map(({ text }) => text);

  it('finds refusals, titles and messages, with a hole for each value', () => {
    expect(read("throw conflict('The cat is out.')")).toEqual(['The cat is out.']);
    expect(read('invalid(at, `${at} is not a cat`)')).toEqual(['… is not a cat']);
    expect(read('const row = { title: `Feed ${cat.name}` }')).toEqual(['Feed …']);
    expect(read("string().matches(cat, '${path} must be a cat')")).toEqual(['… must be a cat']);
    expect(read("const said = { NOT_NEXT: 'no longer purrs' }")).toEqual(['no longer purrs']);
  });

  it('shows the pieces of a sentence that is built of pieces, so that it cannot pass', () => {
    expect(read("const said = `${name} is out${late ? ' too late' : ''}.`")).toEqual([
      '… is out….',
      ' too late',
    ]);
  });

  it('leaves out SQL, imports, types, the log and programming errors', () => {
    expect(read('sql`select one from cat where ${x} is not null`')).toEqual([]);
    expect(read("import { cat } from 'a cat'; type Cat = 'a cat';")).toEqual([]);
    expect(read("log.error('The cat is out.'); throw new Error(`no cat ${name}`)")).toEqual([]);
  });

  it('does not take an entry for a sentence that it is not', () => {
    expect(entriesOf('The file is on hold, or so.')).toEqual([]);
    expect(entriesOf('… is hardly a required field')).toEqual([]);
  });
});
