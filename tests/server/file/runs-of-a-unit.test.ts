import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openHost } from '../../support/host';
import type { TestHost } from '../../support/host';
import { placeFile } from '../../support/network';
import { signIn } from '../../support/person';
import type { Person } from '../../support/person';

let host: TestHost;
let close: () => Promise<void>;
let supervisor: Person;

beforeAll(async () => {
  ({ host, close } = await openHost());
  supervisor = await signIn(host, 'supervisor');
});
afterAll(() => close());

it('counts each run that a unit is listed for, and each that ends without a sale', async () => {
  const fileId = await placeFile(supervisor);
  await sql`update file set status = 'ready_for_sale', stage = 'remarketing', notice = '{"waivedReason": "The debtor agreed"}',
    remarketing = '{"saleDate": "2026-11-26"}' where _id = ${fileId}::uuid`.execute(host.app.db);
  const seen: unknown[] = [];
  for (const status of ['listed', 'no_sale', 'listed', 'no_sale', 'listed']) {
    const { body } = await supervisor.call('PATCH', '/file/', { _id: fileId, status });
    expect(body.errors ?? body.message).toBeUndefined();
    const { runCount, noSaleCount } = body.remarketing as unknown as Record<string, unknown>;
    seen.push([status, runCount, noSaleCount]);
  }
  expect(seen).toEqual([
    ['listed', 1, undefined],
    ['no_sale', 1, 1],
    ['listed', 2, 1],
    ['no_sale', 2, 2],
    ['listed', 3, 2],
  ]);
});
