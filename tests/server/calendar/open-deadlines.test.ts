import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sweep } from '#server/sweep';
import { openHost } from '../../support/host';
import type { TestHost } from '../../support/host';
import { downloaded, jobEnded } from '../../support/job';
import { companyId } from '../../support/network';
import { signIn } from '../../support/person';
import type { Person } from '../../support/person';
import { placeFile } from '../../support/place-file';
import { addDocument } from '../../support/document-row';

let host: TestHost;
let close: () => Promise<void>;
let supervisor: Person;
let [held, untaken]: [File, File] = [undefined as never, undefined as never];

interface File {
  readonly _id: string;
  readonly ref: string;
}

/**
 * A seizure in Alberta that was told on 10 November 2026, to which fifteen days are given to object; and the notice of its sale, handed
 * over on the 20th, with its twenty clear days. The day is Friday 20 November 2026; what is due is written down from a calendar.
 */
async function heldInAlberta(): Promise<File> {
  const file = await placeFile(supervisor, {
    ...{ assignmentDate: '2026-09-01T14:00:00Z', contractType: 'secured_loan', state: 'AB' },
  });
  const party = {
    fileId: file._id,
    relatedPartyType: 'primary_debtor',
    firstName: 'Ann',
    lastName: 'Sample',
  };
  const { body: debtor } = await supervisor.call('POST', '/relatedParty/', party);
  await sql`update file set stage = 'notice_period', status = 'notice_pending',
    recovery = '{"securedDate": "2026-10-01"}' where _id = ${file._id}::uuid`.execute(host.app.db);
  for (const [noticeKind, servedDate] of [
    ['seizure', '2026-11-10'],
    ['disposition', '2026-11-20'],
  ]) {
    const { status, body } = await supervisor.call('POST', '/desk/file/recordService', {
      ...{ fileId: file._id, noticeKind, method: 'personal', servedDate, relatedPartyIds: [debtor._id] },
      documentId: await addDocument(host, [file._id], { documentType: 'proof_of_service' }),
    });
    expect(status, JSON.stringify(body)).toBe(200);
  }
  return file;
}

/** A file that is not taken yet, whose registration ends on 4 December 2026. */
async function withRegistration(): Promise<File> {
  const file = await placeFile(supervisor, { assignmentDate: '2026-09-01T14:00:00Z' });
  const { status, body } = await supervisor.call('POST', '/desk/file/recordProof', {
    ...{ fileId: file._id, proof: 'registration', facts: { checks: { registrationExpiry: '2026-12-04' } } },
    documentId: await addDocument(host, [file._id], { documentType: 'ppsa_verification_statement' }),
  });
  expect(status, JSON.stringify(body)).toBe(200);
  return file;
}

beforeAll(async () => {
  ({ host, close } = await openHost({ jobs: true }));
  supervisor = await signIn(host, 'supervisor');
  held = await heldInAlberta();
  untaken = await withRegistration();
});
afterAll(() => close());

async function rowsOf(asked: string, by = supervisor): Promise<Record<string, unknown>[]> {
  const { status, body } = await by.call('GET', `/file/list?${asked}`);
  expect(status, JSON.stringify(body)).toBe(200);
  return body.data as never;
}
const found = async (asked: string): Promise<unknown[]> => (await rowsOf(asked)).map(({ ref }) => ref);

it('a file is found by a deadline that stands behind another', async () => {
  expect(await found('deadlineKind=disposition&deadlineFrom=2026-12-11&deadlineTo=2026-12-11')).toEqual([
    held.ref,
  ]);
  expect(await found('deadlineFrom=2026-12-05&deadlineTo=2026-12-31')).toEqual([held.ref]);
  expect(await found('deadlineKind=objection')).toEqual([held.ref]);
  expect(
    await found('deadlineKind=disposition&deadlineKind=registration&deadlineTo=2026-12-11&sortBy=ref'),
  ).toEqual([held.ref, untaken.ref].sort());
});

it('one and the same deadline is of the kind and in the days', async () => {
  // The objection ends within these days, and the sale is of this kind; no deadline is both.
  expect(await found('deadlineKind=disposition&deadlineFrom=2026-11-20&deadlineTo=2026-12-10')).toEqual([]);
  expect(await found('deadlineKind=objection&deadlineFrom=2026-11-26')).toEqual([]);
  expect(await found('deadlineFrom=2026-11-26&deadlineTo=2026-12-03')).toEqual([]);
});

it('a row tells the day of each kind, and the list is put in order by it, those without behind', async () => {
  const [row] = await rowsOf('deadlineKind=disposition');
  expect(row).toMatchObject({
    ...{ nextDeadline: '2026-11-25', nextDeadlineKind: 'objection' },
    ...{ objectionDay: '2026-11-25', dispositionDay: '2026-12-11', registrationDay: null },
    deadlines: [
      { clock: 'objection', notice: 'seizure', day: '2026-11-25' },
      { clock: 'disposition', notice: 'disposition', day: '2026-12-11' },
    ],
  });
  for (const order of ['dispositionDay', '-dispositionDay'])
    expect(await found(`sortBy=${order}`)).toEqual([held.ref, untaken.ref]);
  expect(await found('sortBy=registrationDay')).toEqual([untaken.ref, held.ref]);
});

it('an export takes the days along as columns', async () => {
  const { status, body } = await supervisor.call('POST', '/desk/exports', {
    ...{ resource: 'file', query: 'deadlineKind=disposition&deadlineFrom=2026-12-11' },
    columns: ['ref', 'objectionDay', 'dispositionDay', 'registrationDay'],
  });
  expect(status, JSON.stringify(body)).toBe(202);
  const { resultUrl } = await jobEnded(supervisor, String(body.jobId));
  const { text } = await downloaded(host, supervisor, String(resultUrl));
  expect(text.replace('\ufeff', '').trim().split('\r\n')).toEqual([
    'File number,Objection until,Sale from,Registration until',
    `${held.ref},2026-11-25,2026-12-11,`,
  ]);
});

it('a calendar program has an event for each deadline that is open', async () => {
  const { body } = await supervisor.call('POST', '/desk/calendar/address', {});
  const url = String(body.url).replace(/^https?:\/\/[^/]+/, '');
  const text = (await host.server.inject({ method: 'GET', url })).body.replace(/\r\n /g, '');
  const events = text
    .split('\r\n')
    .flatMap((line) => /^(?:DTSTART;VALUE=DATE|SUMMARY):(.+)$/.exec(line)?.[1] ?? []);
  expect(events).toEqual([
    ...['20261125', `Objection to the seizure: ${held.ref}`],
    ...['20261204', `Registration expires: ${untaken.ref}`],
    ...['20261211', `Notice of disposition: ${held.ref}`],
  ]);
  const ids = text.split('\r\n').filter((line) => line.startsWith('UID:'));
  expect(new Set(ids).size).toBe(3);
});

it('whoever is not shown the reckoning is shown no deadline behind the next, and finds none by it', async () => {
  const vendor = await signIn(host, 'vendor_manager');
  await sql`update file set "assignedCompanies" = array[${companyId('V01')}::uuid] where _id = ${held._id}::uuid`.execute(
    host.app.db,
  );
  for (const asked of ['deadlineKind=disposition', 'deadlineFrom=2026-12-01', 'deadlineTo=2026-12-31']) {
    const { status, body } = await vendor.call('GET', `/file/list?${asked}`);
    expect([status, Object.keys(body.errors as never)]).toEqual([400, [asked.split('=')[0]]]);
  }
  expect((await vendor.call('GET', '/file/list?sortBy=dispositionDay')).status).toBe(400);
  for (const row of await rowsOf('', vendor))
    expect([row.deadlines, row.dispositionDay]).toEqual([null, null]);
});

const kept = async (fileId: string): Promise<readonly (readonly [string, string])[]> => {
  const { rows } = await sql<{ clock: string; day: string }>`select clock, day from deadline
    where "fileId" = ${fileId}::uuid order by day`.execute(host.app.db);
  return rows.map(({ clock, day }) => [clock, day]);
};

it('files of which the nearest deadline alone was told are told in full by a host that starts, unseen', async () => {
  await sql`update file set deadlines = null where _id = ${held._id}::uuid`.execute(host.app.db);
  expect(await kept(held._id)).toEqual([]);
  const before = (await supervisor.call('GET', `/file/${held._id}`)).body;
  await sweep(host.app);
  expect(await kept(held._id)).toEqual([
    ['objection', '2026-11-25'],
    ['disposition', '2026-12-11'],
  ]);
  const after = (await supervisor.call('GET', `/file/${held._id}`)).body;
  expect([after.version, after.updatedAt]).toEqual([before.version, before.updatedAt]);
});

it('a day that passes ends its deadline and leaves the others', async () => {
  host.passes(6 * 24 * 3600);
  await sweep(host.app);
  supervisor = await signIn(host, 'supervisor');
  expect(await kept(held._id)).toEqual([['disposition', '2026-12-11']]);
  expect(await found('deadlineKind=objection')).toEqual([]);
});

it('a file that is closed or deleted has none, and one that is opened again has them again', async () => {
  const set = (what: string) =>
    sql`update file set ${sql.raw(what)} where _id = ${held._id}::uuid`.execute(host.app.db);
  for (const [gone, back] of [
    ['closed = true, active = false', 'closed = false, active = true'],
    ['"deletedAt" = now()', '"deletedAt" = null'],
  ] as const) {
    await set(gone);
    expect(await kept(held._id)).toEqual([]);
    await set(back);
    expect(await kept(held._id)).toEqual([['disposition', '2026-12-11']]);
  }
});
