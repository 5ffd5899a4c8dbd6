import { expect, test } from 'vitest';
import { startHost } from '../support/host';
import type { TestHost } from '../support/host';
import { column, companyId, userId } from '../support/network';
import { signIn } from '../support/person';

const calls = [
  '/company/seed',
  '/user/seed',
  '/role/seed',
  '/stage/seed',
  '/status/seed',
  '/provinceTax/seed',
];

test('changes nothing where everything is there already', async () => {
  const host = await startHost();
  const admin = await signIn(host, 'administrator');
  for (const call of calls)
    expect(await admin.call('POST', call, { dataset: 'reference' }), call).toMatchObject({
      status: 200,
      body: { seeded: 0 },
    });
});

test('puts back what is missing, and only that', async () => {
  const host = await startHost();
  const admin = await signIn(host, 'administrator');
  const { db } = host.app;
  await db.deleteFrom('company').where('_id', '=', companyId('V25')).execute();
  await db.deleteFrom('status').where('name', '=', 'archived').execute();
  await db.deleteFrom('credential').where('userId', '=', userId('partner')).execute();
  await db.deleteFrom('user').where('_id', '=', userId('partner')).execute();
  await db
    .updateTable('company')
    .set({ companyName: 'Renamed' })
    .where('_id', '=', companyId('V24'))
    .execute();
  expect((await admin.call('POST', '/company/seed', {})).body).toEqual({ seeded: 1 });
  expect((await admin.call('POST', '/status/seed')).body).toEqual({ seeded: 1 });
  expect((await admin.call('POST', '/user/seed')).body).toEqual({ seeded: 1 });
  expect((await admin.call('GET', `/company/${companyId('V24')}`)).body.companyName).toBe('Renamed');
  expect((await signIn(host, 'partner')).userId).toBe(userId('partner'));
});

test('puts back the reference data of its own, each in its place', async () => {
  const host = await startHost();
  const admin = await signIn(host, 'administrator');
  const { db } = host.app;
  const { _id: stageId } = await db
    .deleteFrom('stage')
    .where('_id', '=', await stageWithoutStatuses(host))
    .returning('_id')
    .executeTakeFirstOrThrow();
  await db.deleteFrom('provinceTax').where('province', '=', 'NS').execute();
  await db.deleteFrom('asset').where('auMake', '=', 'Mazda').where('auModel', '=', 'CX-5').execute();
  const seller = userId('remarketing_specialist');
  await db.deleteFrom('credential').where('userId', '=', seller).execute();
  await db.deleteFrom('user').where('_id', '=', seller).execute();
  await db.deleteFrom('role').where('key', '=', 'remarketing_specialist').execute();
  expect((await admin.call('GET', '/provinceTax/NS')).status).toBe(404);
  expect((await admin.call('POST', '/stage/seed')).body).toEqual({ seeded: 1 });
  expect((await admin.call('POST', '/provinceTax/seed')).body).toEqual({ seeded: 2 });
  expect((await admin.call('POST', '/asset/seed')).body).toEqual({ seeded: 1 });
  expect((await admin.call('POST', '/role/seed')).body).toEqual({ seeded: 1 });
  expect(column(await admin.call('GET', '/stage/list'), '_id')).toContain(stageId);
  expect((await admin.call('GET', '/provinceTax/NS')).body).toMatchObject({ hstRate: 14 });
  expect((await admin.call('GET', '/asset/?groupBy=auModel&auMake=Mazda')).body.data).toContainEqual(
    expect.objectContaining({ auModel: 'CX-5' }),
  );
  expect(column(await admin.call('GET', '/role/list'), 'key')).toContain('remarketing_specialist');
});

/** A stage, let go of by its statuses. */
async function stageWithoutStatuses({ app: { db } }: TestHost): Promise<string> {
  const { _id } = await db.selectFrom('stage').select('_id').executeTakeFirstOrThrow();
  await db.deleteFrom('status').where('stageId', '=', _id).execute();
  return _id;
}

test('is the administrator’s alone', async () => {
  const host = await startHost();
  for (const who of ['supervisor', 'lender_supervisor', 'vendor_manager']) {
    const person = await signIn(host, who);
    for (const call of calls) expect((await person.call('POST', call)).status).toBe(403);
  }
  const admin = await signIn(host, 'administrator');
  expect((await admin.call('POST', '/role/seed', { dataset: 'everything' })).status).toBe(422);
});

test('is refused where the host says so', async () => {
  const host = await startHost();
  const admin = await signIn(host, 'administrator');
  Object.assign(host.app.settings, { seeding: false });
  for (const call of calls) expect((await admin.call('POST', call)).body.code).toBe('SEED_OFF');
});
