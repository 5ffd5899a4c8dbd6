import { sql } from 'kysely';
import type { Db } from '../../database/tables';

/** What the number of a file is made of. */
export interface Numbered {
  readonly client: { readonly _id: string; readonly code: string };
  readonly assignmentDate: string;
}

/**
 * The next numbers of clients' files, in their order: the client's code, the year of the assignment, five digits; no two alike,
 * also at once.
 */
export async function nextRefs(db: Db, files: readonly Numbered[]): Promise<string[]> {
  const refs = new Map<Numbered, string>();
  const series = new Map<string, Numbered[]>();
  for (const file of files) {
    const key = `${file.client._id} ${yearOf(file)}`;
    series.set(key, [...(series.get(key) ?? []), file]);
  }
  // In one order everywhere, so that two that number the same series wait for each other and not in a ring.
  for (const [, one] of [...series].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const { client } = one[0] as Numbered;
    const year = yearOf(one[0] as Numbered);
    const { rows } = await sql<{ last: number }>`
      insert into "fileCounter" ("clientId", year, last) values (${client._id}::uuid, ${year}, ${one.length})
      on conflict ("clientId", year) do update set last = "fileCounter".last + excluded.last returning last`.execute(
      db,
    );
    const before = (rows[0]?.last ?? one.length) - one.length;
    one.forEach((file, index) => refs.set(file, refOf(client.code, year, before + index + 1)));
  }
  return files.map((file) => refs.get(file) as string);
}

const yearOf = ({ assignmentDate }: Numbered): number => Number(assignmentDate.slice(0, 4));

const refOf = (code: string, year: number, number: number): string =>
  `${code}-${String(year).slice(-2)}${String(number).padStart(5, '0')}`;
