import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { toldBookValues } from '#server/database/migrations/0159-told-book-values';
import { startHost } from '../../support/host';
import { placeFile } from '../../support/network';
import { signIn } from '../../support/person';
import type { Person } from '../../support/person';

const vin = '2T1BURHE8K0000002';
const bookOf = async (by: Person, fileId: string) => {
  const { remarketing } = (await by.call('GET', `/file/${fileId}`)).body as {
    remarketing?: { cbbAverage?: string; cbbSource?: string } | null;
  };
  return [remarketing?.cbbAverage ?? null, remarketing?.cbbSource ?? null];
};

it('what the book says of a unit is typed by nobody, and its source neither', async () => {
  const host = await startHost();
  const fileId = await placeFile(await signIn(host, 'supervisor'), { serialNumber: vin });
  for (const role of ['administrator', 'supervisor', 'remarketing_specialist', 'lender_supervisor']) {
    const person = await signIn(host, role);
    for (const remarketing of [{ cbbAverage: '9000.00' }, { cbbSource: 'cbb' }]) {
      const { status } = await person.call('PATCH', '/file/', { _id: fileId, remarketing });
      expect([role, remarketing, status]).toEqual([role, remarketing, 403]);
    }
    expect(await bookOf(person, fileId)).toEqual([null, null]);
  }
});

it('what the book says of a unit is what it was last told, by whom, until it is sold', async () => {
  const host = await startHost();
  const staff = await signIn(host, 'supervisor');
  const fileId = await placeFile(staff, { serialNumber: vin });
  const value = async (mileageInKms: number): Promise<string> => {
    const asked = { fileId, mileageInKms };
    const { body } = await staff.call('PATCH', '/asset/recalculateBlackBookValue', asked);
    const [told] = body.data as unknown as [{ ok: boolean; newValue: string }];
    expect(told.ok).toBe(true);
    return told.newValue;
  };
  const first = await value(60_000);
  // Nobody is asked for here but the sandbox, which says that it is one.
  expect(await bookOf(staff, fileId)).toEqual([first, 'simulated']);
  const appraised = await staff.call('PATCH', '/file/', {
    ...{ _id: fileId, remarketing: { appraisalValue: '7000.00' } },
  });
  expect(appraised.body.remarketing).toMatchObject({ cbbAverage: first, cbbSource: 'simulated' });
  const second = await value(160_000);
  expect(second).not.toBe(first);
  expect(await bookOf(staff, fileId)).toEqual([second, 'simulated']);
  await sql`update file set remarketing = remarketing || '{"salePrice": "6000.00"}' where _id = ${fileId}::uuid`.execute(
    host.app.db,
  );
  await value(60_000);
  expect(await bookOf(staff, fileId)).toEqual([second, 'simulated']);
});

it('an update keeps of what stood under that name what was told, and nothing that was typed', async () => {
  const host = await startHost();
  const staff = await signIn(host, 'supervisor');
  const [told, typed] = [await placeFile(staff, { serialNumber: vin }), await placeFile(staff)];
  const { body } = await staff.call('PATCH', '/asset/recalculateBlackBookValue', {
    ...{ fileId: told, mileageInKms: 60_000 },
  });
  const [{ newValue }] = body.data as unknown as [{ newValue: string }];
  await sql`update file set remarketing = '{"cbbAverage": "16000.00", "lightCode": "red"}'`.execute(
    host.app.db,
  );
  await host.app.db.transaction().execute((tx) => toldBookValues.up(tx));
  expect([await bookOf(staff, told), await bookOf(staff, typed)]).toEqual([
    [newValue, 'simulated'],
    [null, null],
  ]);
});
