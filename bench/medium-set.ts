import { sql } from 'kysely';
import type { Db } from '../src/server/database/tables';
import { calendarOf } from '../src/server/seed/demo-bundle';
import { keepDemoDocuments, seedDemoDocuments } from '../src/server/seed/demo-documents';
import { diskStorage } from '../src/server/storage/disk';
import type { House } from './bench-host';
import { say } from './figure';

/** What an agency of several provinces keeps for each of its files, after five years. */
const perFile = {
  history: 120,
  document: 18,
  reminder: 14,
  fee: 7,
  projectedFee: 5,
  relatedParty: 3.4,
  skipTrace: 1.8,
} as const;
const notesPerFile = 45;

/** 60,000 files of an agency of several provinces, with 2.7 million notes and 7.2 million rows of history. */
export const mediumSet: House = {
  name: 'medium',
  files: 60_000,
  notesPerFile: 5,
  grow: async (db, dataDir) => {
    const documents = await seedDemoDocuments(db, calendarOf(new Date()));
    await keepDemoDocuments(diskStorage(dataDir), documents);
    await multiplyNotes(db, notesPerFile * mediumSet.files);
    for (const [table, rows] of Object.entries(perFile))
      await multiply(db, table, Math.round(rows * mediumSet.files), only[table]);
  },
};

/** What a copy does not share with its model. */
const only: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  relatedParty: { isPrimary: 'false', relatedPartyType: `'guarantor'` },
  // Most of what was to be done is.
  reminder: { status: `'completed'`, requestId: 'null' },
  fee: { invoiceId: 'null', vendorInvoiceId: 'null', status: `'approved'` },
};

/** The moments that lie so much earlier with each copy that no two share one. */
const moments = new Set(['createdAt', 'updatedAt', 'at', 'orderedAt', 'dueDate', 'capturedAt']);

/** Copies the rows of a table, of each about as often, until there are so many. */
async function multiply(
  db: Db,
  table: string,
  total: number,
  own: Readonly<Record<string, string>> = {},
): Promise<void> {
  const columns = await columnsOf(db, table);
  const values = columns.map((column) => own[column] ?? copied(column));
  const { numAffectedRows } = await sql`
    insert into ${sql.table(table)} (${names(columns)})
    select ${sql.raw(values.join(', '))} from ${sql.table(table)} t ${await copies(db, table, total)}`.execute(
    db,
  );
  say(`  ${table}: ${numAffectedRows ?? 0} more`);
}

/** Notes with those whom they were told to, who have read them. */
async function multiplyNotes(db: Db, total: number): Promise<void> {
  const columns = await columnsOf(db, 'note');
  const own: Readonly<Record<string, string>> = { _id: 'c._id', replyToNoteId: 'null' };
  const values = columns.map((column) => own[column] ?? copied(column));
  await db.transaction().execute(async (tx) => {
    await sql`create temporary table copy on commit drop as
      select gen_random_uuid() _id, t._id of, i from note t ${await copies(tx, 'note', total)}`.execute(tx);
    await sql`analyze copy`.execute(tx);
    await sql`insert into note (${names(columns)})
      select ${sql.raw(values.join(', '))} from copy c join note t on t._id = c.of cross join lateral (select c.i) i`.execute(
      tx,
    );
    const { numAffectedRows } = await sql`
      insert into "noteDelivery" ("noteId", "userId", "companyId", kind, presses, "readAt", "createdAt")
      select c._id, d."userId", d."companyId", d.kind, d.presses, d."createdAt", d."createdAt" - c.i * interval '7 hours'
      from copy c join "noteDelivery" d on d."noteId" = c.of`.execute(tx);
    say(`  note: until ${total}, and ${numAffectedRows ?? 0} more people told`);
  });
}

const names = (columns: readonly string[]) => sql.join(columns.map((column) => sql.ref(column)));

function copied(column: string): string {
  if (column === '_id') return 'gen_random_uuid()';
  return moments.has(column) ? `t."${column}" - i.i * interval '7 hours'` : `t."${column}"`;
}

/** As many copies of each row of `t` as make that total, a part of one as the row's id decides. */
async function copies(db: Db, table: string, total: number) {
  const { rows } = await sql<{
    count: number;
  }>`select count(*)::integer count from ${sql.table(table)}`.execute(db);
  const each = Math.max(0, total / (rows[0]?.count ?? total) - 1);
  return sql`cross join lateral generate_series(1,
    floor(${each}::float8 + abs(hashtext(t._id::text)::bigint) % 1000 / 1000.0)::integer) i(i)`;
}

async function columnsOf(db: Db, table: string): Promise<string[]> {
  const { rows } = await sql<{ column_name: string }>`
    select column_name from information_schema.columns
    where table_schema = current_schema() and table_name = ${table} and is_generated = 'NEVER' order by ordinal_position`.execute(
    db,
  );
  return rows.map((row) => row.column_name);
}
