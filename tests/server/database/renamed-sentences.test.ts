import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { documentsByOneWord } from '#server/database/migrations/0075-documents-by-one-word';
import { invoicesByOneWord } from '#server/database/migrations/0076-invoices-by-one-word';
import { openHost } from '../../support/host';
import type { TestHost } from '../../support/host';

let host: TestHost;
let close: () => Promise<void>;
beforeAll(async () => ({ host, close } = await openHost()));
afterAll(() => close());

const blocked = async (reason: object): Promise<unknown> => {
  const { db } = host.app;
  await sql`update company set "blockedReason" = ${JSON.stringify(reason)}::jsonb where code = 'V01'`.execute(
    db,
  );
  await documentsByOneWord.up(db);
  await invoicesByOneWord.up(db);
  const { rows } = await sql<{
    said: unknown;
  }>`select "blockedReason" said from company where code = 'V01'`.execute(db);
  return rows[0]?.said;
};

it.each([
  [
    'a sentence within a sentence',
    {
      key: 'papers.both',
      with: { first: { key: 'papers.paperGoneBy', with: {} }, second: 'As “papers.both” said' },
    },
    {
      key: 'documents.both',
      with: { first: { key: 'documents.documentGoneBy', with: {} }, second: 'As “papers.both” said' },
    },
  ],
  [
    'what was called a bill',
    { key: 'vendorBills.accountsCouldNotReached', with: { why: { key: 'vendorBills.noAnswer', with: {} } } },
    {
      key: 'vendorInvoices.accountsCouldNotReached',
      with: { why: { key: 'vendorInvoices.noAnswer', with: {} } },
    },
  ],
  [
    'what is filled in by name',
    { key: 'network.expired', with: { paper: 'Insurance', day: '2026-11-19' } },
    { key: 'network.expired', with: { document: 'Insurance', day: '2026-11-19' } },
  ],
  [
    'and no word of a person',
    { key: 'documents.documentDeletedWithReason', with: { name: 'a "paper": b', reason: '"key": "papers.' } },
    { key: 'documents.documentDeletedWithReason', with: { name: 'a "paper": b', reason: '"key": "papers.' } },
  ],
])('calls by its new name what was kept under an old one: %s', async (_, kept, now) => {
  expect(await blocked(kept)).toEqual(now);
});
