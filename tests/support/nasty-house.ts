import type { Db } from '#server/database/tables';
import { fillNastyNetwork } from './nasty-network';
import { fillNastyFiles } from './nasty-files';
import { fillNastyConversation } from './nasty-conversation';
import { fillNastyFees } from './nasty-fees';
import { fillNastyBilling } from './nasty-billing';
import { fillNastyDocuments } from './nasty-documents';
import { fillNastyVendorInvoices } from './nasty-vendor-invoices';
import { fillNastySearches } from './nasty-searches';
import { fillNastySales } from './nasty-sales';
import { fillNastyAttempts } from './nasty-attempts';
import { fillNastyTraces } from './nasty-traces';

/** Fills every room of a house with rows that are hard to filter, to sort and to count; a new resource adds its own here. */
export async function fillNastyHouse(db: Db): Promise<void> {
  await fillNastyNetwork(db);
  await fillNastyFiles(db);
  await fillNastyConversation(db);
  await fillNastyFees(db);
  await fillNastyBilling(db);
  await fillNastyDocuments(db);
  await fillNastyVendorInvoices(db);
  await fillNastySearches(db);
  await fillNastyTraces(db);
  await fillNastyAttempts(db);
  await fillNastySales(db);
}
