import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { commandNames } from '#contract/commands/index';

/** Commands whose address the host hands out itself. */
const otherwise: Readonly<Record<string, string>> = {
  serveCalendar: 'the address that the host makes',
  serveDocument: 'the address that the host signs',
  listAssetTypes: 'the declaration that it tells, which every form here is made from',
};

const sources = readdirSync('src/web', { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.tsx?$/.test(path) && !path.startsWith('i18n'))
  .map((path) => readFileSync(`src/web/${path}`, 'utf8'))
  .join('\n');

const isMade = (name: (typeof commandNames)[number]): boolean =>
  sources.includes(`'${name}'`) || sources.includes(`calls.${name}`);

it('each command is made by some screen: nothing that people may do is only there for a machine', () => {
  expect(commandNames.filter((name) => !isMade(name) && !(name in otherwise))).toEqual([]);
});

it('is excused only where no screen names it', () => {
  expect(Object.keys(otherwise).filter((name) => isMade(name as (typeof commandNames)[number]))).toEqual([]);
});
