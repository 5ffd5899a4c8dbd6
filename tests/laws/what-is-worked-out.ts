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

/** How much of a file's money stands open is a sum of what its client is charged: it is for who reads that. */
export async function keepWhatIsWorkedOut(world: TwoTenants, administrator: Person): Promise<void> {
  for (const { name } of placed) {
    const { id = '' } =
      world.records.find((one) => one.resource === 'file' && one.circle === `${name}.open`) ?? {};
    const body = { fileId: id, closingReason: 'client_recall' };
    const { blockers } = (await administrator.call('POST', '/stage/close-file-test', body))
      .body as unknown as {
      blockers: { message: string }[];
    };
    const sums = blockers.flatMap(({ message }) => message.match(/\d+\.\d{2}/g) ?? []);
    expect(sums.length, name).toBeGreaterThan(0);
    for (const sum of sums) world.canaries.keep(`${name}.client`, 'file.closing', sum);
  }
}
