import { expect, it } from 'vitest';
import { startHost } from '../../support/host';
import { signIn } from '../../support/person';
import type { Person } from '../../support/person';
import { placeFile } from '../../support/place-file';

async function found(by: Person, words: string): Promise<string[]> {
  const { body } = await by.call('GET', `/file/search?search=${encodeURIComponent(words)}`);
  return (body.data as unknown as { ref: string }[]).map(({ ref }) => ref).sort();
}

it('finds a file by the beginning of its number, with the dash or without', async () => {
  const host = await startHost();
  const supervisor = await signIn(host, 'supervisor');
  const [first, second] = [
    await placeFile(supervisor, { serialNumber: '1HGCM82633A004352' }),
    await placeFile(supervisor, { serialNumber: '2T1BURHE8K0000002' }),
  ];
  expect([first.ref, second.ref]).toEqual(['LNA-2600001', 'LNA-2600002']);
  const both = [first.ref, second.ref];
  for (const words of ['LNA-2', 'LNA-26', 'LNA-26000', 'lna26', 'LNA26000', 'lna 26000'])
    expect(await found(supervisor, words), words).toEqual(both);
  for (const words of ['LNA-2600002', 'lna2600002', 'LNA 2600002', '2600002'])
    expect(await found(supervisor, words), words).toEqual([second.ref]);
  for (const words of ['1HG-CM82633-A004352', '1hgcm8263'])
    expect(await found(supervisor, words), words).toEqual([first.ref]);
  for (const words of ['LNA-27', 'LNB26', 'lna2600003'])
    expect(await found(supervisor, words), words).toEqual([]);
});
