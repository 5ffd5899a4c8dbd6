import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { seedDemoNetwork } from '#server/seed/demo';
import { seedDemo } from '#server/seed/demo-files';
import { seedDemoVendorInvoices } from '#server/seed/demo-vendor-invoices';
import { openHost } from '../../support/host';
import type { TestHost } from '../../support/host';

let host: TestHost;
let close: () => Promise<void>;

beforeAll(async () => {
  // A Sunday, so that nobody may take the day of loading for the next working day.
  const now = new Date('2026-11-22T15:00:00.000Z');
  ({ host, close } = await openHost());
  const { db, storage } = host.app;
  await seedDemoNetwork(db, now);
  await seedDemo(db, { files: 1000, notesPerFile: 0, now });
  await seedDemoVendorInvoices(db, now, { storage });
}, 300_000);
afterAll(() => close());

it('no vendor of the demo dates its invoice on a Saturday or Sunday, or is paid on one', async () => {
  const { rows } = await sql<{ said: string }>`
    select "invoiceNumber" || ' of ' || "invoiceDate" || ', paid ' || coalesce("paidDate"::text, 'never') said from "vendorInvoice"
    where extract(isodow from "invoiceDate") > 5 or extract(isodow from "paidDate") > 5 order by 1 limit 12`.execute(
    host.app.db,
  );
  expect(rows.map(({ said }) => said)).toEqual([]);
});

it('what a vendor of the demo attaches by mistake is a paper of its own trade', async () => {
  const { rows } = await sql<{ activityType: string; documentType: string }>`
    select distinct c."activityType", d."documentType" from document d join "vendorInvoice" v on v."documentId" = d._id
    join company c on c._id = v."companyId" where d."documentType" <> 'vendor_invoice' order by 1`.execute(
    host.app.db,
  );
  const ofTrade: Readonly<Record<string, string>> = {
    auction: 'auction_run_confirmation',
    bailiff: 'warrant_and_letter_of_instructions',
    transporter: 'gate_pass',
    skip_trace_vendor: 'debtor_search_report',
    towing_storage: 'tow_slip',
  };
  expect(rows.length).toBeGreaterThanOrEqual(3);
  expect(rows.filter(({ activityType, documentType }) => ofTrade[activityType] !== documentType)).toEqual([]);
});
