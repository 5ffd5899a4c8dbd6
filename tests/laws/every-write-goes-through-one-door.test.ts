import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { resourceNames } from '#contract/resources/index';

const server = 'src/server/';
const files = readdirSync(server, { recursive: true, encoding: 'utf8' })
  .map((file) => path.posix.join(server, file))
  // Tables and first data are made before anybody is there to write; how one signs in stands beside the record of a person.
  .filter((file) => file.endsWith('.ts') && !/^src\/server\/(?:database|seed|identity)\//.test(file));
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
  expect(found(taking, (file) => file === `${engine}take.ts`)).toEqual([]);
});

it('only the engine puts rows into the tables of resources', () => {
  const storing = /import [^;]*\b(?:insertRows?|updateRows?)\b[^;]*;/g;
  expect(
    found(storing, (file) => file.startsWith(engine) || file === 'src/server/history/write-history.ts'),
  ).toEqual([]);
});

/** What writes rows by a statement of its own, on records whose files it has taken, and why the engine does not. */
const byStatement: Readonly<Record<string, string>> = {
  'src/server/rules/file/erase.ts': 'erases for good, which no rule of a record does',
  'src/server/commands/delete-skip-traces.ts': 'erases for good, which no rule of a record does',
  'src/server/commands/delete-vendor-invoices.ts': 'erases for good, which no rule of a record does',
  'src/server/retention/dispose.ts': 'erases for good, which no rule of a record does',
  'src/server/documents/erase-of-file.ts': 'goes with the file that is erased',
  'src/server/invoices/erase-of-file.ts': 'goes with the file that is erased',
  'src/server/close-out/mark-exported.ts': 'says in history by which export, of many files at once',
  'src/server/rules/invoice/mark-fees.ts': 'a draft holds fees, and nothing has happened to them yet',
  'src/server/rules/file/file-names.ts': 'works out what a file is known by, which nobody changes',
  'src/server/rules/company-assignment/assigned-companies.ts':
    'works out who is on a file, which nobody changes',
  'src/server/rules/reminder/rule-reminders.ts': 'what a rule put on a desk, it takes off, wherever it lies',
  'src/server/commands/reset-password.ts': 'a person who comes in for the first time is active',
};

it('whatever writes a resource by a statement of its own is known by name', () => {
  const tables = resourceNames.join('|');
  const writing = new RegExp(
    `\\b(?:update|insert into|delete from) "?(?:${tables})\\b"?|\\.(?:updateTable|insertInto|deleteFrom)\\('(?:${tables})'\\)`,
    'g',
  );
  const all = found(writing, (file) => file.startsWith(engine));
  const named = new Set(all.map((line) => line.split(': ')[0]));
  expect([...named].sort()).toEqual(Object.keys(byStatement).sort());
});

it('whatever erases for good asks whether a legal hold keeps the file', () => {
  const erasing = Object.keys(byStatement).filter((file) => byStatement[file]?.startsWith('erases for good'));
  expect(erasing.length).toBeGreaterThan(3);
  expect(erasing.filter((file) => !/legalHold|holdToNoLegalHold/.test(readFileSync(file, 'utf8')))).toEqual(
    [],
  );
});
