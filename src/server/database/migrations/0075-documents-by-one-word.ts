import { sql } from 'kysely';
import type { Kysely, Migration } from 'kysely';

/** A key or a part of a sentence as rows hold it, and as it is called now. */
export type Renaming = readonly [was: string, is: string];

const renamings: readonly Renaming[] = [
  [
    String.raw`"key": "papers\.paper(Acts|OfIssuedInvoiceStays|GoneBy)"`,
    String.raw`"key": "documents.document\1"`,
  ],
  [String.raw`"key": "papers\.`, '"key": "documents.'],
  [String.raw`"key": "files\.paper(OfSameFile|DoesNotProve)"`, String.raw`"key": "files.document\1"`],
  ['"papers": ', '"documents": '],
  ['"paper": ', '"document": '],
];

/** What is kept of a file is a document by every name, in the sentences that are kept too. */
export const documentsByOneWord: Migration = {
  up: (db) =>
    rename(db, String.raw`"key": "(papers\.|files\.(paper|documentNeeded)|network\.expired)`, renamings),
};

/** Calls by new names what sentences that are kept call by old ones, in whatever column they lie. A quote within a text is escaped, so only keys match. */
export async function rename(db: Kysely<unknown>, which: string, by: readonly Renaming[]): Promise<void> {
  const { rows } = await sql<{ table: string; column: string }>`
    select c.table_name "table", c.column_name "column" from information_schema.columns c
    join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = 'public' and c.data_type = 'jsonb' and t.table_type = 'BASE TABLE'`.execute(db);
  await sql`alter table history disable trigger history_kept`.execute(db);
  for (const { table, column } of rows) {
    const text = sql`${sql.ref(column)}::text`;
    const renamed = by.reduce((so, [was, is]) => sql`regexp_replace(${so}, ${was}, ${is}, 'g')`, text);
    await sql`update ${sql.table(table)} set ${sql.ref(column)} = (${renamed})::jsonb where ${text} ~ ${which}`.execute(
      db,
    );
  }
  // What waits for the end of the transaction would keep later migrations from changing those tables.
  await sql`set constraints all immediate`.execute(db);
  await sql`alter table history enable trigger history_kept`.execute(db);
}
