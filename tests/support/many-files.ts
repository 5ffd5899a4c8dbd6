import { sql } from 'kysely';
import type { TestHost } from './host';
import { placeFile } from './network';
import type { Person } from './person';

/** Places as many files of Lender A, each like the first but for its account and number. Answers their numbers, in order. */
export async function placeMany({ app }: TestHost, by: Person, count: number): Promise<string[]> {
  const _id = await placeFile(by);
  await sql`insert into file select made.* from generate_series(2, ${count}::integer) n cross join file f
    cross join lateral jsonb_populate_record(f, jsonb_build_object(
      '_id', md5('many' || n)::uuid, 'ref', 'MANY-' || lpad(n::text, 6, '0'), 'bankAccountNumber', (50000000 + n)::text)) made
    where f._id = ${_id}::uuid`.execute(app.db);
  const { rows } = await sql<{ ref: string }>`select ref from file order by ref`.execute(app.db);
  return rows.map(({ ref }) => ref);
}
