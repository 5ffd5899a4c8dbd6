import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { calendarOf } from '#server/seed/demo-bundle';
import { seedDemoCloseOuts } from '#server/seed/demo-close-outs';
import { seedDemo } from '#server/seed/demo-files';
import { seedDemoNetwork } from '#server/seed/demo';
import { linesOf } from '../../support/close-out';
import { startHost } from '../../support/host';
import { signIn } from '../../support/person';

const now = new Date('2026-11-20T15:00:00.000Z');

test('the demo’s lenders were told once of what was closed until six days ago', async () => {
  const host = await startHost();
  await host.app.db.transaction().execute(async (tx) => {
    await seedDemoNetwork(tx, now);
    await seedDemo(tx, { now, files: 200 });
    await seedDemoCloseOuts(tx, calendarOf(now));
  });
  const admin = await signIn(host, 'administrator');
  const { body } = await admin.call('GET', '/desk/closeOut/exports');
  const exports = body.data as unknown as { _id: string; done: number; total: number; clientName: string }[];
  expect(exports.length).toBeGreaterThan(2);
  let told = 0;
  for (const one of exports) {
    const lines = await linesOf(host, admin, one._id);
    expect([one.total, lines.length - 2, lines.at(-1)?.split(',')[1]]).toEqual([
      one.done,
      one.done,
      String(one.done),
    ]);
    told += one.done;
  }
  const { rows } = await sql<{ marked: number; entries: number; late: number }>`select
    (select count(*) from file where "exportedAt" is not null) marked,
    (select count(*) from history where type = 'export_sent') entries,
    (select count(*) from file where "exportedAt" is not null and ("closedDate" is null or "closedDate" > "exportedAt")) late`.execute(
    host.app.db,
  );
  expect(rows[0]).toEqual({ marked: told, entries: told, late: 0 });
  expect(exports.map(({ clientName }) => clientName)).not.toContain('Lender F');
});
