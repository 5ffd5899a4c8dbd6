import { beforeEach, expect, it } from 'vitest';
import { startHost } from '../../support/host';
import type { TestHost } from '../../support/host';
import { companyId, engage, placeFile } from '../../support/network';
import { signIn } from '../../support/person';
import type { Person } from '../../support/person';
import { enter } from '../../support/priced-fees';
import { sellOn } from '../../support/sold-file';

let host: TestHost;
let staff: Person;
let supervisor: Person;

beforeEach(async () => {
  host = await startHost();
  [staff, supervisor] = [await signIn(host, 'file_manager'), await signIn(host, 'supervisor')];
  await says('LNA', { feeCutoffRule: 'before_sale_day' });
  await says('LNB', {});
});

async function says(code: string, playbook: object): Promise<void> {
  const administrator = await signIn(host, 'administrator');
  const { status } = await administrator.call('PATCH', '/company/', { _id: companyId(code), playbook });
  expect(status).toBe(200);
}

/** The unit of a file was sold two days ago, on 18 November 2026. */
const sell = (fileId: string): Promise<string> => sellOn(host, fileId, '2026-11-18');

/** What comes of charging a fee of 200.00, 226.00 with its tax. */
async function charge(fileId: string, feeType = 'towing_local', values: object = {}): Promise<unknown> {
  const { status, body } = await enter(staff, fileId, feeType, { unitAmount: '200.00', ...values });
  return status === 201 ? 'taken' : [status, body.errors];
}
const late = [
  422,
  {
    incurredOn:
      'The client takes no fee that is entered, raised or dated from the sale on, 2026-11-18 (fee cut-off: before_sale_day), unless it approved it before by a request.',
  },
];

it('a client that says so takes no fee that is entered or dated from the day of its sale on', async () => {
  const [open, sold] = [await placeFile(staff), await sell(await placeFile(staff))];
  const clientId = companyId('LNB');
  const silent = await sell(await placeFile(staff, { clientId }));
  expect(await charge(open)).toBe('taken');
  expect(await charge(sold)).toEqual(late);
  expect(await charge(sold, 'towing_local', { incurredOn: '2026-11-10' })).toEqual(late);
  expect(await charge(silent, 'towing_local', { companyId: clientId })).toBe('taken');
});

it('what it owes is no matter of the client, and what comes with the sale is taken', async () => {
  const fileId = await placeFile(staff);
  await engage(supervisor, fileId, 'V01', await signIn(host, 'vendor_manager'));
  await sell(fileId);
  expect(await charge(fileId, 'towing_local', { direction: 'payable' })).toBe('taken');
  for (const feeType of [
    'auction_sell_fee',
    'remarketing_commission',
    'close_fee',
    'lien_registration_or_discharge',
    'storage_day',
    'storage_indoor_day',
    'lot_gate_fee',
  ])
    expect([feeType, await charge(fileId, feeType)]).toEqual([feeType, 'taken']);
  expect(await charge(fileId, 'write_off_adjustment', { unitAmount: '-50.00' })).toBe('taken');
  for (const feeType of ['auction_entry', 'detailing', 'key_cut', 'locksmith_entry'])
    expect([feeType, await charge(fileId, feeType)]).toEqual([feeType, late]);
});

it('what the client agreed to when it was asked is taken up to that amount', async () => {
  const fileId = await sell(await placeFile(staff));
  const asked = await staff.call('POST', '/request/', {
    requestType: 'fee_approval',
    fileIds: [fileId],
    reason: 'The tow of the week before came in late.',
    amount: '300.00',
    assignedToCompanyId: companyId('LNA'),
  });
  expect(asked.status, JSON.stringify(asked.body)).toBe(201);
  expect(await charge(fileId)).toEqual(late);
  const client = await signIn(host, 'lender_supervisor');
  const agreed = await client.call('PATCH', '/request/', { _id: asked.body._id, status: 'approved' });
  expect(agreed.status).toBe(200);
  expect(await charge(fileId)).toBe('taken');
  // 74.00 are left.
  expect(await charge(fileId)).toEqual(late);
  expect(await charge(fileId, 'towing_local', { unitAmount: '65.00' })).toBe('taken');
});

it('the office of a client is asked before the whole client', async () => {
  const clientOfficeId = companyId('LNA-W');
  await says('LNA', {});
  const fileId = await sell(await placeFile(staff, { clientOfficeId }));
  expect(await charge(fileId)).toBe('taken');
  await says('LNA-W', { feeCutoffRule: 'before_sale_day' });
  expect(await charge(fileId)).toEqual(late);
});

it('a sale that is reversed takes its cut-off back', async () => {
  const fileId = await sell(await placeFile(staff));
  const back = { _id: fileId, status: 'sale_reversed', statusReason: 'The cheque was returned.' };
  expect((await supervisor.call('PATCH', '/file/', back)).status).toBe(200);
  expect(await charge(fileId)).toBe('taken');
});
