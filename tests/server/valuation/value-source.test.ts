import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { sourcesOfValues } from '#server/database/migrations/0160-sources-of-values';
import { startHost } from '../../support/host';
import { placeFile } from '../../support/network';
import { signIn } from '../../support/person';
import type { Person } from '../../support/person';

const asset = { year: 2019, auMake: 'Toyota', auModel: 'Corolla', currentValue: '9000.00' };
const providers = ['cbb', 'simulated'] as const;

async function started() {
  const host = await startHost();
  const staff = await signIn(host, 'supervisor');
  return { host, staff, fileId: await placeFile(staff, { asset }) };
}

/** How a change of a file is answered: its status, and what is said of which field. */
const change = async (staff: Person, fileId: string, sent: object) => {
  const { status, body } = await staff.call('PATCH', '/file/', { _id: fileId, ...sent });
  return [status, body.errors];
};

const refusal = (field: string) => [
  422,
  { [field]: expect.stringMatching(/names a provider of values .* choose where this value is from/) },
];

it.each(providers)('no value that is typed is said to be told by %s', async (source) => {
  const { staff, fileId } = await started();
  expect(await change(staff, fileId, { asset: { ...asset, valueSource: source } })).toEqual(
    refusal('asset.valueSource'),
  );
  const more = [{ assetType: 'trailer', currentValue: '1.00', valueSource: source }];
  expect(await change(staff, fileId, { additionalAssets: more })).toEqual(
    refusal('additionalAssets[0].valueSource'),
  );
  const corrected = await staff.call('PATCH', '/asset/updateValueAtAssignment', {
    ...{ fileId, value: '8200.00', valueDate: '2026-11-02', source },
  });
  expect([corrected.status, corrected.body.errors]).toEqual(refusal('source'));
  await expect(placeFile(staff, { asset: { ...asset, valueSource: source } })).rejects.toThrow(/valueSource/);
  expect((await staff.call('GET', `/file/${fileId}`)).body).toMatchObject({ version: 1 });
});

it('a value that a provider told stays its own through other changes, until another is typed', async () => {
  const { host, staff, fileId } = await started();
  const told = { ...asset, valueSource: 'cbb', valueDate: '2026-11-20' };
  await sql`update file set asset = ${JSON.stringify(told)}::jsonb where _id = ${fileId}::uuid`.execute(
    host.app.db,
  );
  expect(await change(staff, fileId, { asset: { ...told, colour: 'Blue' } })).toEqual([200, undefined]);
  for (const typed of [{ currentValue: '9500.00' }, { valueDate: '2026-11-19' }])
    expect(await change(staff, fileId, { asset: { ...told, ...typed } })).toEqual(
      refusal('asset.valueSource'),
    );
  const typed = { ...told, currentValue: '9500.00', valueSource: 'manual' };
  expect(await change(staff, fileId, { asset: typed })).toEqual([200, undefined]);
});

it('what an asset was worth when its file was placed says by itself where it is from', async () => {
  const { host, staff, fileId } = await started();
  const told = { ...asset, valueSource: 'cbb', valueDate: '2026-11-20', valueAtAssignment: '9900.00' };
  await sql`update file set asset = ${JSON.stringify(told)}::jsonb where _id = ${fileId}::uuid`.execute(
    host.app.db,
  );
  for (const valueAtAssignmentSource of providers)
    expect(await change(staff, fileId, { asset: { ...told, valueAtAssignmentSource } })).toEqual(
      refusal('asset.valueAtAssignmentSource'),
    );
  const { body } = await staff.call('PATCH', '/asset/updateValueAtAssignment', {
    ...{ fileId, value: '8200.00', valueDate: '2026-11-02', source: 'appraisal' },
  });
  const of = { valueAtAssignmentDate: '2026-11-02', valueAtAssignmentSource: 'appraisal' };
  expect(body.asset).toMatchObject({ ...told, valueAtAssignment: '8200.00', ...of });
  const typed = { ...told, ...of, valueAtAssignment: '8300.00' };
  expect(await change(staff, fileId, { asset: typed })).toEqual([200, undefined]);
});

it('an update says of both values what one source said of them, and of what a provider told the current one alone', async () => {
  const { host, staff, fileId } = await started();
  const other = await placeFile(staff, { asset });
  const values = { valueAtAssignment: '9900.00', currentValue: '9000.00', valueDate: '2026-11-19' };
  const [typed, told] = [
    { ...values, valueSource: 'manual' },
    { ...values, valueSource: 'cbb' },
  ];
  for (const [id, first, second] of [
    [fileId, typed, told],
    [other, told, typed],
  ] as const)
    await sql`update file set asset = ${JSON.stringify(first)}::jsonb,
      "additionalAssets" = ${JSON.stringify([{ assetType: 'trailer', ...second }])}::jsonb where _id = ${id}::uuid`.execute(
      host.app.db,
    );
  await host.app.db.transaction().execute((tx) => sourcesOfValues.up(tx));
  const both = { ...typed, valueAtAssignmentSource: 'manual', valueAtAssignmentDate: '2026-11-19' };
  const { rows } = await sql<{ asset: object; more: object[] }>`
    select asset, "additionalAssets" more from file order by _id = ${other}::uuid`.execute(host.app.db);
  expect(rows).toEqual([
    { asset: both, more: [{ assetType: 'trailer', ...told }] },
    { asset: told, more: [{ assetType: 'trailer', ...both }] },
  ]);
});
