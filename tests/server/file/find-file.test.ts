import { expect, it } from 'vitest';
import { sql } from 'kysely';
import { startHost } from '../../support/host';
import { signIn } from '../../support/person';
import type { Person } from '../../support/person';
import { placeFile } from '../../support/place-file';

const found = async (by: Person, words: string): Promise<string[]> => (await best(by, words)).sort();

/** The numbers of what is found, best first. */
async function best(by: Person, words: string): Promise<string[]> {
  const { body } = await by.call('GET', `/file/search?search=${encodeURIComponent(words)}`);
  return (body.data as unknown as { ref: string }[]).map(({ ref }) => ref);
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

it('shows the best twenty of more: what is worked on first, and of that what was last', async () => {
  const host = await startHost();
  const supervisor = await signIn(host, 'supervisor');
  for (let made = 0; made < 22; made += 1) await placeFile(supervisor);
  await sql`update file set active = ref <> 'LNA-2600003',
    "lastActivityDate" = '2026-11-01T12:00:00Z'::timestamptz + right(ref, 2)::integer * interval '1 hour'`.execute(
    host.app.db,
  );
  const shown = [22, 21, 20, 19, 18, 17, 16, 15, 14, 13, 12, 11, 10].map((number) => `LNA-26000${number}`);
  shown.push(...[9, 8, 7, 6, 5, 4, 2].map((number) => `LNA-260000${number}`));
  expect(await best(supervisor, 'lna26')).toEqual(shown);
  expect(await best(supervisor, 'LNA-2600003')).toEqual(['LNA-2600003']);
});
