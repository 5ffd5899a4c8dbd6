import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openHost } from '../../support/host';
import type { TestHost } from '../../support/host';
import { signIn } from '../../support/person';
import type { Person } from '../../support/person';
import { placeFile } from '../../support/place-file';

let host: TestHost;
let close: () => Promise<void>;
let supervisor: Person;

beforeAll(async () => {
  ({ host, close } = await openHost());
  supervisor = await signIn(host, 'supervisor');
});
afterAll(() => close());

/** Where units are kept, by the area of a postal code. */
const lots = { Vancouver: 'V5K 0A1', Abbotsford: 'V2S 1A1', Kamloops: 'V2C 1A1' } as const;

/** A unit that was taken in downtown Vancouver. */
async function taken(state: string, values: object = {}): Promise<string> {
  const { _id } = await placeFile(supervisor, { state, ...values });
  const recovery = { onHookAt: '2026-11-20T15:00:00Z', latitude: 49.2827, longitude: -123.1207 };
  await sql`update file set stage = 'secured', status = 'in_transit', recovery = ${JSON.stringify(recovery)}::jsonb
    where _id = ${_id}::uuid`.execute(host.app.db);
  return _id;
}

async function keep(fileId: string, lot: keyof typeof lots): Promise<void> {
  const { _id } = await host.app.db
    .updateTable('company')
    .set({ postalCode: lots[lot] })
    .where('code', '=', 'V01')
    .returning('_id')
    .executeTakeFirstOrThrow();
  const kept = await supervisor.call('PATCH', '/file/', {
    ...{ _id: fileId, storage: { lotCompanyId: _id, spot: lot } },
  });
  expect([kept.status, kept.body.errors]).toEqual([200, undefined]);
}

const told = async (fileId: string): Promise<string[]> => {
  const { body } = await supervisor.call('GET', `/reminder/list?view=file&fileId=${fileId}&status=open`);
  return (body.data as unknown as { title: string }[])
    .map(({ title }) => title)
    .filter((title) => title.startsWith('Kept '));
};

// As the crow flies Abbotsford is some 60 km from Vancouver, Kamloops some 260.
it('In British Columbia who leads is told of a unit that is kept too far from where it was taken, once, and of no other', async () => {
  const [near, far, inOntario] = [await taken('BC'), await taken('BC'), await taken('ON')];
  await keep(near, 'Abbotsford');
  await keep(inOntario, 'Kamloops');
  await keep(far, 'Kamloops');
  const [title, ...more] = await told(far);
  expect(title).toMatch(
    /^Kept 2[456]\d km from where it was taken, with written consent needed beyond 100 km: /,
  );
  expect(more).toEqual([]);
  expect([await told(near), await told(inOntario)]).toEqual([[], []]);
  const spot = await supervisor.call('PATCH', '/file/', { _id: far, storage: { spot: 'B4' } });
  expect(spot.status).toBe(200);
  expect(await told(far)).toHaveLength(1);
});
