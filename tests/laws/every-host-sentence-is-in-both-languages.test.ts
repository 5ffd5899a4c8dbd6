import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { sentences as english } from '#contract/words/en/sentences';
import { sentenceTerms } from '#contract/words/fr/sentence-terms';
import { sentences as french } from '#contract/words/fr/sentences';
import { vocabularies } from '#contract/vocabularies/index';
import { partPattern } from '#contract/words/sentence';
import type { SentenceWords } from '#contract/words/sentence';
import { sentencesIn, sentencesUnder, textsUnder } from '../support/host-sentences';
import { isSilentPlace, silentTexts } from '../support/silent-texts';

const root = path.resolve(import.meta.dirname, '../..');

/** The kinds of part that `sentenceReader` reads by themselves; all others are vocabularies and closed lists. */
const readKinds = [
  'text',
  'name',
  'number',
  'money',
  'date',
  'field',
  'fields',
  'sentence',
  'due',
  'right',
  'subject',
];

interface Part {
  readonly name: string;
  readonly kind: string;
}

const partsOf = (template: string): Part[] =>
  [...template.matchAll(partPattern)]
    .filter(([, own]) => own === '')
    .map(([, , name = '', kind = 'text']) => ({ name, kind }));

const templatesOf = (words: SentenceWords): [key: string, template: string][] =>
  Object.entries(words).flatMap(([room, all]) =>
    Object.entries(all).map(([name, template]): [string, string] => [`${room}.${name}`, template]),
  );

const found = sentencesUnder(root, ['src/server', 'src/contract']).filter(({ file }) => !isSilentPlace(file));

describe('what the host says', () => {
  it('stands in the register alone: no source has words of its own', () => {
    expect(found.filter(({ text }) => !silentTexts.has(text))).toEqual([]);
  });

  it('is said somewhere: no sentence of the register is left over', () => {
    const texts = textsUnder(root, ['src/server', 'src/contract', 'src/web']);
    const said = new Set(texts.filter(({ file }) => !/words|migrations/.test(file)).map(({ text }) => text));
    const types: readonly string[] = vocabularies.historyType;
    // A change of a file is told by its type.
    const isTold = (key: string): boolean => types.includes(key.replace('happenings.', ''));
    expect(templatesOf(english).filter(([key]) => !said.has(key) && !isTold(key))).toEqual([]);
  });

  it('keeps in French what is filled in, unless the label beside it says it', () => {
    const inFrench = new Map(templatesOf(french));
    const unlike = templatesOf(english).filter(([key, template]) => {
      const told = partsOf(template);
      const read = partsOf(inFrench.get(key) ?? '');
      const isIn = (parts: readonly Part[], one: Part) =>
        parts.some(({ name, kind }) => name === one.name && kind === one.kind);
      return (
        told.some((one) => one.kind !== 'field' && !isIn(read, one)) || read.some((one) => !isIn(told, one))
      );
    });
    expect(unlike).toEqual([]);
  });

  it('fills in only what can be read in a language', () => {
    const kinds = new Set([...readKinds, ...Object.keys(vocabularies), ...Object.keys(sentenceTerms)]);
    const used = templatesOf(english).flatMap(([, template]) => partsOf(template));
    expect(used.filter(({ kind }) => !kinds.has(kind))).toEqual([]);
    expect(Object.keys(sentenceTerms).filter((term) => !used.some(({ kind }) => kind === term))).toEqual([]);
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
});
