import { beforeEach, expect, test } from 'vitest';
import { sql } from 'kysely';
import type { TestHost } from '../../support/host';
import { startHost } from '../../support/host';
import { downloaded, jobEnded } from '../../support/job';
import type { Person } from '../../support/person';
import { signIn } from '../../support/person';
import { companyId } from '../../support/network';
import { placeFile } from '../../support/place-file';
import { plainly } from '../../support/plainly';

/** In seconds. */
const day = 24 * 3600;

let host: TestHost;
let supervisor: Person;
let late: { _id: string; ref: string };
let later: { _id: string; ref: string };
let uncounted: { _id: string; ref: string };
let closed: { _id: string; ref: string };
beforeEach(async () => {
  host = await startHost({ jobs: true });
  const lender = await signIn(host, 'lender_user');
  late = await placeFile(lender, { daysPastDue: 40 });
  later = await placeFile(lender, { daysPastDue: 7 });
  uncounted = await placeFile(lender);
  closed = await placeFile(lender, { daysPastDue: 40 });
  await host.app.db.updateTable('file').set({ closed: true }).where('_id', '=', closed._id).execute();
  host.passes(3 * day);
  supervisor = await signIn(host, 'supervisor');
});

const count = (body: object) => supervisor.call('PATCH', '/file/updateDaysPastDue', body);
const daysOf = async ({ _id }: { _id: string }) => {
  const { body } = await supervisor.call('GET', `/file/${_id}`);
  return [body.daysPastDue, body.daysPastDueOn];
};
const rowsOf = async (jobId: unknown) => {
  const { body } = await supervisor.call('GET', `/desk/jobs/${String(jobId)}/rows`);
  return body.data as unknown as { ref: string | null; fileId: string | null; outcome: string }[];
};
const undo = (jobId: unknown) => supervisor.call('POST', `/desk/jobs/${String(jobId)}/undo`);

test('a check says what each file would become, and changes none; what it said is then done', async () => {
  const fileIds = [uncounted._id, late._id, closed._id];
  const { body: check } = await count({ fileIds, asOf: '2026-11-22', dryRun: true });
  expect(check).toMatchObject({ updated: 1 });
  expect(await rowsOf(check.jobId)).toMatchObject([
    {
      row: 3,
      ref: closed.ref,
      outcome: 'rejected',
      problems: [{ column: 'ref', reason: 'notAccepted', detail: 'The file is closed.' }],
      changes: [],
    },
    {
      row: 2,
      ref: late.ref,
      outcome: 'updated',
      changes: [
        { entity: 'file', field: 'daysPastDue', before: 40, after: 42 },
        { entity: 'file', field: 'daysPastDueOn', before: '2026-11-20', after: '2026-11-22' },
      ],
    },
    { row: 1, ref: uncounted.ref, outcome: 'unchanged', changes: [] },
  ]);
  expect(await daysOf(late)).toEqual([40, '2026-11-20']);
  expect((await supervisor.call('GET', `/desk/jobs/${String(check.jobId)}`)).body).toMatchObject({
    kind: 'past_due',
    status: 'done',
    dryRun: true,
    undoUntil: null,
    counts: { created: 0, updated: 1, unchanged: 1, rejected: 1 },
  });
  expect(await undo(check.jobId)).toMatchObject({ status: 409, body: { code: 'TOO_LATE' } });

  const { body: done } = await count({ jobId: check.jobId });
  expect(done).toMatchObject({ updated: 1 });
  expect(await daysOf(late)).toEqual([42, '2026-11-22']);
  expect(await daysOf(later)).toEqual([7, '2026-11-20']);
  const { text } = await downloaded(host, supervisor, `/api/desk/jobs/${String(done.jobId)}/result`);
  expect(text).toContain(`2,updated,${late.ref}`);
});

test('a count is taken back for half an hour, once; a file that was changed since stays as it is', async () => {
  const { body: done } = await count({});
  expect(done).toMatchObject({ updated: 2 });
  expect(await daysOf(late)).toEqual([43, '2026-11-23']);
  const { body: told } = await supervisor.call('GET', '/desk/jobs');
  expect(told.data).toMatchObject([
    { _id: done.jobId, kind: 'past_due', dryRun: false, undoUntil: expect.any(String) as string },
  ]);
  await supervisor.call('PATCH', '/file/', { _id: later._id, daysPastDue: 5 });
  const back = await undo(done.jobId);
  expect(back.status).toBe(202);
  const ended = await jobEnded(supervisor, String(back.body.jobId));
  expect(ended.counts).toEqual({ created: 0, updated: 1, unchanged: 0, rejected: 1 });
  expect(await daysOf(late)).toEqual([40, '2026-11-20']);
  expect(await daysOf(later)).toEqual([5, '2026-11-23']);
  expect(await rowsOf(ended._id)).toMatchObject([
    {
      ref: later.ref,
      outcome: 'rejected',
      problems: [{ detail: 'Somebody has worked on this file since, so it stays as it is.' }],
    },
    { ref: late.ref, outcome: 'updated' },
  ]);
  const said = await host.app.db
    .selectFrom('history')
    .select('message')
    .where('entityId', '=', late._id)
    .orderBy('at', 'desc')
    .orderBy('_id', 'desc')
    .limit(2)
    .execute();
  expect(said.map(({ message }) => plainly(message))).toEqual([
    'The counting of the days past due was taken back: 40 days.',
    '43 days past due.',
  ]);
  expect(await undo(done.jobId)).toMatchObject({ status: 409, body: { code: 'TOO_LATE' } });

  const { body: again } = await count({ fileIds: [late._id] });
  host.passes(31 * 60);
  // Half an hour without a touch has locked the desk.
  supervisor = await signIn(host, 'supervisor');
  expect(await undo(again.jobId)).toMatchObject({ status: 409, body: { code: 'TOO_LATE' } });
  expect(await daysOf(late)).toEqual([43, '2026-11-23']);
});

test('a file that was closed since stays as it is', async () => {
  const { body: done } = await count({ fileIds: [late._id] });
  await host.app.db.updateTable('file').set({ closed: true }).where('_id', '=', late._id).execute();
  const back = await undo(done.jobId);
  expect((await jobEnded(supervisor, String(back.body.jobId))).counts.rejected).toBe(1);
  expect(await daysOf(late)).toEqual([43, '2026-11-23']);
});

test('of a file that its asker does not see, the rows say nothing', async () => {
  const lender = await signIn(host, 'lender_b_supervisor');
  const own = await placeFile(lender, { clientId: companyId('LNB'), daysPastDue: 12 });
  const { body } = await lender.call('PATCH', '/file/updateDaysPastDue', {
    fileIds: [own._id, late._id],
    dryRun: true,
  });
  const { body: rows } = await lender.call('GET', `/desk/jobs/${String(body.jobId)}/rows`);
  expect(rows.data).toMatchObject([
    { row: 2, outcome: 'rejected', fileId: null, ref: null, changes: [] },
    { row: 1, outcome: 'unchanged', ref: own.ref },
  ]);
});

test('another’s check is not there', async () => {
  const { body: check } = await count({ dryRun: true });
  const administrator = await signIn(host, 'administrator');
  expect(await administrator.call('PATCH', '/file/updateDaysPastDue', { jobId: check.jobId })).toMatchObject({
    status: 422,
    body: { errors: { jobId: 'jobId is not a check of the days past due of yours' } },
  });
});

test('a count whose connection is killed in its middle leaves no file counted and no job', async () => {
  const holding = host.app.db.transaction().execute(async (tx) => {
    // The count waits for the trace of what it did, when its files are written.
    await sql`lock table history in share mode`.execute(tx);
    const asked = count({});
    for (;;) {
      const { rows } = await sql<{
        pid: number;
      }>`select l.pid from pg_locks l join pg_class c on c.oid = l.relation
        where c.relname = 'history' and not l.granted`.execute(tx);
      const [waiting] = rows;
      if (!waiting) continue;
      await sql`select pg_terminate_backend(${waiting.pid})`.execute(tx);
      return asked;
    }
  });
  expect((await holding).status).toBeGreaterThanOrEqual(500);
  expect(await daysOf(late)).toEqual([40, '2026-11-20']);
  expect(await host.app.db.selectFrom('job').select('_id').execute()).toEqual([]);
});
