import { expect, it } from 'vitest';
import { languageOf } from '#server/request/reader';

it.each([
  ['fr-CA', 'fr'],
  ['de, fr;q=0.8, en;q=0.7', 'fr'],
  ['en;q=0.5, fr-CA;q=0.9', 'fr'],
  ['fr;q=0, en', 'en'],
  ['*', undefined],
  ['de', undefined],
  [undefined, undefined],
])('asked for %j, the host speaks %j', (header, language) => {
  expect(languageOf(header)).toBe(language);
});
