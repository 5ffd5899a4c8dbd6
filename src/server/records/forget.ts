import { sql } from 'kysely';
import { sentence } from '#contract/words/sentence';
import type { Sql, Tx } from '../database/tables';

/** What stands in the place of words that are gone. */
const erased = JSON.stringify(sentence('files.wordsErased'));

/**
 * Lets the history forget what it said of records that were just erased: the values before and after, and the words; who did what and when
 * stays. `which`: a condition on the alias `t`. The database refuses it of whatever is still there.
 */
export async function forget(db: Tx, which: Sql): Promise<void> {
  const left = sql`forgotten_message(t.type, t.message, ${erased}::jsonb)`;
  await sql`update history t set message = ${left}, changes = '[]'
    where ${which} and (t.changes <> '[]' or t.message <> ${left})`.execute(db);
}
