import { sql } from 'kysely';
import type { Db, Tx } from '../database/tables';
import { calendarOf } from './demo-bundle';
import { seedDemoBilling } from './demo-billing';
import { seedDemoVendorInvoices } from './demo-vendor-invoices';
import { seedDemoCloseOuts } from './demo-close-outs';
import { seedDemo } from './demo-files';
import type { DemoSize } from './demo-files';
import { seedDemoLedger } from './demo-ledger';
import { seedDemoCompanies, seedDemoUsers } from './demo-network';
import { keepDemoDocuments, seedDemoDocuments } from './demo-documents';
import { seedDemoRequests } from './demo-requests';
import type { LoadingContext } from './demo-requests';
import { seedDemoStaff } from './demo-staff';
import { blockExpiredVendor, licensePeople } from './demo-vendors';
import { seedNoteTemplates } from './note-templates';
import { seedReference } from './reference';
import { seedId } from './seed-id';
import { tellHowMany } from './tell-how-many';

/** Whether the demo files have been loaded whole. */
export async function isDemoLoaded(db: Db): Promise<boolean> {
  const { rows } = await sql<{ loaded: boolean }>`
    select exists(select from file where "clientId" = ${seedId('company', 'LNA')}::uuid) loaded`.execute(db);
  return rows[0]?.loaded ?? false;
}

/** What the demo files stand on: reference data, companies, people and note templates. */
export async function seedDemoNetwork(db: Db, now: Date): Promise<void> {
  await seedReference(db);
  await seedDemoCompanies(db);
  await seedDemoUsers(db);
  await seedDemoStaff(db);
  await seedNoteTemplates(db);
  await blockExpiredVendor(db, now);
  await licensePeople(db, now);
}

/**
 * Loads the whole demo in one transaction: a load that was killed leaves nothing, and the next one begins anew. Its documents
 * and requests are made in a house, which keeps their bytes and knows its rules.
 */
export async function seedAllDemo(
  db: Db,
  { app, now = new Date(), ...size }: DemoSize & { readonly app?: LoadingContext },
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    // A slow machine takes its time for it, and is not cut off.
    await sql`set local statement_timeout = 0`.execute(tx);
    await seedDemoNetwork(tx, now);
    await seedDemo(tx, { ...size, now });
    await tellHowMany(tx, 'file', 'fee');
    const documents = app ? await seedDemoDocuments(tx, calendarOf(now)) : [];
    // Bytes are for the disk, what follows for the database.
    await Promise.all([app && keepDemoDocuments(app.storage, documents), seedDemoDealings(tx, { app, now })]);
  });
}

/** What was billed, asked for and told of the demo files. */
async function seedDemoDealings(
  tx: Tx,
  { app, now }: { readonly app: LoadingContext | undefined; readonly now: Date },
): Promise<void> {
  await seedDemoBilling(tx, calendarOf(now), app?.storage);
  await seedDemoLedger(tx, calendarOf(now));
  if (app) await seedDemoRequests(app, tx, calendarOf(now));
  await seedDemoVendorInvoices(tx, now, { storage: app?.storage });
  await seedDemoCloseOuts(tx, calendarOf(now));
}
