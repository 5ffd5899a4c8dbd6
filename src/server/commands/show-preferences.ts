import type { JsonValue } from '#contract/fields';
import type { Db } from '../database/tables';
import { verbatim } from '../words/verbatim';
import type { Handler } from './handler';

/** What a person prefers, by key. */
export async function readPreferences(db: Db, userId: string): Promise<Record<string, JsonValue>> {
  const rows = await db
    .selectFrom('preference')
    .select(['key', 'value'])
    .where('userId', '=', userId)
    .orderBy('key')
    .execute();
  return verbatim(Object.fromEntries(rows.map(({ key, value }) => [key, value])));
}

export const showPreferences: Handler<'showPreferences'> = async ({ db, caller }) => ({
  body: { preferences: await readPreferences(db, caller.userId) },
});
