import path from 'node:path';
import { expect, it } from 'vitest';
import { textsIn, textsUnder } from '../support/host-sentences';

const root = path.resolve(import.meta.dirname, '../..');

/** Names that are spelt so; the list only shrinks. */
const spelt: ReadonlySet<string> = new Set(["St. John's"]);
/** A text message with a letter beside the plain ones takes twice the room, and is charged so. */
const counted: ReadonlySet<string> = new Set([
  'Collateral Desk : votre code est …. Nous ne vous le demandons jamais.',
]);
/** The database's own language; titles of laws, as they are cited; English names, in which history has been written. */
const asTheyAre = /^src\/(server\/database|contract\/reference|contract\/words\/en)\//;

const texts = textsUnder(root, ['src']).filter(({ file }) => !asTheyAre.test(file));
const isStraight = (text: string): boolean => /\p{L}'\p{L}/u.test(text);

it('has the apostrophe of print: on screens, on forms, in messages and in what the host says', () => {
  const straight = texts.filter(({ text }) => isStraight(text) && !spelt.has(text));
  expect(straight.map(({ file, line, text }) => `${file}:${line} ${text}`)).toEqual([]);
});

it('sets a colon on screens by a text of its language, and joins none in code', () => {
  const words = /^src\/web\/(i18n\/|.*texts?\.ts)/;
  const joined = texts.filter(
    ({ file, text }) => file.startsWith('src/web/') && !words.test(file) && /…\s?: …|^\s?: $/.test(text),
  );
  expect(joined.map(({ file, line, text }) => `${file}:${line} ${text}`)).toEqual([]);
});

it('keeps a French colon on the line of its word, by a space that does not break', () => {
  const loose = texts.filter(({ text }) => /\S :(\s|…|$)/.test(text) && !counted.has(text));
  expect(loose.map(({ file, line, text }) => `${file}:${line} ${text}`)).toEqual([]);
  expect(texts.filter(({ text }) => text.includes('\u00a0: ')).length).toBeGreaterThan(300);
});

it('is excused only where it is there', () => {
  const said = new Set(texts.map(({ text }) => text));
  expect([...spelt, ...counted].filter((text) => !said.has(text))).toEqual([]);
});

it('is found in texts of both quotes, in templates and in markup, not in SQL', () => {
  const source = `const a = "l'un"; const b = \`l'\${a}et l'autre\`; const c = <p>l'eau</p>; sql\`l'une\`;`;
  expect(textsIn('one.tsx', source).filter(({ text }) => isStraight(text))).toHaveLength(3);
});
