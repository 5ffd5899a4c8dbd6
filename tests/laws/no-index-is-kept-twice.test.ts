import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { startHost } from '../support/host';

interface Index {
  readonly table: string;
  readonly name: string;
  readonly unique: boolean;
  readonly keys: readonly string[];
  readonly included: readonly string[];
  readonly where: string;
}

/**
 * So many indexes a write of a row pays for at most. What a list needs beside them replaces one that it makes idle; those of what changed
 * (`history_moves`, `history_fields`) replace none, and of the two a row of history mostly bears one, which costs it 3 µs beside the 50 of
 * all else. The kind of its deadline is borne by a file that has one, that it is gone by a deleted one alone, and what is wrong with its
 * bytes by a document that has lost them.
 */
const most: Readonly<Record<string, number>> = { file: 32, note: 8, fee: 10, history: 10, document: 11 };

const parsed = ({ table, name, unique, definition }: Record<string, string> & { unique: never }): Index[] => {
  const found = /USING btree \((.*?)\)(?: INCLUDE \((.*?)\))?(?: WHERE (.*))?$/.exec(definition ?? '');
  if (!found || /\(/.test(found[1] ?? '')) return [];
  const [, keys = '', included = '', where = ''] = found;
  const columns = (text: string): string[] => text.split(', ').filter((one) => one !== '');
  return [
    { table: table ?? '', name: name ?? '', unique, keys: columns(keys), included: columns(included), where },
  ];
};

it('no index says again what another says, and what is written all day bears few', async () => {
  const host = await startHost();
  const { rows } = await sql<Record<string, string> & { unique: never }>`
    select t.relname "table", i.relname name, x.indisunique "unique", pg_get_indexdef(x.indexrelid) definition
    from pg_index x join pg_class t on t.oid = x.indrelid join pg_class i on i.oid = x.indexrelid
      join pg_namespace n on n.oid = t.relnamespace where n.nspname = 'public'`.execute(host.app.db);
  expect(rows.length).toBeGreaterThan(200);
  const indexes = rows.flatMap(parsed);
  const again = indexes.flatMap((one) =>
    indexes
      .filter(
        (other) =>
          other.name !== one.name &&
          !one.unique &&
          other.table === one.table &&
          other.where === one.where &&
          one.keys.every((key, at) => other.keys[at] === key) &&
          one.included.every((column) => other.included.includes(column) || other.keys.includes(column)) &&
          (other.keys.length > one.keys.length || other.unique || other.name < one.name),
      )
      .map((other) => `${one.table}: ${one.name} is the beginning of ${other.name}`),
  );
  expect(again).toEqual([]);
  const counts = Object.fromEntries(
    Object.keys(most).map((table) => [table, rows.filter((row) => row.table === table).length]),
  );
  for (const [table, count] of Object.entries(counts))
    expect(count, table).toBeLessThanOrEqual(most[table] ?? 0);
});
