import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { calendarOf } from '#server/seed/demo-bundle';
import { seedDemoNetwork } from '#server/seed/demo';
import { seedDemoBilling } from '#server/seed/demo-billing';
import { seedDemo } from '#server/seed/demo-files';
import { openHost } from '../../support/host';

const now = new Date('2026-11-20T15:00:00.000Z');

interface Came {
  readonly ref: string;
  readonly said: string;
  readonly came: string | null;
  readonly left: string | null;
}

test('what the demo sold brought its money on the day on which its file says that the auction paid', async () => {
  const { host, close } = await openHost();
  const { db } = host.app;
  await db.transaction().execute(async (tx) => {
    await seedDemoNetwork(tx, now);
    await seedDemo(tx, { now, files: 900, notesPerFile: 1 });
    await seedDemoBilling(tx, calendarOf(now), undefined);
  });
  const { rows } = await sql<Came>`
    select f.ref, (h.at at time zone 'America/Toronto')::date::text said, i."receivedDate"::text came, o."receivedDate"::text left
    from file f join history h on h."fileId" = f._id
      and h.changes @> '[{"field":"status","after":"proceeds_received"}]'::jsonb
    left join payment i on i."fileId" = f._id and i."paymentType" = 'sale_proceeds'
    left join payment o on o."fileId" = f._id and o."paymentType" = 'client_remittance' order by f.ref`.execute(
    db,
  );
  await close();
  expect(rows.length).toBeGreaterThan(60);
  expect(rows.filter(({ said, came }) => came !== said).slice(0, 5)).toEqual([]);
  expect(rows.filter(({ came, left }) => left !== null && (came === null || left < came))).toEqual([]);
});
