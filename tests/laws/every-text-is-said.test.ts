import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { account } from '../../src/web/i18n/en/account';
import { identity } from '../../src/web/i18n/en/identity';
import { outbox } from '../../src/web/i18n/en/outbox';
import { pages } from '../../src/web/i18n/en/pages';
import { screens } from '../../src/web/i18n/en/screens';

const all = readdirSync('src/web', { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.tsx?$/.test(path) && !/i18n.(en|fr)./.test(path))
  .map((path) => readFileSync(`src/web/${path}`, 'utf8'))
  .join('\n');

/** Every text by its path: `home.stages`. */
const keysIn = (tree: object, path = ''): string[] =>
  Object.entries(tree).flatMap(([name, inner]: [string, unknown]) =>
    typeof inner === 'string' ? [`${path}${name}`] : keysIn(inner as object, `${path}${name}.`),
  );

const spelt = new Set(all.match(/(?<=['"])[\w.-]+(?=['"])/g));
/** Keys that are put together: `fee.prices.${one}` stands for every text right below it. Where a screen serves two rooms, the room is. */
const made = [...new Set(all.match(/(?<=`)(?:\w+|\$\{[^}`]+\})\.[^`\n]*(?=`)/g))].map(
  (template) =>
    new RegExp(
      `^${template
        .replace(/\$\{[^}]*\}/g, '#')
        .replaceAll('.', '\\.')
        .replaceAll('#', '[\\w+-]+')}$`,
    ),
);
/** Said by react-admin's own parts, at its own keys. */
const handedOn: ReadonlySet<string> = new Set(['list.range']);

test('every text of the desk is said somewhere', () => {
  const unsaid = keysIn({ ...screens, ...pages }).filter(
    (key) => !spelt.has(key) && !handedOn.has(key) && !made.some((pattern) => pattern.test(key)),
  );
  expect(unsaid).toEqual([]);
});

test('every text of the pages around signing in is said somewhere', () => {
  const names = keysIn({ ...account, ...identity, ...outbox }).map((key) => key.split('.').at(-1) ?? key);
  expect(names.filter((name) => !spelt.has(name) && !new RegExp(`\\.${name}\\b`).test(all))).toEqual([]);
});
