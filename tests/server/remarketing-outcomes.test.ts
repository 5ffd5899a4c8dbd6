import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { putFee } from '../support/fees';
import { startHost } from '../support/host';
import type { TestHost } from '../support/host';
import { companyId, placeFile } from '../support/network';
import { signIn } from '../support/person';
import type { Person } from '../support/person';
import { share } from '../support/shared-file';

interface Closed {
  readonly lender?: string;
  readonly closedDate: string;
  readonly secured?: string;
  readonly reason?: string;
  readonly sale?: { readonly saleDate: string; readonly salePrice: string; readonly cbbAverage?: string };
}

async function close(host: TestHost, supervisor: Person, given: Closed): Promise<string> {
  const fileId = await placeFile(supervisor, { clientId: companyId(given.lender ?? 'LNA') });
  const recovery = given.secured ? { securedDate: given.secured } : {};
  await sql`update file set closed = true, "closedDate" = ${given.closedDate}::date, recovery = ${JSON.stringify(recovery)}::jsonb,
    remarketing = ${JSON.stringify(given.sale ?? {})}::jsonb, "closingReason" = ${given.reason ?? 'client_recall'} where _id = ${fileId}::uuid`.execute(
    host.app.db,
  );
  return fileId;
}

const outcomesFor = async (person: Person) => {
  const { status, body } = await person.call('GET', '/desk/remarketing/outcomes');
  expect(status, JSON.stringify(body)).toBe(200);
  return body;
};

it('tells of each client what its files of the last year came to, and nothing to whom it does not concern', async () => {
  const host = await startHost();
  const supervisor = await signIn(host, 'supervisor');
  const sold = await close(host, supervisor, {
    closedDate: '2026-09-01',
    reason: 'recovered_sold',
    secured: '2026-07-01',
    sale: { saleDate: '2026-08-10', salePrice: '9000.00', cbbAverage: '10000.00' },
  });
  await close(host, supervisor, {
    closedDate: '2026-10-01',
    reason: 'voluntary_surrender_sold',
    secured: '2026-08-01',
    sale: { saleDate: '2026-08-21', salePrice: '5000.00', cbbAverage: '4000.00' },
  });
  // Of this one nobody knows what it was worth in the book.
  await close(host, supervisor, {
    closedDate: '2026-10-01',
    reason: 'recovered_sold',
    sale: { saleDate: '2026-08-21', salePrice: '7000.00' },
  });
  await close(host, supervisor, { closedDate: '2026-10-02', secured: '2026-09-01' });
  await close(host, supervisor, { closedDate: '2026-10-03' });
  await close(host, supervisor, { lender: 'LNB', closedDate: '2026-10-03' });
  // A year and a day ago.
  await close(host, supervisor, { closedDate: '2025-11-19', secured: '2025-10-01' });
  // $100.00 and 13 %.
  await putFee(host.app.db, { fileId: sold, unitAmount: '100.00' });
  await putFee(host.app.db, { fileId: sold, unitAmount: '70.00', status: 'draft' });

  // 40 and 20 days; 9,000.00 + 5,000.00 + 7,000.00 − 113.00; 13,887.00 of 14,000.00.
  const ofA = {
    clientId: companyId('LNA'),
    clientName: 'Lender A',
    closed: 5,
    secured: 3,
    sold: 3,
    daysToSale: 30,
    net: '20887.00',
    netOfBook: 99,
  };
  const ofB = { closed: 1, secured: 0, sold: 0, daysToSale: null, net: null, netOfBook: null };
  expect(await outcomesFor(supervisor)).toEqual({
    since: '2025-11-20',
    data: [ofA, { clientId: companyId('LNB'), clientName: 'Lender B', ...ofB }],
  });
  // Behind each is the list of those very files.
  for (const [client, { closed, sold }] of [['LNA', ofA] as const, ['LNB', ofB] as const]) {
    const asked = `clientId=${companyId(client)}&closed=true&closedDateFrom=2025-11-20`;
    const total = async (more = '') =>
      (await supervisor.call('GET', `/file/list?${asked}${more}`)).body.total;
    expect(await total()).toBe(closed);
    expect(await total('&closingReason=recovered_sold&closingReason=voluntary_surrender_sold')).toBe(sold);
  }
  expect((await outcomesFor(await signIn(host, 'lender_supervisor'))).data).toEqual([ofA]);
  await share(host, sold, { companies: ['V01'] });
  expect((await outcomesFor(await signIn(host, 'vendor_manager'))).data).toEqual([]);
});

it('tells whoever sees no closed file what was sold of those that are open', async () => {
  const host = await startHost();
  const [supervisor, seller] = [
    await signIn(host, 'supervisor'),
    await signIn(host, 'remarketing_specialist'),
  ];
  const sell = async (saleDate: string, salePrice: string | null, isClosed = false) => {
    const fileId = await close(host, supervisor, {
      ...{ closedDate: '2026-11-01', reason: 'recovered_sold', secured: '2026-09-01' },
      sale: { saleDate, cbbAverage: '10000.00', ...(salePrice && { salePrice }) } as Closed['sale'],
    });
    if (!isClosed)
      await sql`update file set closed = false, "closedDate" = null, "closingReason" = null, stage = 'settlement', status = 'sold' where _id = ${fileId}::uuid`.execute(
        host.app.db,
      );
  };
  await sell('2026-10-01', '9000.00');
  await sell('2026-10-11', '8000.00');
  await sell('2026-10-12', null);
  // A year and a day ago, and one that is closed.
  await sell('2025-11-19', '7000.00');
  await sell('2026-10-12', '6000.00', true);
  // 30 and 40 days; 17,000.00 of 20,000.00.
  const ofA = { clientId: companyId('LNA'), clientName: 'Lender A', closed: 0, secured: 0, sold: 2 };
  expect((await outcomesFor(seller)).data).toEqual([
    { ...ofA, daysToSale: 35, net: '17000.00', netOfBook: 85 },
  ]);
});
