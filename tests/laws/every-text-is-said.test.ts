import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { account } from '../../src/web/i18n/en/account';
import { identity } from '../../src/web/i18n/en/identity';
import { outbox } from '../../src/web/i18n/en/outbox';
import { pages } from '../../src/web/i18n/en/pages';
import { screens } from '../../src/web/i18n/en/screens';
import { keysIn, saidIn } from './said-texts';

const all = readdirSync('src/web', { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.tsx?$/.test(path) && !/i18n.(en|fr)./.test(path))
  .map((path) => readFileSync(`src/web/${path}`, 'utf8'))
  .join('\n');

const isSaid = saidIn(all);
/** Said by react-admin's own parts, at its own keys. */
const handedOn: ReadonlySet<string> = new Set(['list.range']);

test('every text of the desk is said somewhere', () => {
  const unsaid = keysIn({ ...screens, ...pages }).filter((key) => !handedOn.has(key) && !isSaid(key));
  expect(unsaid).toEqual([]);
});

test('every text of the pages around signing in is said somewhere', () => {
  const names = keysIn({ ...account, ...identity, ...outbox }).map((key) => key.split('.').at(-1) ?? key);
  expect(names.filter((name) => !isSaid(name) && !new RegExp(`\\.${name}\\b`).test(all))).toEqual([]);
});
