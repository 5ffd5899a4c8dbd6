import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { seedId } from '#server/seed/seed-id';
import { openHost } from '../../support/host';
import { companyId } from '../../support/network';
import { signIn } from '../../support/person';
import { fileWithDebtor } from '../../support/settling';
import type { Desk } from '../../support/settling';

let desk: Pick<Desk, 'host' | 'close' | 'supervisor'>;
// Evening in Vancouver, the next day in Greenwich.
beforeAll(async () => {
  const { host, close } = await openHost({ at: '2026-11-11T05:00:00Z' });
  desk = { host, close, supervisor: await signIn(host, 'supervisor') };
});
afterAll(() => desk.close());

it('a report on a file that ends tells what was done by the days of its province, and each attempt without who made it', async () => {
  const fileId = await fileWithDebtor(desk as Desk, { state: 'BC' });
  const { db } = desk.host.app;
  const agent = seedId('user', 'field_agent@demo.example');
  for (const [at, band, outcome] of [
    ['2026-11-10T04:30:00Z', '17-21', 'no_contact'],
    ['2026-11-10T18:00:00Z', '09-17', 'sighted'],
  ] as const)
    await sql`insert into attempt (_id, "fileId", "companyId", at, "timeBand", outcome, "agentUserId", "createdAt", "createdBy", "updatedAt", "updatedBy")
      values (gen_random_uuid(), ${fileId}::uuid, ${companyId('V01')}::uuid, ${at}::timestamptz, ${band}, ${outcome}, ${agent}::uuid, ${at}::timestamptz, ${agent}::uuid, ${at}::timestamptz, ${agent}::uuid)`.execute(
      db,
    );
  const moved = await desk.supervisor.call('PATCH', '/file/', { _id: fileId, status: 'under_review' });
  expect(moved.status, JSON.stringify(moved.body)).toBe(200);
  const { status, body } = await desk.supervisor.call('POST', '/form/preview', {
    ...{ fileId, formType: 'close_out_report', language: 'en', overrides: { closingReason: 'other' } },
  });
  expect(status, JSON.stringify(body)).toBe(200);
  const page = body.page as unknown as { blocks: readonly { list?: readonly string[] }[] };
  const lists = page.blocks.flatMap(({ list }) => (list ? [list] : []));
  expect(lists[0]?.every((step) => step.startsWith('10 Nov 2026'))).toBe(true);
  expect(lists[1]).toEqual([
    '9 Nov 2026 · 17:00 to 21:00 · No contact',
    '10 Nov 2026 · 9:00 to 17:00 · Asset sighted',
  ]);
  expect(JSON.stringify(page)).not.toContain('Demo bailiff');
});
