import { sql } from 'kysely';
import type { Db } from '#server/database/tables';

type Table = 'attempt' | 'document' | 'file' | 'history' | 'note' | 'relatedParty' | 'reminder' | 'request';

/** What a copy has of its own, as arguments of `jsonb_build_object`, `n` its number: a file its numbers, all else its file. */
function ownOf(table: Table): string {
  if (table === 'file') return `'ref', 'N' || n, 'bankAccountNumber', 'N' || n, 'serialNumber', null`;
  const file = `md5('file' || n)::uuid`;
  return table === 'document' || table === 'request' ? `'fileIds', array[${file}]` : `'fileId', ${file}`;
}

/** Copies a file so many times, and one row of what lies on files onto each copy. */
export async function copyFile(
  db: Db,
  fileId: string,
  copies: number,
  besides: readonly Exclude<Table, 'file'>[],
): Promise<void> {
  for (const table of ['file', ...besides] as const) {
    const of =
      table === 'file'
        ? sql`_id = ${fileId}::uuid`
        : table === 'document'
          ? sql`cardinality("fileIds") = 1 and "uploadedByCompanyId" = (select "agencyId" from file where _id = ${fileId}::uuid)`
          : table === 'request'
            ? sql`cardinality("fileIds") > 0`
            : sql`"fileId" is not null`;
    await sql`insert into ${sql.table(table)} select made.* from generate_series(1, ${copies}::integer) n
      join (select * from ${sql.table(table)} where "deletedAt" is null and ${of} order by _id limit 1) m on true
      cross join lateral jsonb_populate_record(null::${sql.table(table)}, to_jsonb(m)
        || jsonb_build_object('_id', md5(${sql.lit(table)} || n)::uuid, ${sql.raw(ownOf(table))})) made`.execute(
      db,
    );
  }
  await sql`vacuum analyze ${sql.join(['file', ...besides].map((table) => sql.table(table)))}`.execute(db);
}
