import { sql } from 'kysely';
import type { Recorded } from '#contract/resources/index';
import { sentence } from '#contract/words/sentence';
import type { Db } from '../../database/tables';
import type { Caller } from '../../request/caller';
import { forbiddenField, invalid } from '../refuse';

type Person = Pick<Recorded<'user'>, 'email' | 'mfaType' | 'mobilePhone'>;

/**
 * What holds for every user, new or changed.
 * @throws Problem INVALID naming the field
 */
export async function checkPerson(db: Db, person: Person, userId: string | null): Promise<void> {
  if (person.mfaType === 'sms' && !person.mobilePhone)
    throw invalid('mobilePhone', sentence('values.required', { field: 'mobilePhone' }));
  const { rows } = await sql`
    select from "user" where email = ${person.email} and _id is distinct from ${userId}::uuid`.execute(db);
  if (rows.length > 0) throw invalid('email', sentence('people.emailAnotherUser'));
}

/**
 * Nobody below the administrator lets someone approve more than they may themselves.
 * @throws Problem FIELD_FORBIDDEN
 */
export async function checkLimit(db: Db, caller: Caller, limit: string | undefined | null): Promise<void> {
  if (caller.scope === 'all' || !limit || Number(limit) === 0) return;
  const own = await db
    .selectFrom('user')
    .select('approvalLimit')
    .where('_id', '=', caller.userId)
    .executeTakeFirst();
  if (Number(limit) > Number(own?.approvalLimit ?? 0)) throw forbiddenField('approvalLimit');
}
