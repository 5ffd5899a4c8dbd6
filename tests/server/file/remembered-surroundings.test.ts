import { sql } from 'kysely';
import { expect, it, vi } from 'vitest';
import { PreparingClient } from '#server/database/preparing-client';
import { addDocument } from '../../support/document-row';
import { startHost } from '../../support/host';
import { companyId, placeFile } from '../../support/network';
import { signIn } from '../../support/person';
import type { Person } from '../../support/person';
import { secondHost } from '../../support/second-host';

const lacks = async (who: Person, fileId: string): Promise<unknown> => {
  // Once more: whatever is remembered is asked for.
  await who.call('GET', `/file/${fileId}`);
  return (await who.call('GET', `/file/${fileId}`)).body.lackingDocuments;
};

it('shows what has come to a file, and what has left it, from one look to the next, whoever else did it', async () => {
  const host = await startHost();
  const { db } = secondHost(host);
  const me = await signIn(host, 'supervisor');
  const fileId = await placeFile(me);
  expect(await lacks(me, fileId)).toEqual([]);
  await sql`update company set playbook = '{"requiredDocuments": ["power_of_attorney"]}' where _id = ${companyId('LNA')}::uuid`.execute(
    db,
  );
  expect(await lacks(me, fileId)).toEqual(['power_of_attorney']);
  const came = { documentType: 'power_of_attorney', originType: 'client_upload' };
  const documentId = await addDocument({ app: { db } }, [fileId], came);
  expect(await lacks(me, fileId)).toEqual([]);
  await sql`update document set "scanStatus" = 'infected' where _id = ${documentId}::uuid`.execute(db);
  expect(await lacks(me, fileId)).toEqual(['power_of_attorney']);
});

it('shows nothing of a change before it is committed, and it at once when it is', async () => {
  const host = await startHost();
  const me = await signIn(host, 'supervisor');
  const fileId = await placeFile(me);
  expect(await lacks(me, fileId)).toEqual([]);
  await secondHost(host)
    .db.transaction()
    .execute(async (tx) => {
      await sql`update company set playbook = '{"requiredDocuments": ["court_order"]}' where _id = ${companyId('LNA')}::uuid`.execute(
        tx,
      );
      expect(await lacks(me, fileId)).toEqual([]);
    });
  expect(await lacks(me, fileId)).toEqual(['court_order']);
});

it('tells nobody what another was told by rights of their own', async () => {
  const host = await startHost();
  const [supervisor, agent] = [await signIn(host, 'supervisor'), await signIn(host, 'field_agent')];
  const fileId = await placeFile(supervisor);
  await sql`update role set permissions = (select jsonb_agg(p) from jsonb_array_elements(permissions) p
    where p ->> 'resource' <> 'history') where key = 'field_agent'`.execute(host.app.db);
  await sql`update file set "assignedUsers" = array[${agent.userId}::uuid],
    "assignedCompanies" = array[(select "companyId" from "user" where _id = ${agent.userId}::uuid)] where _id = ${fileId}::uuid`.execute(
    host.app.db,
  );
  const passed = async (who: Person) => (await who.call('GET', `/file/${fileId}`)).body.stagesPassed;
  expect(await passed(supervisor)).toEqual(['intake']);
  expect(await passed(agent)).toBeNull();
  expect(await passed(supervisor)).toEqual(['intake']);
});

/** The statements that go to the database for one look at a file. */
async function asked(who: Person, fileId: string): Promise<string[]> {
  const query = vi.spyOn(PreparingClient.prototype, 'query');
  await who.call('GET', `/file/${fileId}`);
  const texts = query.mock.calls.map(([text]) => String(text));
  query.mockRestore();
  return texts;
}
const around = /"vendorInvoice"|"relatedParty"/;

it('reads nothing of a file a second time while nothing of it changes, and of what stands around it none that stands', async () => {
  const host = await startHost();
  const me = await signIn(host, 'supervisor');
  const fileId = await placeFile(me);
  const first = await me.call('GET', `/file/${fileId}`);
  const again = await asked(me, fileId);
  expect(again.map((text) => text.includes('bankAccountNumber'))).toEqual([false, false]);
  expect((await me.call('GET', `/file/${fileId}`)).body).toEqual(first.body);
  await me.call('PATCH', '/file/', { _id: fileId, nextAction: 'Call the debtor' });
  const changed = await asked(me, fileId);
  expect(changed.filter((text) => text.includes('bankAccountNumber'))).toHaveLength(1);
  expect(changed.filter((text) => around.test(text))).toEqual([]);
  expect((await me.call('GET', `/file/${fileId}`)).body.nextAction).toBe('Call the debtor');
});

it('shows each in their own words and with their own masks, and nothing of a file that is no longer theirs', async () => {
  const host = await startHost();
  const [supervisor, lender] = [await signIn(host, 'supervisor'), await signIn(host, 'lender_supervisor')];
  const fileId = await placeFile(supervisor);
  for (const _ of [1, 2]) {
    const inside = await supervisor.call('GET', `/file/${fileId}`);
    const outside = await lender.call('GET', `/file/${fileId}`);
    expect([inside.body.may, outside.body.may]).toEqual([
      expect.arrayContaining(['changeStage']),
      expect.not.arrayContaining(['changeStage']),
    ]);
  }
  await sql`update file set "clientId" = ${companyId('NLR')}::uuid where _id = ${fileId}::uuid`.execute(
    host.app.db,
  );
  expect((await lender.call('GET', `/file/${fileId}`)).status).toBe(404);
});

it('reckons anew what goes by the day', async () => {
  const host = await startHost({ at: '2026-11-20T15:29:50.000Z' });
  const me = await signIn(host, 'supervisor');
  const fileId = await placeFile(me);
  await asked(me, fileId);
  expect((await asked(me, fileId)).some((text) => text.includes('bankAccountNumber'))).toBe(false);
  host.passes(20);
  expect((await asked(me, fileId)).some((text) => text.includes('bankAccountNumber'))).toBe(true);
});
