import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addDocument } from '../../support/document-row';
import { putFee } from '../../support/fees';
import type { TestHost } from '../../support/host';
import { openHost } from '../../support/host';
import { companyId, placeFile } from '../../support/network';
import { putPayment } from '../../support/payment-row';
import { signIn } from '../../support/person';
import type { Person } from '../../support/person';
import { addPurchaser } from '../../support/purchasers';
import { linesOf } from '../../support/reports';

let host: TestHost;
let close: () => Promise<void>;
let supervisor: Person;
let accountant: Person;
const refs: Record<string, string> = {};

/** Stands a file as sold as `sale` says. `also`: what is set of the file besides. */
async function sold(name: string, sale: object, given: object = {}, also = ''): Promise<string> {
  const _id = await placeFile(supervisor, { balanceAmount: '10000.00', ...given });
  refs[name] = String((await supervisor.call('GET', `/file/${_id}`)).body.ref);
  await sql`update file set stage = 'settlement', status = 'sold', remarketing = ${JSON.stringify(sale)}::jsonb
    ${sql.raw(also && `, ${also}`)} where _id = ${_id}::uuid`.execute(host.app.db);
  return _id;
}

/** What moved in trust for a file, by what it is. */
async function moved(
  fileId: string,
  payments: readonly (readonly [paymentType: string, amount: string, more?: object])[],
): Promise<void> {
  for (const [paymentType, amount, more] of payments)
    await putPayment(host.app.db, { fileId, paymentType, amount, ...more });
}

/** What was charged in Ontario, where 13 % of tax come to it. */
const charged = (fileId: string, unitAmount: string, more: object = {}): Promise<string> =>
  putFee(host.app.db, { fileId, unitAmount, ...more });

const secured = (day: string): string => `recovery = '{"securedDate": "${day}"}'`;

beforeAll(async () => {
  ({ host, close } = await openHost({ jobs: true }));
  supervisor = await signIn(host, 'supervisor');
  accountant = await signIn(host, 'accountant');
  const auctionId = companyId('V17');
  const exporter = await addPurchaser(supervisor, { purchaserType: 'exporter' });

  const first = await sold(
    'first',
    {
      ...{ auctionId, saleDate: '2026-11-10', saleChannel: 'online_live', salePrice: '9000.00' },
      ...{ cbbAverage: '12000.00', reservePrice: '8500.00', purchaserId: exporter },
    },
    {},
    secured('2026-10-01'),
  );
  // With tax 565.00 + 113.00 + 226.00 = 904.00, of which the last is not the debtor's, and 13.00 of the second were recovered.
  await charged(first, '500.00', { status: 'invoiced' });
  const partly = await charged(first, '100.00', { status: 'paid' });
  await sql`update fee set "recoveredAmount" = 13 where _id = ${partly}::uuid`.execute(host.app.db);
  await charged(first, '200.00', { recoverableFromDebtor: false });
  // What a vendor costs, what does not stand and what was taken away is charged to nobody.
  await charged(first, '3000.00', { direction: 'payable', companyId: companyId('V01') });
  for (const status of ['draft', 'declined', 'void', 'written_off'])
    await charged(first, '40.00', { status });
  const gone = await charged(first, '4000.00');
  await sql`update fee set "deletedAt" = now() where _id = ${gone}::uuid`.execute(host.app.db);
  const made = (documentType: string, createdAt: string, more: object = {}): Promise<string> =>
    addDocument(host, [first], { documentType, createdAt, ...more });
  await made('deficiency_letter', '2026-11-12T12:00:00.000Z');
  await made('other', '2026-11-15T12:00:00.000Z');
  await made('surplus_letter', '2026-11-19T12:00:00.000Z', { deletedAt: '2026-11-19T13:00:00.000Z' });

  // More than the debt, also by what came in: 12000.00 - 226.00 - 10000.00.
  const second = await sold('second', { saleDate: '2026-11-12', salePrice: '12500.00' });
  await charged(second, '200.00');
  // What still waits is about to be charged, 56.50 with tax; of the debtor nothing is asked for it yet.
  await charged(second, '50.00', { status: 'pending_approval' });

  // Cleared in trust: 11800.00 of the auction and 300.00 insured, of which 100.00 went back; what is pending or of another kind does not lessen the debt.
  await moved(second, [
    ['sale_proceeds', '11800.00'],
    ['insurance_proceeds', '300.00'],
    ['refund', '100.00', { direction: 'out' }],
    ['sale_proceeds', '5000.00', { status: 'pending' }],
    ['redemption', '70.00'],
    ['sale_proceeds', '900.00', { isTrust: false }],
    ['client_remittance', '11000.00', { direction: 'out' }],
  ]);

  await sold(
    'in October',
    { saleDate: '2026-10-31', salePrice: '4000.00', cbbAverage: '0.00' },
    { balanceAmount: '3500.00' },
    `"deficiencyAllowed" = false`,
  );
  await sold('of B', { saleDate: '2026-11-11', salePrice: '7000.00' }, { clientId: companyId('LNB') });
  await sold('not sold', { saleDate: '2026-11-20', reservePrice: '7000.00' });
  await sold('deleted', { saleDate: '2026-11-11', salePrice: '7000.00' }, {}, `"deletedAt" = now()`);
  await sold(
    'of the partner',
    { saleDate: '2026-11-11', salePrice: '7000.00' },
    {},
    `"agencyId" = '${companyId('PAR')}'`,
  );
});
afterAll(() => close());

const told = async (
  reportType: string,
  columns: readonly string[],
  parameters: object = {},
  by = accountant,
): Promise<unknown[][]> =>
  (await linesOf(host, by, { reportType, parameters })).map((line) => columns.map((name) => line[name]));

const november = { dateFrom: '2026-11-01', dateTo: '2026-11-12' };

const ofSale = [
  ...['File number', 'Remarketing · Sale date', 'Remarketing · Sale price', 'Sale price, % of book value'],
  ...['Sale price, % of the reserve', 'Days to sell', 'Sold to', 'Fees', 'Net proceeds'],
];
const results = (parameters?: object, by?: Person): Promise<unknown[][]> =>
  told('sales_results', ofSale, parameters, by);

it('sets the price of each sale against value and reserve, and takes off it what its client was charged', async () => {
  expect(await results()).toEqual([
    [refs['in October'], '2026-10-31', '4000.00', '', '', '', '', '0.00', '4000.00'],
    // 9000 of 12000, and of 8500; from 1 October to 10 November; 565.00 + 113.00 + 226.00 were charged.
    [refs.first, '2026-11-10', '9000.00', '75', '105.9', '40', 'Exporter', '904.00', '8096.00'],
    [refs['of B'], '2026-11-11', '7000.00', '', '', '', '', '0.00', '7000.00'],
    [refs.second, '2026-11-12', '12500.00', '', '', '', '', '282.50', '12217.50'],
  ]);
});

it('tells of the sales of a period, its last day with it, of one auction alone, and to a client of its own', async () => {
  const told = async (parameters: object, by?: Person): Promise<unknown[]> =>
    (await results(parameters, by)).map(([ref]) => ref);
  expect(await told(november)).toEqual([refs.first, refs['of B'], refs.second]);
  expect(await told({ dateTo: '2026-10-31' })).toEqual([refs['in October']]);
  expect(await told({ auctionId: companyId('V17') })).toEqual([refs.first]);
  expect(await told({ auctionId: companyId('V18') })).toEqual([]);
  expect(await told({}, await signIn(host, 'lender_b_supervisor'))).toEqual([refs['of B']]);
});

const ofDebt = [
  ...['File number', 'Balance', 'Deficiency may be claimed', 'Proceeds', 'Cleared in trust'],
  'Expenses of the debtor',
  ...['Surplus, or deficiency below zero', 'Letter made on'],
];
const debts = (parameters?: object, by?: Person): Promise<unknown[][]> =>
  told('deficiency_surplus', ofDebt, parameters, by);

it('takes off the proceeds of a sale the balance and what the debtor answers for, as the letter does', async () => {
  const client = await signIn(host, 'lender_supervisor');
  const first = [refs.first, '10000.00', 'Yes', '9000.00', '', '665.00', '-1665.00', '2026-11-12'];
  const second = [refs.second, '10000.00', 'Yes', '12500.00', '12000.00', '226.00', '1774.00', ''];
  expect(await debts()).toEqual([
    [refs['in October'], '3500.00', 'No', '4000.00', '', '0.00', '500.00', ''],
    // 565.00, and 113.00 of which 13.00 were recovered.
    first,
    [refs['of B'], '10000.00', 'Yes', '7000.00', '', '0.00', '-3000.00', ''],
    second,
  ]);
  expect(await debts({ ...november, clientId: companyId('LNA') })).toEqual([first, second]);
  // It is the client of the partner's file as well.
  expect(await debts(november, client)).toEqual([
    first,
    [refs['of the partner'], '10000.00', 'Yes', '7000.00', '', '0.00', '-3000.00', ''],
    second,
  ]);
});
