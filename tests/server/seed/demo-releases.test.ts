import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { calendarOf } from '#server/seed/demo-bundle';
import { seedDemoDocuments } from '#server/seed/demo-documents';
import { seedDemo } from '#server/seed/demo-files';
import { seedDemoNetwork } from '#server/seed/demo';
import { startHost } from '../../support/host';

const now = new Date('2026-11-20T15:00:00.000Z');

test('the demo’s units that went back were signed for before their files were closed', async () => {
  const { app } = await startHost();
  await app.db.transaction().execute(async (tx) => {
    await seedDemoNetwork(tx, now);
    await seedDemo(tx, { now, files: 200 });
    await seedDemoDocuments(tx, app.storage, calendarOf(now));
  });
  const { rows } = await sql<{ previousStatus: string; signed: number; late: number }>`
    select f."previousStatus", count(d._id)::integer signed, count(*) filter (where d."createdAt" > f."closedDate")::integer late
    from file f left join document d on f._id = any(d."fileIds") and d."documentType" = 'release_authorization'
      and d."originType" <> 'generated_form' and d."scanStatus" = 'clean'
    where f.stage = 'close_out' and f."previousStatus" in ('redeemed', 'returned_to_client')
    group by f._id, f."previousStatus"`.execute(app.db);
  expect(rows.filter(({ signed, late }) => signed !== 1 || late > 0)).toEqual([]);
  expect(new Set(rows.map(({ previousStatus }) => previousStatus))).toEqual(
    new Set(['redeemed', 'returned_to_client']),
  );
});
