import { afterAll, beforeAll, expect, it } from 'vitest';
import { placeFile } from '../../support/network';
import type { Person } from '../../support/person';
import { openProving, record } from '../../support/proving';
import type { Proving } from '../../support/proving';
import { share } from '../../support/shared-file';

let bring: Proving['bring'];
let house: Proving;
let supervisor: Person;
let manager: Person;

beforeAll(async () => {
  house = await openProving();
  ({ bring, supervisor, manager } = house);
});
afterAll(() => house.close());

const leave = {
  ...{ documentType: 'court_order', courtName: 'Cour du Québec', courtFileNumber: '200-22-001234-269' },
  ...{ orderDate: '2026-11-02', orderPermits: ['seizure'] },
};
const denied = { ...leave, orderDate: '2026-11-10', orderPermits: ['none'] };

async function prove(fileId: string, documentId: string): Promise<void> {
  const facts = { checks: { authorizationOnFile: '2026-11-03' } };
  expect((await record(supervisor, fileId, 'authorization', documentId, facts)).status).toBe(200);
}

/** A file that the manager works, on which a court's leave to seize was recorded. */
async function seizedByLeave(): Promise<string> {
  const fileId = await placeFile(supervisor);
  await share(house.host, fileId, { people: ['file_manager'] });
  await prove(fileId, await bring(fileId, leave));
  return fileId;
}

/** What the manager is told of the file that stands no more, and whether it waits still. */
async function told(fileId: string): Promise<unknown[]> {
  const { status, body } = await manager.call('GET', `/reminder/list?view=file&fileId=${fileId}`);
  expect(status).toBe(200);
  const rows = body.data as unknown as { title: string; status: string; userId: string }[];
  return rows
    .filter(({ title, userId }) => userId === manager.userId && title.startsWith('Stands no more'))
    .map(({ title, status: standing }) => [title.replace(/: [^:]+$/, ''), standing]);
}

const fell = 'Stands no more since the order of 2026-11-10: authorization';

it('Who works a file is told once that a fact fell with the order that it rests on', async () => {
  const fileId = await seizedByLeave();
  expect(await told(fileId)).toEqual([]);
  await bring(fileId, denied);
  expect(await told(fileId)).toEqual([[fell, 'open']]);
  // Another order of the court, which changes nothing of it.
  await bring(fileId, { ...leave, courtFileNumber: '200-22-009999-269', orderPermits: ['without_notice'] });
  expect(await told(fileId)).toEqual([[fell, 'open']]);
});

it('An order that permits the same has nobody told', async () => {
  const fileId = await seizedByLeave();
  await bring(fileId, { ...denied, orderPermits: ['seizure', 'without_notice'] });
  expect(await told(fileId)).toEqual([]);
});

it('What was proved anew is done, and is told again where that falls too', async () => {
  const fileId = await seizedByLeave();
  await bring(fileId, denied);
  await prove(fileId, await bring(fileId, { documentType: 'repossession_authorization' }));
  expect(await told(fileId)).toEqual([[fell, 'completed']]);
  const other = { ...leave, courtFileNumber: '200-22-005555-269' };
  await prove(fileId, await bring(fileId, other));
  await bring(fileId, { ...other, orderDate: '2026-11-14', orderPermits: ['none'] });
  expect(new Set(await told(fileId))).toEqual(
    new Set([
      [fell, 'completed'],
      ['Stands no more since the order of 2026-11-14: authorization', 'open'],
    ]),
  );
});

it('What another order permits leaves the desks', async () => {
  const fileId = await seizedByLeave();
  await bring(fileId, denied);
  await bring(fileId, { ...leave, courtFileNumber: '200-22-005555-269' });
  expect(await told(fileId)).toEqual([[fell, 'cancelled']]);
});

it('What stands again since the later order is gone leaves the desks', async () => {
  const fileId = await seizedByLeave();
  const later = await bring(fileId, denied);
  expect(
    (await supervisor.call('DELETE', `/document/${later}`, { reason: 'Filed twice' })).status,
  ).toBeLessThan(300);
  expect(await told(fileId)).toEqual([[fell, 'cancelled']]);
});
