import { sql } from 'kysely';
import { conditions } from '../records/conditions';
import { inTransaction } from '../request/in-transaction';
import { find } from '../records/find';
import { writeChange } from '../records/update';
import { invalid } from '../rules/refuse';
import type { Handler } from './handler';

/**
 * Counts the days past due of open files forward to a day, from when each was last counted. Named files, or all in reach
 * that have a count.
 */
export const updateDaysPastDue: Handler<'updateDaysPastDue'> = (work, { fileIds, asOf }) =>
  inTransaction(work, async (write) => {
    const today = write.now.toISOString().slice(0, 10);
    const day = asOf ?? today;
    // Days that are still to come would be counted again when they come.
    if (day > today) throw invalid('asOf', 'asOf must not be in the future');
    const named = fileIds?.length ? sql`t._id = any(${fileIds}::uuid[])` : sql`true`;
    const { rows } = await sql<{ _id: string; daysPastDue: number }>`
      select t._id, t."daysPastDue" + (${day}::date - greatest(coalesce(
        (select max(h.at) from history h where h."entityId" = t._id and 'daysPastDue' = any(h."updatedFields")), t."createdAt"),
        t."createdAt")::date) "daysPastDue"
      from file t
      where ${conditions('file', {}, write.caller)} and not t.closed and t."daysPastDue" is not null and ${named}`.execute(
      write.db,
    );
    let updated = 0;
    for (const { _id, daysPastDue } of rows) {
      const current = await find(write.db, 'file', _id, write.caller, 'for update');
      if (daysPastDue <= (current.daysPastDue ?? 0)) continue;
      await writeChange(write, 'file', current, { daysPastDue });
      updated += 1;
    }
    return { body: { updated } };
  });
