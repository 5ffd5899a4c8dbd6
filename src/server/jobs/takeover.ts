import { sql } from 'kysely';
import type { Db } from '../database/tables';

/** Sets the locks of our jobs apart from any others of this database. */
const lockSpace = 72_001;
/** A worker marks a job as its own a moment before it holds the lock; within this time nothing is concluded from that. */
const grace = '3 seconds';
const longest = '5 seconds';

export const taskName = 'job';
/** Postings to the accounts; they wait as long as they say themselves. */
export const postingName = 'posting';
/** Entries in the accounts of what clients are billed and pay; they wait as postings do. */
export const entryName = 'entry';
/** Searches that were ordered; they wait as postings do. */
export const searchName = 'search';

/** Another worker is at it. */
export class Held extends Error {}

/**
 * Runs a job while holding a lock of the database that lives exactly as long as this process's connection: a host that dies,
 * in whatever way, lets go of it at once, and one that is only slow keeps it.
 * @throws Held where another worker holds it.
 */
export async function holding<T>(db: Db, jobId: string, run: () => Promise<T>): Promise<T> {
  return db.connection().execute(async (connection) => {
    const { rows } = await sql<{ held: boolean }>`
      select pg_try_advisory_lock(${lockSpace}, hashtext(${jobId})) held`.execute(connection);
    if (!rows[0]?.held) throw new Held('another worker is at this job');
    try {
      return await run();
    } finally {
      await sql`select pg_advisory_unlock(${lockSpace}, hashtext(${jobId}))`
        .execute(connection)
        .catch(() => undefined);
    }
  });
}

/**
 * Frees the jobs whose worker is gone. The queue itself would wait four hours, since it cannot tell a dead worker from a slow
 * one; the lock can.
 */
export async function freeAbandoned(db: Db): Promise<number> {
  const { rows } = await sql<{ worker: string }>`
    select j.locked_by worker from graphile_worker._private_jobs j
    join graphile_worker._private_tasks t on t.id = j.task_id
    where t.identifier in (${taskName}, ${postingName}, ${entryName}, ${searchName}) and j.locked_at < now() - ${grace}::interval
    and not exists (select from pg_locks l
      where l.locktype = 'advisory' and l.objsubid = 2 and l.granted
      and l.database = (select oid from pg_database where datname = current_database())
      and l.classid = ${lockSpace}::integer::bigint::oid
      and l.objid = (hashtext(j.payload->>'jobId')::bigint & 4294967295)::oid)`.execute(db);
  const workers = rows.map((row) => row.worker);
  if (workers.length > 0)
    await sql`select graphile_worker.force_unlock_workers(${workers}::text[])`.execute(db);
  // Each time a job is let go of, by a closing host or a lost connection, the queue waits longer, up to hours: nobody should.
  await sql`select graphile_worker.reschedule_jobs(array(
      select j.id from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
      where t.identifier = ${taskName} and j.locked_at is null and j.attempts > 0 and j.run_at > now() + ${longest}::interval),
    run_at := now(), attempts := 0)`.execute(db);
  return workers.length;
}
