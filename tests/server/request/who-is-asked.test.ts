import { sql } from 'kysely';
import { expect, it, onTestFinished, vi } from 'vitest';
import { PreparingClient } from '#server/database/preparing-client';
import { appOfRequests } from '../../support/raising';
import { signIn } from '../../support/person';

const { host, place, raise } = appOfRequests();

/** Who has a request on their desk that waits for an answer, by their e-mail. */
async function asked(requestId: string): Promise<string[]> {
  const { rows } = await sql<{
    email: string;
  }>`select u.email from reminder r join "user" u on u._id = r."userId"
    where r."requestId" = ${requestId}::uuid and r.status = 'open' and r."deletedAt" is null order by 1`.execute(
    host().app.db,
  );
  return rows.map(({ email }) => email);
}

/** Forty more file managers, who decide about fees and holds; by their ids they come first. */
async function employManagers(): Promise<void> {
  await sql`insert into "user" select made.* from generate_series(1, 40) n
    join (select * from "user" where email = 'file_manager@demo.example') u on true
    cross join lateral jsonb_populate_record(null::"user", to_jsonb(u) || jsonb_build_object(
      '_id', ('00000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid, 'email', 'manager' || n || '@nlr.example')) made`.execute(
    host().app.db,
  );
}

/** A request that is a supervisor's to decide, and how many statements it took to raise. */
async function raiseCorrection(): Promise<{ id: string; statements: number }> {
  const fileId = await place();
  const asked = vi.spyOn(PreparingClient.prototype, 'query');
  onTestFinished(() => asked.mockRestore());
  const id = await raise('file_manager', {
    requestType: 'data_correction',
    payload: { what: 'The year of the car' },
    fileIds: [fileId],
  });
  const statements = asked.mock.calls.length;
  asked.mockRestore();
  return { id, statements };
}

it('who decides is asked, however many others of the company decide about other things, and by no statement more', async () => {
  await raiseCorrection();
  const among = await raiseCorrection();
  await employManagers();
  const { id, statements } = await raiseCorrection();
  expect(statements).toBe(among.statements);
  expect(await asked(id)).toEqual(['supervisor@demo.example']);
});

it('who approves what a unit is repaired for is asked, though they decide about nothing else', async () => {
  const fileId = await place();
  await sql`update file set stage = 'remarketing' where _id = ${fileId}::uuid`.execute(host().app.db);
  const id = await raise('vendor_manager', {
    requestType: 'repair_approval',
    amount: '900.00',
    fileIds: [fileId],
  });
  const specialist = await signIn(host(), 'remarketing_specialist');
  const { body } = await specialist.call('GET', `/request/list?decidable=true&fileIds=${fileId}`);
  expect(body.total).toBe(1);
  expect(await asked(id)).toContain('remarketing_specialist@demo.example');
});
