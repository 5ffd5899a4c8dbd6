import { readdirSync } from 'node:fs';
import adminEnglish from 'ra-language-english';
import adminFrench from 'ra-language-french';
import { describe, expect, test } from 'vitest';
import { choices as englishChoices } from '#contract/words/en/choices';
import { fields as englishFields } from '#contract/words/en/fields';
import { choices as frenchChoices } from '#contract/words/fr/choices';
import { fields as frenchFields } from '#contract/words/fr/fields';

/** Texts of more than two words that are the same in both languages; the list only shrinks. */
const sameInBoth = new Set(['Canadian Black Book']);

/** `words.ts` only puts the contract's words and react-admin's own messages beside these. */
const names = readdirSync('src/web/i18n/en')
  .map((file) => file.replace(/\.ts$/, ''))
  .filter((name) => name !== 'words');

type Texts = ReadonlyMap<string, string>;

/** Every text by its path: `screens.home.stages`, `terms.sections.2.heading`. */
function textsIn(value: unknown, path = ''): [string, string][] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value !== 'object' || value === null) throw new TypeError(`${path} is no text`);
  return Object.entries(value).flatMap(([key, inner]) => textsIn(inner, path ? `${path}.${key}` : key));
}

const read = async (language: 'en' | 'fr', name: string): Promise<Texts> =>
  new Map(textsIn({ ...((await import(`../../src/web/i18n/${language}/${name}.ts`)) as object) }));

const pairs: readonly (readonly [string, Texts, Texts])[] = [
  ['contract choices', new Map(textsIn(englishChoices)), new Map(textsIn(frenchChoices))],
  ['contract fields', new Map(textsIn(englishFields)), new Map(textsIn(frenchFields))],
  ...(await Promise.all(
    names.map(async (name) => [name, await read('en', name), await read('fr', name)] as const),
  )),
];

/** The pages of signing in fill `{names}`, all others react-admin's `%{names}`. */
const places = (text: string): readonly string[] => text.match(/%?\{\w+\}/g) ?? [];
const placeholders = (text: string): string => [...new Set(places(text))].sort().join(' ');
const forms = (text: string): number => text.split('||||').length;
/** The tables of pages that stand outside the desk; everything else is in its tree of messages. */
const outside: ReadonlySet<string> = new Set(['account', 'identity', 'outbox', 'terms']);
const wordsIn = (text: string): number =>
  (text.replace(/%?\{\w+\}/g, '').match(/\p{L}[\p{L}’'-]*/gu) ?? []).length;

test('the two languages have the same files', () => {
  expect(readdirSync('src/web/i18n/fr')).toEqual(readdirSync('src/web/i18n/en'));
});

describe.each(pairs)('the texts of %s', (_, english, french) => {
  test('have the same keys in both languages', () => {
    expect([...french.keys()].sort()).toEqual([...english.keys()].sort());
  });

  test('have the same placeholders in both languages', () => {
    const unlike = [...english].filter(
      ([key, text]) => placeholders(text) !== placeholders(french.get(key) ?? ''),
    );
    expect(unlike.map(([key, text]) => `${key}: ${text} / ${french.get(key)}`)).toEqual([]);
  });

  test('have one and many in both languages where one of them has', () => {
    const unlike = [...english].filter(([key, text]) => forms(text) !== forms(french.get(key) ?? ''));
    expect(unlike.map(([key, text]) => `${key}: ${text} / ${french.get(key)}`)).toEqual([]);
  });

  test('are not left in English', () => {
    const left = [...english].filter(
      ([key, text]) => french.get(key) === text && wordsIn(text) > 2 && !sameInBoth.has(text),
    );
    expect(left.map(([key, text]) => `${key}: ${text}`)).toEqual([]);
  });
});

test('react-admin says everything in both languages', () => {
  const [english, french] = [adminEnglish, adminFrench].map((one) =>
    textsIn(one)
      .map(([key]) => key)
      .sort(),
  );
  expect(french).toEqual(english);
});

test.each(['en', 'fr'] as const)(
  'every place in the desk’s texts in %s is one that is filled',
  async (language) => {
    const texts = (
      await Promise.all(names.filter((name) => !outside.has(name)).map((name) => read(language, name)))
    ).flatMap((one) => [...one]);
    expect(texts.filter(([, text]) => places(text).some((place) => !place.startsWith('%')))).toEqual([]);
  },
);

test('only texts that are there are excused for being the same', () => {
  const both = new Set(
    pairs
      .flatMap(([, english, french]) => [...english].filter(([key, text]) => french.get(key) === text))
      .map(([, text]) => text),
  );
  expect([...sameInBoth].filter((text) => !both.has(text))).toEqual([]);
});
