import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { commands } from '#contract/commands/index';
import { wire } from '#contract/kinds/index';
import { leavesOf } from '#contract/leaves';
import { resources } from '#contract/resources/index';
import { commandHandlers } from '#server/commands/index';
import { columnsOf } from '#server/database/columns';
import { buildHost } from '#server/host';
import { rows } from '#server/kinds/index';
import { routesOf } from '#server/routes';
import { asking } from '../../src/web/kinds/asking';
import { people } from '../../src/web/kinds/people';
import { startHost } from '../support/host';

const root = path.resolve(import.meta.dirname, '../..');

function sourcesIn(folder: string): string[] {
  return readdirSync(path.join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name));
}

describe('the contract', () => {
  it('is plain data: every declaration survives JSON', () => {
    for (const declaration of [...Object.values(resources), ...Object.values(commands)])
      expect(JSON.parse(JSON.stringify(declaration))).toEqual(declaration);
  });

  it('imports yup and itself, and nothing else', () => {
    const foreign = sourcesIn('src/contract').flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/from '([^'.][^']*)'/g)]
        .filter(([, name]) => name !== 'yup')
        .map(([, name]) => `${file}: ${name}`),
    );
    expect(foreign).toEqual([]);
  });

  it('gives every kind its three halves', () => {
    expect(Object.keys(rows).sort()).toEqual(Object.keys(wire).sort());
    expect(Object.keys(people).sort()).toEqual(Object.keys(wire).sort());
    expect(Object.keys(asking).sort()).toEqual(Object.keys(wire).sort());
  });

  it('names in filters, sorts and buckets only fields that exist', () => {
    const kept = ['_id', 'createdAt', 'updatedAt'];
    for (const { name, fields, filters, sorts, buckets = [] } of Object.values(
      resources,
    ) as (typeof resources.file)[]) {
      const known = new Set([...kept, ...Object.keys(fields)]);
      const leaves = new Set(leavesOf(fields).map(([leaf]) => leaf));
      const used = [
        ...Object.values(filters).flatMap((filter) => ('on' in filter ? [filter.on as string] : [])),
        ...Object.values(sorts).map((sort) => (sort as string).split('.')[0] ?? ''),
        ...buckets,
      ];
      expect(
        used.filter((field) => !known.has(field) && !leaves.has(field)),
        name,
      ).toEqual([]);
    }
  });
});

describe('the host', () => {
  it('has a handler for every command of the contract', () => {
    expect(Object.keys(commandHandlers).sort()).toEqual(Object.keys(commands).sort());
  });

  it('keeps a table for every resource, with the columns that its declaration asks for', async () => {
    const { app } = await startHost();
    const { rows: found } = await sql<{ table: string; column: string; type: string; always: boolean }>`
      select c.relname as table, a.attname as column, format_type(a.atttypid, a.atttypmod) as type, a.attnotnull as always
      from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_namespace n on n.oid = c.relnamespace
      where n.nspname = 'public' and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped`.execute(app.db);
    const short: Record<string, string> = {
      'timestamp with time zone': 'timestamptz',
      'double precision': 'float8',
    };
    for (const declaration of Object.values(resources)) {
      const table = found.filter((row) => row.table === declaration.name);
      expect(
        Object.fromEntries(table.map((row) => [row.column, [short[row.type] ?? row.type, row.always]])),
        declaration.name,
      ).toEqual(
        Object.fromEntries(
          [...columnsOf(declaration)].map(([column, { type, always }]) => [column, [type, always]]),
        ),
      );
    }
  });

  it('does not start with a route that names no right', async () => {
    const { app } = await startHost();
    const [first] = routesOf(app.settings);
    await expect(buildHost(app, [{ ...first, right: '' } as never])).rejects.toThrow(/names no right/);
  });
});

describe('the sources', () => {
  it('are files of one job: none above three hundred lines', () => {
    const long = sourcesIn('src').filter((file) => readFileSync(file, 'utf8').split('\n').length > 301);
    expect(long.map((file) => path.relative(root, file))).toEqual([]);
  });

  it('wait for the host before they show a change: nothing is undone by closing a tab', () => {
    const screens = sourcesIn('src/web').map((file) => [
      path.relative(root, file),
      readFileSync(file, 'utf8'),
    ]);
    const hasty = screens.filter(
      ([, text = '']) =>
        /mutationMode[^\n]*(undoable|optimistic)/.test(text) ||
        // What react-admin's own parts do unasked is undoable.
        (/\b(EditBase|EditController|useEditController|\w*Delete(Button|Controller))\b/.test(text) &&
          !/mutationMode(="|: ')pessimistic/.test(text)) ||
        (/\buse(Update|Delete)(Many)?[<(]/.test(text) && !/mutationMode: 'pessimistic'/.test(text)),
    );
    expect(hasty.map(([file]) => file)).toEqual([]);
  });

  it('show what people write as text, never as HTML', () => {
    const trusting = sourcesIn('src/web').filter((file) =>
      /dangerouslySetInnerHTML|\.(inner|outer)HTML\b|insertAdjacentHTML|document\.write/.test(
        readFileSync(file, 'utf8'),
      ),
    );
    expect(trusting.map((file) => path.relative(root, file))).toEqual([]);
  });

  it('have no room that the map of the README does not name', () => {
    const readme = readFileSync(path.join(root, 'README.md'), 'utf8');
    const [, map = ''] = /```text\n(src\/contract\/[\s\S]*?)```/.exec(readme) ?? [];
    const named = new Map(
      map
        .split(/^src\//m)
        .map((floor) => [floor.slice(0, floor.indexOf('/')), new Set(floor.split(/[\s,;]+/))]),
    );
    const unnamed = ['contract', 'server', 'web'].flatMap((floor) =>
      readdirSync(path.join(root, 'src', floor), { withFileTypes: true })
        .filter((entry) => entry.isDirectory() && !named.get(floor)?.has(entry.name))
        .map(({ name }) => `${floor}/${name}`),
    );
    expect(unnamed).toEqual([]);
  });

  it('have no room without a name', () => {
    const vague = sourcesIn('src').filter((file) =>
      /[\\/](utils?|helpers?|common|misc|core|shared|types)([\\/]|\.tsx?$)/.test(path.relative(root, file)),
    );
    expect(vague).toEqual([]);
  });
});
