import { afterAll, beforeAll, expect, test } from 'vitest';
import { openHost } from '../../support/host';
import type { TestHost } from '../../support/host';
import { license } from '../../support/licences';
import { assign, placeFile } from '../../support/network';
import { signIn } from '../../support/person';
import type { Person } from '../../support/person';

let host: TestHost;
let staff: Person;
let close: () => Promise<void>;

beforeAll(async () => {
  ({ host, close } = await openHost());
  staff = await signIn(host, 'supervisor');
  for (const state of ['ON', 'QC', 'SK', 'NT', 'BC'] as const) await license(host, 'V03', state);
});
afterAll(() => close());

const consumer = { debtorType: 'consumer', contractType: 'conditional_sale' };
const paid = (share: string) => ({ totalAmountSecured: '10000.00', amountPaid: share });

/** What is said of the law when a bailiff, or another company, is asked to go out for such a file. */
async function said(values: object, code = 'V03'): Promise<string[]> {
  const fileId = await placeFile(staff, { ...consumer, ...paid('100.00'), ...values });
  const { status, body } = await assign(staff, fileId, code);
  expect([status, body.errors]).toEqual([201, undefined]);
  return ((body.warnings ?? []) as unknown as string[]).filter((one) => one.includes('counsel'));
}

const ontario =
  'In ON the leave of a court may be needed from 67 % on: it is not established, ask counsel (Kennedy Bailiffs — Consumer Protection Act, 2002, s. 25).';

test('what the law may ask of a seizure is said to whoever sends a bailiff out, and stops nobody', async () => {
  expect(await said({ state: 'ON', ...paid('9000.00') })).toEqual([`90 % is paid. ${ontario}`]);
  expect(await said({ state: 'ON', ...paid('6667.00') })).toEqual([`67 % is paid. ${ontario}`]);
  expect(await said({ state: 'ON', ...paid('6666.00') })).toEqual([]);
  expect(await said({ state: 'QC', ...paid('6000.00') })).toEqual([
    '60 % is paid. In QC the leave of a court may be needed from 50 % on: it is not established, ask counsel (Québec Consumer Protection Act, s. 142).',
  ]);
  expect(await said({ state: 'ON', onReserve: true })).toEqual([
    'The asset is on a First Nation reserve. What a status person or a band owns there may not be open to seizure: have counsel look at it first (Bank of Nova Scotia v. Sock, 2024 NBKB 13 (Indian Act, s. 89)).',
  ]);
  expect(await said({ state: 'NT' })).toEqual([
    'In NT the leave of a court may be needed before a consumer’s goods are taken: ask counsel (Northwest Territories Consumer Protection Act).',
  ]);
  expect(await said({ state: 'SK' })).toEqual([
    'In SK the law limits what may be taken for a secured debt, and a notice or a hearing may come first: ask counsel (McDougall Gauley — Saskatchewan debtor-friendly legislation).',
  ]);
});

test('nothing is said of it where it is established, does not concern the debtor, or nothing is taken', async () => {
  expect(await said({ state: 'BC', ...paid('9000.00') })).toEqual([]);
  expect(await said({ state: 'ON', ...paid('9000.00'), debtorType: 'business' })).toEqual([]);
  expect(await said({ state: 'ON', ...paid('9000.00'), assignmentType: 'voluntary_surrender' })).toEqual([]);
  expect(await said({ state: 'ON', ...paid('9000.00'), onReserve: true }, 'V13')).toEqual([]);
});
