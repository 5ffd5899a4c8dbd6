import { sql } from 'kysely';
import type { Db, Row, Sql } from './tables';
import { takeLongReadSlot } from './long-read-slots';

const batchSize = 500;
/** Whoever reads more slowly than this gives the connection back. */
const longest = '300s';

/**
 * The rows of a statement out of one snapshot, batch by batch through a cursor: memory stays flat however many there are. A connection is
 * held until the last one is read or the reader stops, so only so many read at once, and the rest wait.
 * @throws Problem NOT_READY where the wait is too long
 */
export async function* batchesOf(db: Db, rows: Sql): AsyncGenerator<Row[], void, undefined> {
  const giveSlot = await takeLongReadSlot();
  try {
    const tx = await db
      .startTransaction()
      .setIsolationLevel('repeatable read')
      .setAccessMode('read only')
      .execute();
    try {
      await sql`set local transaction_timeout = ${sql.lit(longest)}`.execute(tx);
      await sql`declare whole_list no scroll cursor for ${rows}`.execute(tx);
      for (;;) {
        const fetched = await sql<Row>`fetch forward ${sql.raw(String(batchSize))} from whole_list`.execute(
          tx,
        );
        if (fetched.rows.length === 0) return;
        yield fetched.rows;
      }
    } finally {
      await tx.rollback().execute();
    }
  } finally {
    giveSlot();
  }
}
