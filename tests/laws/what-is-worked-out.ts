import { expect } from 'vitest';
import type { Person } from '../support/person';
import { placed } from '../support/two-tenants-cast';
import type { TwoTenants } from '../support/two-tenants';
import type { Look } from './probes';

/** Questions whether the files of a look could be closed. */
export const closings = (look: Pick<Look, 'mine'>): object[] =>
  look
    .mine('file')
    .flatMap((fileId) =>
      ['recovered_sold', 'client_recall'].map((closingReason) => ({ fileId, closingReason })),
    );

/** What the host works out of what is masked, and writes or says elsewhere, is for who reads what it is of. */
export async function keepWhatIsWorkedOut(world: TwoTenants, administrator: Person): Promise<void> {
  for (const [index, { name }] of placed.entries()) {
    const { id = '' } =
      world.records.find((one) => one.resource === 'file' && one.circle === `${name}.open`) ?? {};
    await keepWorth(world, administrator, { name, fileId: id, vin: `2T1BURHE8K000010${index}` });
    const body = { fileId: id, closingReason: 'client_recall' };
    const { blockers } = (await administrator.call('POST', '/stage/close-file-test', body))
      .body as unknown as {
      blockers: { message: string }[];
    };
    const sums = blockers.flatMap(({ message }) => message.match(/\d+\.\d{2}/g) ?? []);
    // How much of a file's money stands open is a sum of what its client is charged.
    expect(sums.length, name).toBeGreaterThan(0);
    for (const sum of sums) world.canaries.keep(`${name}.client`, 'file.closing', sum);
  }
}

/** What an asset is valued at becomes its value: it is for who reads valuations. */
async function keepWorth(
  { canaries }: TwoTenants,
  administrator: Person,
  { name, fileId, vin }: { readonly name: string; readonly fileId: string; readonly vin: string },
): Promise<void> {
  // A balance is no less than the interest in it.
  const balanceAmount = canaries.make(`${name}.money`, 'file.balanceAmount', { kind: 'money' });
  const change = { _id: fileId, serialNumber: vin, balanceAmount };
  const known = await administrator.call('PATCH', '/file/', change);
  expect([name, known.status, known.body.errors]).toEqual([name, 200, undefined]);
  const asked = { fileId, mileageInKms: 83_177 };
  const { body } = await administrator.call('PATCH', '/asset/recalculateBlackBookValue', asked);
  const [{ newValue = '' } = {}] = body.data as unknown as { newValue?: string }[];
  expect(newValue, `${name}: ${JSON.stringify(body)}`).toMatch(/^\d+\.\d{2}$/);
  canaries.keep(`${name}.money`, 'file.asset.currentValue', newValue);
}
