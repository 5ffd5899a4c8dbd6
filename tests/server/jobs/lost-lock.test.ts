import { sql } from 'kysely';
import { describe, expect, it, onTestFinished } from 'vitest';
import { holdAt, holdRows } from '../../support/held-rows';
import type { HeldRows } from '../../support/held-rows';
import { startHost } from '../../support/host';
import type { TestHost } from '../../support/host';
import { jobEnded, sendForm } from '../../support/job';
import { aMinutePasses, killed, startJobProcess } from '../../support/job-process';
import { kept, madeOfRows, openRowsScene } from '../../support/made-of-rows';
import type { Made } from '../../support/made-of-rows';
import { companyId } from '../../support/network';
import { signIn } from '../../support/person';

const timeout = 180_000;

/** Who holds the lock of a job, by the process of its connection. */
const holders = async ({ app }: TestHost): Promise<number[]> => {
  const { rows } = await sql<{ pid: number }>`select pid from pg_locks
    where locktype = 'advisory' and classid = 72001 and granted
    and database = (select oid from pg_database where datname = current_database())`.execute(app.db);
  return rows.map(({ pid }) => pid);
};

/**
 * Has one host begin a job and stand where it is held, cuts the connection that holds the lock of the job, and lets the host go on once the
 * job was taken up anew beside it.
 */
async function takenOver(host: TestHost, held: HeldRows): Promise<void> {
  const work = async (): Promise<void> => {
    const worker = await startJobProcess(host.connection, host.dataDir);
    onTestFinished(() => killed(worker));
  };
  await work();
  await held.reached();
  const [first] = await holders(host);
  await sql`select pg_terminate_backend(${first}::integer)`.execute(host.app.db);
  await aMinutePasses(host);
  await work();
  await expect.poll(() => holders(host), { timeout }).toEqual([expect.any(Number)]);
  expect(await holders(host)).not.toEqual([first]);
  await held.letGo();
}

describe('a host that lives and has lost the lock of its job to another', () => {
  it('keeps nothing of the batch it is at, and each row is placed once', { timeout }, async () => {
    const host = await startHost({ jobs: 'elsewhere' });
    const by = await signIn(host, 'administrator');
    const rows = Array.from({ length: 90 }, (_, at) => `${80_100_000 + at},Roy,ON,Kia,900.00`);
    const sheet = { name: 'a.csv', bytes: ['account,last name,province,make,balance', ...rows].join('\n') };
    const url = '/file/processor/generic/incoming/ingest';
    const { status, body } = await sendForm(host, by, url, { clientId: companyId('LNA') }, sheet);
    expect([status, body.message]).toEqual([202, undefined]);
    const held = await holdAt(
      host,
      (key) => `create function hold_batch() returns trigger language plpgsql as $$
        begin
          if new.row = 41 then perform pg_advisory_xact_lock(${key}); end if;
          return new;
        end $$;
        create trigger hold_batch before insert on "jobRow" for each row execute function hold_batch()`,
    );
    await takenOver(host, held);
    expect(await jobEnded(by, String(body.jobId))).toMatchObject({
      ...{ status: 'done', done: 90, total: 90, message: null },
      counts: { created: 90, updated: 0, unchanged: 0, rejected: 0 },
    });
    const { rows: counted } = await sql<Record<string, number>>`select count(*)::integer files,
      count(distinct "bankAccountNumber")::integer accounts, (select count(*)::integer from "relatedParty") parties,
      (select count(*)::integer from "jobRow") rows from file`.execute(host.app.db);
    expect(counted[0]).toEqual({ files: 90, accounts: 90, parties: 90, rows: 90 });
  });

  it('writes no result of its own down, and what left is told once', { timeout }, async () => {
    const scene = await openRowsScene('elsewhere');
    const { host, by } = scene;
    const { ask, rows, holds } = madeOfRows['an export of a list in CSV'] as Made;
    const jobId = String((await ask(scene)).body.jobId);
    await takenOver(host, await holdRows(host));
    const job = await jobEnded(by, jobId);
    expect([job.status, job.done, await holds(scene, job)]).toEqual(['done', rows, rows]);
    // Both read their rows in one transaction, and write a file that has another name until it is whole.
    const reading = sql`select from pg_stat_activity
      where datname = current_database() and xact_start is not null and pid <> pg_backend_pid()`;
    const left = async (): Promise<unknown> => [
      (await reading.execute(host.app.db)).rows.length,
      (await sql`select from graphile_worker._private_jobs`.execute(host.app.db)).rows.length,
      kept(host),
    ];
    await expect.poll(left, { timeout }).toEqual([0, 0, [`${jobId}.csv`]]);
    const told = await sql`select from "securityEvent" where kind = 'export'`.execute(host.app.db);
    expect(told.rows).toHaveLength(1);
  });
});
