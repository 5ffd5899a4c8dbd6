import { expect, it } from 'vitest';
import { fileBilling } from '#server/invoices/file-billing';
import { putFee } from '../../support/fees';
import { companyId } from '../../support/network';
import { signIn } from '../../support/person';
import type { Person } from '../../support/person';
import { feeOf, invoiceOf, told, trust, world } from '../../support/paying';

const receive = (by: Person, fileId: string, given: object = {}) =>
  by.call('POST', '/desk/payment/receive', {
    ...{ fileId, ...trust, method: 'auction_statement', amount: '9000.00' },
    ...{ receivedDate: '2026-11-19', clearedDate: '2026-11-20' },
    ...given,
  });
const bill = (by: Person, fileId: string, given: object = {}) =>
  by.call('POST', '/desk/invoice/bill', { fileId, ...given });
const listed = async (by: Person, name: string, fileId: string) =>
  (await by.call('GET', `/${name}/list/${fileId}`)).body.total;

it('the price of a sale is recorded and held in trust in one act', async () => {
  const { accountant, fileId, host } = await world();
  const { status, body } = await receive(accountant, fileId);
  expect([status, body.status, body.direction, body.clearedDate, body.remitBy]).toEqual([
    ...[201, 'cleared', 'in', '2026-11-20', '2026-11-29'],
  ]);
  expect((await fileBilling(host.app.db, fileId)).trustHeld).toBe('9000.00');
  const { body: history } = await accountant.call('GET', `/history/list/${fileId}?type=payment_changed`);
  expect(history.total).toBe(2);
});

it.each([
  ['goes out', { paymentType: 'client_remittance' }, [422, 'paymentType']],
  [
    'leaves the trust for our own invoices',
    { paymentType: 'invoice_payment', method: 'trust_transfer' },
    [403, 'Money that leaves is released by somebody else than who recorded it.'],
  ],
  ['cleared before it came', { clearedDate: '2026-11-18' }, [422, 'clearedDate']],
  ['will have cleared', { clearedDate: '2026-11-21' }, [422, 'clearedDate']],
  ['cleared on no day', { clearedDate: undefined }, [422, 'clearedDate']],
  ['is not held in trust and has to be', { isTrust: false }, [422, 'isTrust']],
  ['is cash that nobody agreed to', { method: 'cash', note: 'Counted by two' }, [422, 'cashAgreedBy']],
])('nothing is written of money that %s', async (_, given, refusal) => {
  const { accountant, fileId } = await world();
  expect((await receive(accountant, fileId, { amount: '100.00' })).status).toBe(201);
  expect(told(await receive(accountant, fileId, { amount: '50.00', ...given }))).toEqual(refusal);
  expect(await listed(accountant, 'payment', fileId)).toBe(1);
});

it('who may record money and not say that it is there does it in no one act', async () => {
  const { fileId, host } = await world();
  const client = await signIn(host, 'lender_supervisor');
  expect((await receive(client, fileId)).status).toBe(403);
  expect(await listed(client, 'payment', fileId)).toBe(0);
});

it('approved fees are billed and issued in one act, once', async () => {
  const there = await world();
  const { accountant, fileId, host } = there;
  const [one, two] = [await putFee(host.app.db, { fileId }), await putFee(host.app.db, { fileId })];
  const { status, body } = await bill(accountant, fileId, { feeIds: [one], purchaseOrder: 'PO-7' });
  expect(status).toBe(201);
  expect(await invoiceOf(accountant, String(body._id))).toMatchObject({
    ...{ status: 'issued', invoiceNumber: 'NLR-INV-2026-000001', issueDate: '2026-11-20' },
    ...{ total: '113.00', balanceDue: '113.00', purchaseOrder: 'PO-7' },
  });
  expect([await feeOf(there, one), await feeOf(there, two)]).toMatchObject([
    { status: 'invoiced' },
    { status: 'approved' },
  ]);
  expect((await bill(accountant, fileId, { feeIds: [one, two] })).status).toBe(409);
  expect(await listed(accountant, 'invoice', fileId)).toBe(1);
});

it('no draft is left of an invoice that could not be issued', async () => {
  const { accountant, fileId, host } = await world();
  await putFee(host.app.db, { fileId });
  await host.app.db
    .updateTable('company')
    .set({ gstHstNumber: null })
    .where('_id', '=', companyId('NLR'))
    .execute();
  expect((await bill(accountant, fileId)).status).toBe(409);
  expect(await listed(accountant, 'invoice', fileId)).toBe(0);
});
