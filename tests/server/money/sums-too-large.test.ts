import { expect, it } from 'vitest';
import { bill as invoice, world } from '../../support/billing';
import { putFee } from '../../support/fees';
import { pay, patch, clear } from '../../support/paying';
import { signIn } from '../../support/person';
import type { Reply } from '../../support/person';
import { enter } from '../../support/priced-fees';
import { acceptedFile, bill, change } from '../../support/vendor-billing';

/** The most that is entered of one amount; a hundred of them are more than what is kept of one. */
const most = '9999999999.99';

/** Said as what is wrong with what was sent: by a field, or by a sentence. */
function tooLarge({ status, body }: Reply): void {
  expect([status, body.code], JSON.stringify(body)).toEqual([422, 'INVALID']);
  expect(String(body.message)).not.toBe('');
}

it('refuses a fee whose units or taxes come to more than can be kept', async () => {
  const there = await world();
  const { supervisor, fileId } = there;
  for (const quantity of [100, 9_999, 1_000_000])
    tooLarge(await enter(supervisor, fileId, 'storage_outdoor', { quantity, unitAmount: most }));
  // The fee itself can be kept, and what it comes to with its taxes cannot.
  tooLarge(await enter(supervisor, fileId, 'storage_outdoor', { quantity: 95, unitAmount: most }));
  const kept = await enter(supervisor, fileId, 'repossession_voluntary', {
    quantity: 1,
    unitAmount: '10.00',
  });
  expect(kept.status, JSON.stringify(kept.body)).toBe(201);
  tooLarge(await supervisor.call('PATCH', '/fee/', { _id: kept.body._id, unitAmount: most, quantity: 150 }));
});

it('refuses an invoice whose fees come to more than can be kept, and issues none', async () => {
  const there = await world();
  const { host, accountant, fileId } = there;
  const large = { fileId, unitAmount: most, quantity: 60 };
  const feeIds = [await putFee(host.app.db, large), await putFee(host.app.db, large)];
  tooLarge(await invoice(accountant, fileId, { feeIds }));
  const first = await invoice(accountant, fileId, { feeIds: feeIds.slice(0, 1) });
  expect(first.status, JSON.stringify(first.body)).toBe(201);
  tooLarge(await accountant.call('PATCH', '/invoice/', { _id: first.body._id, feeIds }));
});

it('answers for a file whose invoices, fees and payments come to more than one amount can be', async () => {
  const there = await world();
  const { host, accountant, supervisor, fileId } = there;
  for (const _ of [1, 2]) {
    const feeId = await putFee(host.app.db, { fileId, unitAmount: most, quantity: 60 });
    const made = await invoice(accountant, fileId, { feeIds: [feeId] });
    expect(made.status, JSON.stringify(made.body)).toBe(201);
    const { status } = await accountant.call('PATCH', '/invoice/', { _id: made.body._id, status: 'issued' });
    expect(status).toBe(200);
  }
  await putFee(host.app.db, { fileId, unitAmount: most, quantity: 80 });
  for (const amount of [most, most]) {
    const paid = await pay(accountant, fileId, { amount, paymentType: 'sale_proceeds', isTrust: true });
    expect(paid.status, JSON.stringify(paid.body)).toBe(201);
    const cleared = await clear(supervisor, paid.body._id);
    expect([200, 422], JSON.stringify(cleared.body)).toContain(cleared.status);
  }
  for (const url of [
    `/file/${fileId}`,
    `/desk/file/${fileId}/money`,
    `/desk/fee/list?fileId=${fileId}`,
    `/desk/invoice/list?fileId=${fileId}`,
    `/desk/payment/list?fileId=${fileId}`,
    '/desk/fee/list',
    '/desk/invoice/list',
    '/desk/payment/list',
  ]) {
    const { status, body } = await supervisor.call('GET', url);
    expect(status, `${url} ${JSON.stringify(body)}`).toBeLessThan(500);
  }
});

it('refuses a vendor’s invoice whose lines or taxes come to more than can be kept', async () => {
  const { host, supervisor } = await world();
  const vendor = await signIn(host, 'vendor_manager');
  const fileId = await acceptedFile(supervisor, vendor);
  const line = (quantity: number, unitAmount = most): object => ({
    fileId,
    feeType: 'towing_local',
    quantity,
    unitAmount,
  });
  tooLarge(await bill(vendor, [line(500)]));
  tooLarge(await bill(vendor, [line(95)]));
  tooLarge(await bill(vendor, [line(60), line(60)]));
  // Lines that even each other out are no smaller for that.
  tooLarge(await bill(vendor, [line(1_000_000), line(1_000_000, `-${most}`), line(1)]));
  const kept = await bill(vendor, [line(1, '140.00')]);
  expect(kept.status, JSON.stringify(kept.body)).toBe(201);
  tooLarge(await change(vendor, kept, { lines: [line(60), line(60)] }));
});

it('refuses a payment that is shared out for more than it is', async () => {
  const there = await world();
  const { host, accountant, fileId } = there;
  const ids: string[] = [];
  for (const _ of [1, 2]) {
    const feeId = await putFee(host.app.db, { fileId, unitAmount: most, quantity: 60 });
    const made = await invoice(accountant, fileId, { feeIds: [feeId] });
    await accountant.call('PATCH', '/invoice/', { _id: made.body._id, status: 'issued' });
    ids.push(String(made.body._id));
  }
  const allocations = ids.map((invoiceId) => ({ invoiceId, amount: most }));
  const refusals = [
    await pay(accountant, fileId, { amount: most, allocations }),
    await pay(accountant, fileId, { amount: '1.00', allocations }),
  ];
  const held = await pay(accountant, fileId, { amount: most });
  expect(held.status, JSON.stringify(held.body)).toBe(201);
  refusals.push(await patch(accountant, held.body._id, { allocations }));
  for (const one of refusals) expect([409, 422], JSON.stringify(one.body)).toContain(one.status);
});
