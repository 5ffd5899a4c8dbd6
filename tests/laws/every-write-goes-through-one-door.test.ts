import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { resourceNames } from '#contract/resources/index';

const server = 'src/server/';
const files = readdirSync(server, { recursive: true, encoding: 'utf8' })
  .map((file) => path.posix.join(server, file))
  // Tables and first data are made before anybody is there to write.
  .filter((file) => file.endsWith('.ts') && !/^src\/server\/(?:database|seed)\//.test(file));
const engine = 'src/server/records/';

/** The lines of the host outside some of its files that a pattern finds, each with its file. */
function found(pattern: RegExp, except: (file: string) => boolean): string[] {
  return files
    .filter((file) => !except(file))
    .flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(pattern)].map(
        ([text]) => `${file}: ${text.replace(/\s+/g, ' ')}`,
      ),
    );
}

it('a record is taken for a write in one place, which knows the order', () => {
  const taking = /for (?:no key )?update|for (?:key )?share|\.for(?:NoKey)?(?:Update|Share)\(/gi;
  // A session is no record of a resource, and nothing else is taken beside it.
  const elsewhere = [`${engine}take.ts`, 'src/server/identity/rotate.ts'];
  expect(found(taking, (file) => elsewhere.includes(file))).toEqual([]);
});

it('only the engine puts rows into the tables of resources', () => {
  const storing = /import [^;]*\b(?:insertRows?|updateRows?)\b[^;]*;/g;
  expect(
    found(storing, (file) => file.startsWith(engine) || file === 'src/server/history/write-history.ts'),
  ).toEqual([]);
});

it('no other statement writes rows of a resource', () => {
  const tables = resourceNames.join('|');
  const writing = new RegExp(
    `\\b(?:update|insert into|delete from)\\s+(?:only\\s+)?"?(?:${tables})\\b"?(?!\\.)|\\.(?:updateTable|insertInto|deleteFrom|mergeInto)\\(\\s*['"](?:${tables})\\b`,
    'gi',
  );
  expect(found(writing, (file) => file.startsWith(engine))).toEqual([]);
});

it('one place erases rows for good, and asks whether a legal hold keeps the file', () => {
  const erasing = files.filter(
    (file) => file.startsWith(engine) && /delete from/.test(readFileSync(file, 'utf8')),
  );
  expect(erasing).toEqual([`${engine}erase.ts`]);
  expect(readFileSync(`${engine}erase.ts`, 'utf8')).toContain('await holdToNoLegalHold(');
});
