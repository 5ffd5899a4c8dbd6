import { expect } from 'vitest';
import { feeOf, world } from './billing';
import type { World } from './billing';
import { putFee } from './fees';
import type { Person, Reply } from './person';

export { feeOf, world };
export type { World };

/** An issued invoice of one fee of 100.00 in Ontario: 113.00. */
export async function issued(
  { host, accountant }: World,
  fileId: string,
): Promise<{ id: string; feeId: string }> {
  const feeId = await putFee(host.app.db, { fileId });
  const { body } = await accountant.call('POST', '/invoice/', { fileId, feeIds: [feeId] });
  const { status } = await accountant.call('PATCH', '/invoice/', { _id: body._id, status: 'issued' });
  expect(status).toBe(200);
  return { id: String(body._id), feeId };
}

export const pay = (by: Person, fileId: string, given: object = {}): Promise<Reply> =>
  by.call('POST', '/payment/', {
    fileId,
    paymentType: 'invoice_payment',
    direction: 'in',
    method: 'eft',
    amount: '113.00',
    receivedDate: '2026-11-19',
    ...given,
  });
export const patch = (by: Person, _id: unknown, change: object): Promise<Reply> =>
  by.call('PATCH', '/payment/', { _id, ...change });
export const clear = (by: Person, _id: unknown): Promise<Reply> =>
  patch(by, _id, { status: 'cleared', clearedDate: '2026-11-20' });
export const trust = { paymentType: 'sale_proceeds', isTrust: true, payerName: 'J. Buyer' } as const;
export const remit = { paymentType: 'client_remittance', direction: 'out', isTrust: true } as const;
export const invoiceOf = async (by: Person, id: string) => (await by.call('GET', `/invoice/${id}`)).body;
export const told = ({ status, body }: Reply): unknown[] =>
  body.errors ? [status, ...Object.keys(body.errors as object)] : [status, body.message];
