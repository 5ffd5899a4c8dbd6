import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { vocabularies } from '#contract/vocabularies/index';
import { calendarOf } from '#server/seed/demo-bundle';
import { seedDemo } from '#server/seed/demo-files';
import { seedDemoRequests } from '#server/seed/demo-requests';
import { seedDemoStaff } from '#server/seed/demo-staff';
import { startHost } from '../../support/host';
import { signIn } from '../../support/person';

/** What a status waits for has been asked. */
const waitsFor: Readonly<Record<string, string>> = {
  skip_approval_pending: 'skip_approval',
  reserve_pending: 'reserve_approval',
};

interface Row {
  readonly _id: string;
  readonly requestType: string;
  readonly fileIds: readonly string[];
  readonly createdAt: string;
  readonly linkedEntityId: string | null;
}

test('requests of the demo stand in the history of their files and on the desks of who decides', async () => {
  const host = await startHost();
  const { db } = host.app;
  const now = host.app.now();
  await seedDemoStaff(db);
  await seedDemo(db, { files: 1500, notesPerFile: 1, now });
  await db.transaction().execute((tx) => seedDemoRequests(host.app, tx, calendarOf(now)));

  const stored = await db.selectFrom('request').select('status').distinct().execute();
  expect(stored.map(({ status }) => status).sort()).toEqual([...vocabularies.requestStatus].sort());

  const { rows: waits } = await sql<{ status: string; asked: string[] }>`select status,
    array(select "requestType" from request r where f._id = any(r."fileIds") and r.status = 'submitted') asked
    from file f where status = any(${Object.keys(waitsFor)}::text[])`.execute(db);
  expect(new Set(waits.map(({ status }) => status))).toEqual(new Set(Object.keys(waitsFor)));
  expect(waits.filter(({ status, asked }) => !asked.includes(waitsFor[status] ?? ''))).toEqual([]);

  // By hand: who is asked in French is asked by and of people who work in French.
  const { rows: said } = await sql<{ french: boolean; both: boolean }>`select
    r.reason ~ '\\m(Le|Les|frais|du|selon)\\M|’' french, c.language = 'fr' and a.language = 'fr' both from request r
    join file f on f._id = r."fileIds"[1] join company c on c._id = f."clientId" join company a on a._id = f."agencyId"
    where r."requestType" <> 'fee_approval'`.execute(db);
  expect(said.filter(({ french, both }) => french !== both)).toEqual([]);
  expect(said.some(({ both }) => both)).toBe(true);

  const supervisor = await signIn(host, 'supervisor');
  const list = await supervisor.call('GET', '/request/list');
  const rows = list.body.data as unknown as Row[];
  const types = new Set(rows.map(({ requestType }) => requestType));
  for (const type of ['hold', 'close', 'payout_or_balance', 'write_off', 'fee_approval'])
    expect(types).toContain(type);
  for (const { fileIds, createdAt } of rows) {
    const history = await supervisor.call('GET', `/history/list/${fileIds[0]}?type=request_created`);
    const told = history.body.data as unknown as { at: string }[];
    expect(told.map(({ at }) => at)).toContain(createdAt);
  }
  const waiting = (await supervisor.call('GET', '/request/list?decidable=true')).body
    .data as unknown as Row[];
  const mine = await supervisor.call(
    'GET',
    '/reminder/list?view=all&types=request_response_due&status=open&size=500',
  );
  const reminded = (mine.body.data as unknown as { requestId: string }[]).map(({ requestId }) => requestId);
  for (const { _id } of waiting) expect(reminded).toContain(_id);

  const fees = waiting.find(({ requestType }) => requestType === 'fee_approval');
  const decided = await supervisor.call('PATCH', '/request/', { _id: fees?._id, status: 'approved' });
  expect(decided.body.status).toBe('fulfilled');
  expect((await supervisor.call('GET', `/fee/${fees?.linkedEntityId}`)).body.status).toBe('approved');
});
