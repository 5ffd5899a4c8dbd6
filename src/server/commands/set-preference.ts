import { sql } from 'kysely';
import type { JsonValue } from '#contract/fields';
import { Problem } from '#contract/problems';
import { sentence } from '#contract/words/sentence';
import type { Sentence } from '#contract/words/sentence';
import { inTransaction } from '../request/in-transaction';
import type { Handler } from './handler';
import { readPreferences } from './show-preferences';

const most = { bytes: 65_536, keys: 200 } as const;

/** Keeps what a person prefers under a key, or forgets it where the value is null. */
export const setPreference: Handler<'setPreference'> = (context, { key, value }) =>
  inTransaction(context, async (context) => {
    const { db, now } = context;
    const { userId } = context.caller;
    const mine = db.deleteFrom('preference').where('userId', '=', userId).where('key', '=', key);
    if (value === null || value === undefined) await mine.execute();
    else {
      const text = JSON.stringify(value);
      if (Buffer.byteLength(text) > most.bytes) throw refusal('value', sentence('problems.valueMost64KB'));
      const kept = { value: text as JsonValue, updatedAt: now.toISOString() };
      // Two first preferences at once must not both find room for one.
      await sql`select pg_advisory_xact_lock(hashtextextended(${`preference|${userId}`}, 0))`.execute(db);
      await db
        .insertInto('preference')
        .values({ userId, key, ...kept })
        .onConflict((conflict) => conflict.columns(['userId', 'key']).doUpdateSet(kept))
        .execute();
    }
    const preferences = await readPreferences(db, userId);
    if (Object.keys(preferences).length > most.keys)
      throw refusal('key', sentence('problems.thereCanMostPreferences', { most: most.keys }));
    return { body: { preferences } };
  });

function refusal(field: string, message: Sentence): Problem {
  return new Problem('INVALID', { message, errors: { [field]: message } });
}
