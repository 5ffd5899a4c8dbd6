import { expect, it } from 'vitest';
import { sql } from 'kysely';
import { seedId } from '#server/seed/seed-id';
import { startHost } from '../../support/host';
import type { TestHost } from '../../support/host';
import { signIn } from '../../support/person';
import type { Person } from '../../support/person';
import { placeFile } from '../../support/place-file';
import { addDocument } from '../../support/document-row';

async function open(by: Person): Promise<unknown[]> {
  const { body } = await by.call('GET', `/reminder/list?userId=${by.userId}&status=open`);
  return (body.data as unknown as { title: string; dueDate: string }[]).map((one) => [
    one.title,
    one.dueDate,
  ]);
}

/** A second supervisor at the agency, whom the demo network has as its specialist for sales. */
async function secondSupervisor(host: TestHost): Promise<Person> {
  await sql`update "user" set "roleId" = (select _id from role where key = 'supervisor')
    where _id = ${seedId('user', 'remarketing_specialist@demo.example')}::uuid`.execute(host.app.db);
  return signIn(host, 'remarketing_specialist');
}

const mark = async (by: Person, _id: string, isRushFile: boolean) =>
  expect((await by.call('PATCH', '/file/', { _id, isRushFile })).status).toBe(200);

it('tells all supervisors at once of a rush that is placed, and has any of them accept it within the hour', async () => {
  const host = await startHost();
  const [lender, supervisor] = [await signIn(host, 'lender_user'), await signIn(host, 'supervisor')];
  const second = await secondSupervisor(host);
  const { _id } = await placeFile(lender, { isRushFile: true });
  const both = [
    ['Rush file: LNA-2600001', '2026-11-20T15:00:00.000Z'],
    ['Accept LNA-2600001', '2026-11-20T16:00:00.000Z'],
  ];
  expect(await open(supervisor)).toEqual(both);
  expect(await open(second)).toEqual(both);
  expect((await second.call('GET', '/reminder/count')).body.count).toBe(1);
  expect(await open(await signIn(host, 'file_manager'))).toEqual([]);
  await addDocument(host, [_id], { documentType: 'security_agreement', originType: 'client_upload' });
  const accepted = await supervisor.call('PATCH', '/file/', { _id, status: 'accepted' });
  expect(accepted.status).toBe(200);
  expect([await open(supervisor), await open(second)]).toEqual([[], []]);
});

it('tells them of a file that becomes a rush, moves its acceptance, and takes both back', async () => {
  const host = await startHost();
  const [lender, supervisor] = [await signIn(host, 'lender_supervisor'), await signIn(host, 'supervisor')];
  const [second, manager] = [await secondSupervisor(host), await signIn(host, 'file_manager')];
  const { _id } = await placeFile(lender);
  expect([await open(supervisor), await open(second)]).toEqual([[], []]);
  await mark(lender, _id, true);
  const told = [['Rush file: LNA-2600001', '2026-11-20T15:00:00.000Z']];
  expect([await open(supervisor), await open(second)]).toEqual([told, told]);
  expect(await open(manager)).toEqual([['Accept LNA-2600001', '2026-11-20T16:00:00.000Z']]);
  await mark(lender, _id, false);
  expect([await open(supervisor), await open(second)]).toEqual([[], []]);
  expect(await open(manager)).toEqual([['Accept LNA-2600001', '2026-11-20T19:00:00.000Z']]);
  await mark(supervisor, _id, true);
  expect([await open(supervisor), await open(second)]).toEqual([[], told]);
});
