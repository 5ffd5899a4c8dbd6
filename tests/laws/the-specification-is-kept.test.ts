import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { documentedCalls } from './documented-calls';

const root = path.resolve(import.meta.dirname, '../..');
const textOf = (file: string): string => readFileSync(path.join(root, file), 'utf8');

/** `| what | kept by | held by |`: the rows of the page's tables. */
const rows = textOf('docs/specification.md')
  .split('\n')
  .filter((line) => line.startsWith('| ') && !/^\| (---|Statement|Trap) /.test(line))
  .map((line) => line.slice(2, -2).split(' | '));

const filesIn = (cell = ''): string[] => [...cell.matchAll(/`([^`]+)`/g)].map(([, file = '']) => file);

/** `file` "a test", "another": the tests that a cell names, file by file. */
const testsIn = (cell = ''): [string, string][] =>
  [...cell.matchAll(/`([^`]+)`((?:,? "[^"]+")*)/g)].flatMap(([, file = '', names = '']) =>
    [...names.matchAll(/"([^"]+)"/g)].map(([, name = '']): [string, string] => [file, name]),
  );

describe('the page of the specification', () => {
  it('has rows, and in each a statement, who keeps it and what holds it', () => {
    expect(rows.length).toBeGreaterThan(100);
    expect(rows.filter((row) => row.length !== 3 || row.some((cell) => cell.trim() === ''))).toEqual([]);
  });

  it('names files that exist', () => {
    const named = rows.flatMap(([, kept, held]) => [...filesIn(kept), ...filesIn(held)]);
    expect(named.filter((file) => !existsSync(path.join(root, file)))).toEqual([]);
  });

  it('names tests that stand in their files', () => {
    const missing = rows
      .flatMap(([, , held]) => testsIn(held))
      // The whole title: a piece of one would go on standing somewhere when the test has long said something else.
      .filter(([file, name]) => !["'", '`'].some((quote) => textOf(file).includes(quote + name + quote)));
    expect(missing).toEqual([]);
  });

  it('has a row for each call of the specification, by its method and address', () => {
    const statements = rows.map(([statement = '']) => statement);
    const isIn = (call: string, statement: string): boolean =>
      ` ${statement.replace(/[,:;()`]/g, ' ')} `.includes(` ${call} `);
    expect(documentedCalls.filter((call) => !statements.some((one) => isIn(call, one)))).toEqual([]);
  });

  it('says of each statement that it is kept and held, or plainly that it is not', () => {
    const vague = rows.filter(
      ([, kept = '', held = '']) =>
        !(kept === 'not yet' && held === 'not yet') &&
        !(
          filesIn(kept).every((file) => file.startsWith('src/')) &&
          filesIn(kept).length > 0 &&
          (held === 'no test yet' || testsIn(held).length > 0)
        ),
    );
    expect(vague).toEqual([]);
  });
});
