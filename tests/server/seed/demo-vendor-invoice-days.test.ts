import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { seedDemoNetwork } from '#server/seed/demo';
import { seedDemo } from '#server/seed/demo-files';
import { seedDemoVendorInvoices } from '#server/seed/demo-vendor-invoices';
import { openHost } from '../../support/host';

it('no vendor of the demo dates its invoice on a Saturday or Sunday, or is paid on one', async () => {
  // A Sunday, so that nobody may take the day of loading for the next working day.
  const now = new Date('2026-11-22T15:00:00.000Z');
  const { host, close } = await openHost();
  const { db } = host.app;
  await seedDemoNetwork(db, now);
  await seedDemo(db, { files: 2000, notesPerFile: 0, now });
  await seedDemoVendorInvoices(db, now);
  const { rows } = await sql<{ said: string }>`
    select "invoiceNumber" || ' of ' || "invoiceDate" || ', paid ' || coalesce("paidDate"::text, 'never') said from "vendorInvoice"
    where extract(isodow from "invoiceDate") > 5 or extract(isodow from "paidDate") > 5 order by 1 limit 12`.execute(
    db,
  );
  expect(rows.map(({ said }) => said)).toEqual([]);
  await close();
}, 180_000);
