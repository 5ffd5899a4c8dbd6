import { describe, expect, test } from 'vitest';
import type { Fields } from '#contract/fields';
import { declarationOf, resourceNames } from '#contract/resources/index';
import { fields as english } from '#contract/words/en/fields';
import { fields as french } from '#contract/words/fr/fields';

function innerNames(fields: Fields): string[] {
  return Object.values(fields).flatMap((field) =>
    field.kind === 'part' || field.kind === 'parts'
      ? [...Object.keys(field.fields), ...innerNames(field.fields)]
      : [],
  );
}

const inner = [...new Set(resourceNames.flatMap((name) => innerNames(declarationOf(name).fields)))].sort();

describe.each([
  ['English', english],
  ['French', french],
])('the words in %s', (_, words) => {
  test.each(resourceNames)('name every field of %s and nothing else', (name) => {
    expect(Object.keys(words[name]).sort()).toEqual(Object.keys(declarationOf(name).fields).sort());
  });

  test('name every field inside a part and nothing else', () => {
    expect(Object.keys(words.parts).sort()).toEqual(inner);
  });

  test('leave nothing blank', () => {
    const texts = JSON.stringify(words).match(/:"[^"]*"/g) ?? [];
    expect(texts.filter((text) => text.slice(2, -1).trim() === '')).toEqual([]);
  });
});
