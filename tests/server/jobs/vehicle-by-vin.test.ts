import { expect, test } from 'vitest';
import { seedId } from '#server/seed/seed-id';
import { startHost } from '../../support/host';
import { jobEnded, sendForm } from '../../support/job';
import { signIn } from '../../support/person';
import { csvOf, makePlacements } from '../../support/placements';

test('a row that names its vehicle by the VIN alone gets what that says, and what a row says itself stands', async () => {
  const host = await startHost({ jobs: true });
  const person = await signIn(host, 'administrator');
  const { header, rows } = makePlacements(3);
  const set = (row: string[], values: Readonly<Record<string, string>>): string[] =>
    row.map((cell, at) => values[header[at] ?? ''] ?? cell);
  const [bare, typed, mistyped] = rows as [string[], string[], string[]];
  const sheet = csvOf(header, [
    set(bare, { vin: '1HGCM82633A004352', year: '', make: '', model: '' }),
    set(typed, { vin: '2T1BURHE8K0000002', year: '2018', make: 'Lexus', model: '' }),
    set(mistyped, { vin: '1HGCM82633A004353', year: '', make: '', model: '' }),
  ]);
  const url = '/file/processor/generic/incoming/ingest';
  const form = { clientId: seedId('company', 'LNA') };
  const { body } = await sendForm(host, person, url, form, { name: 'placements.csv', bytes: sheet });
  expect(await jobEnded(person, String(body.jobId))).toMatchObject({ counts: { created: 3, rejected: 0 } });
  const assetOf = async ([account]: string[]): Promise<unknown> => {
    const { body } = await person.call('GET', `/file/list?bankAccountNumber=${account}`);
    const [{ _id } = { _id: '' }] = body.data as unknown as { _id: string }[];
    return (await person.call('GET', `/file/${_id}`)).body.asset;
  };
  expect(await assetOf(bare)).toMatchObject({ year: 2003, auMake: 'Honda', auModel: 'Accord' });
  const own = await assetOf(typed);
  expect(own).toMatchObject({ year: 2018, auMake: 'Lexus' });
  expect(own).not.toHaveProperty('auModel', 'Corolla');
  expect((await assetOf(mistyped)) ?? {}).not.toHaveProperty('auMake', 'Honda');
});
