import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { seedId } from '#server/seed/seed-id';
import { askExport, cell, exported, linesOf } from '../../support/close-out';
import { startHost } from '../../support/host';
import type { TestHost } from '../../support/host';
import { jobEnded } from '../../support/job';
import { aMinutePasses, killed, startJobProcess } from '../../support/job-process';
import { signIn } from '../../support/person';
import { placeFile } from '../../support/place-file';

/** As many closed files of Lender A as asked for, copied from one that a person placed; answers their references in the file's order. */
async function closedFiles(host: TestHost, count: number): Promise<string[]> {
  const { _id, ref } = await placeFile(await signIn(host, 'supervisor'));
  const { db } = host.app;
  await sql`insert into file select (jsonb_populate_record(f, jsonb_build_object('_id', gen_random_uuid(), 'ref', 'C-' || lpad(n::text, 5, '0'),
      'bankAccountNumber', 'ACC-' || n, 'closed', true, 'active', false, 'status', 'closed', 'stage', 'close_out',
      'closingReason', 'client_recall', 'closedDate', timestamptz '2026-11-01T12:00:00Z' + n * interval '1 minute'))).*
    from file f, generate_series(1, ${count}::integer) n where f._id = ${_id}::uuid`.execute(db);
  const { rows } = await sql<{
    ref: string;
  }>`select ref from file where closed order by "closedDate"`.execute(db);
  expect(rows).toHaveLength(count);
  expect(rows).not.toContainEqual({ ref });
  return rows.map((row) => row.ref);
}

const refsOf = (lines: readonly string[]): string[] => lines.slice(1, -1).map((line) => cell(line, 1));

/** How often each file was told of in history: once. */
async function toldOnce(host: TestHost): Promise<number> {
  const { rows } = await sql<{ files: number; entries: number; marked: number }>`
    select count(distinct "fileId") files, count(*) entries, (select count(*) from file where "exportedAt" is not null) marked
    from history where type = 'export_sent'`.execute(host.app.db);
  const [{ files, entries, marked } = { files: 0, entries: -1, marked: -1 }] = rows;
  expect([entries, marked]).toEqual([files, files]);
  return files;
}

it(
  'is one file whole, each closed file in it once, also when the process that makes it is killed',
  { timeout: 120_000 },
  async () => {
    const host = await startHost({ jobs: 'elsewhere' });
    const refs = await closedFiles(host, 200);
    const admin = await signIn(host, 'administrator');
    const { body } = await askExport(admin, 'LNA');
    const jobId = String(body.jobId);
    const first = await startJobProcess(host.connection, host.dataDir);
    const begun = await jobEnded(admin, jobId, ({ done }) => done >= 75);
    await killed(first);
    expect(begun.status).toBe('running');
    // Nobody is at it now, and what is not whole is not handed out.
    const early = await admin.call('GET', `/desk/closeOut/exports/${jobId}/file`);
    expect([early.status, early.body.message]).toEqual([409, 'The export is still under way.']);
    await aMinutePasses(host);
    const last = await startJobProcess(host.connection, host.dataDir);
    expect(await jobEnded(admin, jobId)).toMatchObject({ status: 'done', done: 200, total: 200 });
    await killed(last);
    const lines = await linesOf(host, admin, jobId);
    expect(refsOf(lines)).toEqual(refs);
    expect(lines.at(-1)?.startsWith('TRL,200,')).toBe(true);
    expect(await toldOnce(host)).toBe(200);
  },
);

it('is asked for once at a time: of two at once one is refused, and no file is told twice', async () => {
  const host = await startHost({ jobs: true });
  const refs = await closedFiles(host, 60);
  const [admin, lender] = [await signIn(host, 'administrator'), await signIn(host, 'lender_supervisor')];
  const replies = await Promise.all([
    askExport(admin, 'LNA'),
    askExport(lender, 'LNA'),
    askExport(admin, 'LNA'),
  ]);
  const refused = replies.filter(({ status }) => status !== 202);
  expect(refused.map(({ status, body }) => [status, body.message])).toEqual(
    refused.map(() => [409, 'An export of this lender’s closed files is under way.']),
  );
  expect(refused.length).toBeGreaterThan(0);
  const told: string[] = [];
  for (const [index, { status, body }] of replies.entries()) {
    if (status !== 202) continue;
    const by = index === 1 ? lender : admin;
    const job = await jobEnded(by, String(body.jobId));
    told.push(...refsOf(await linesOf(host, by, job._id)));
  }
  expect(told.sort()).toEqual([...refs].sort());
  expect(await toldOnce(host)).toBe(60);
});

it('keeps what was through when it is stopped, and leaves the rest to the next', async () => {
  const host = await startHost({ jobs: true });
  const refs = await closedFiles(host, 250);
  const admin = await signIn(host, 'administrator');
  const jobId = String((await askExport(admin, 'LNA')).body.jobId);
  await jobEnded(admin, jobId, ({ done }) => done >= 25);
  await admin.call('POST', `/desk/jobs/${jobId}/cancel`, {});
  const stopped = await jobEnded(admin, jobId);
  expect(stopped.status).toBe('cancelled');
  const first = refsOf(await linesOf(host, admin, jobId));
  expect(first).toEqual(refs.slice(0, stopped.done));
  const rest = await exported(admin, 'LNA');
  expect(refsOf(await linesOf(host, admin, rest._id))).toEqual(refs.slice(stopped.done));
  expect(await toldOnce(host)).toBe(250);
});

it('goes on with the same answer when the same key asks twice', async () => {
  const host = await startHost();
  const admin = await signIn(host, 'administrator');
  const key = { 'idempotency-key': 'the-same-key' };
  const url = '/file/processor/cibc/outgoing/exportCIBCCloseoutFiles';
  const ask = () => admin.call('POST', url, { clientId: seedId('company', 'LNA') }, key);
  const [one, two] = [await ask(), await ask()];
  expect([two.status, two.body]).toEqual([202, one.body]);
});
