import { describe, expect, it } from 'vitest';
import { fileBilling } from '#server/invoices/file-billing';
import { putFee } from '../../support/fees';
import { companyId } from '../../support/network';
import { signIn } from '../../support/person';
import { world, issued, pay, patch, clear, trust, remit, invoiceOf, told } from '../../support/paying';

describe('money in trust', () => {
  it('is remitted by the client’s days, up to what is held, and pays our invoices by a transfer alone', async () => {
    const there = await world();
    const { accountant, supervisor, fileId, host } = there;
    const { id } = await issued(there, fileId);
    const held = async () => (await fileBilling(host.app.db, fileId)).trustHeld;
    const { body } = await pay(accountant, fileId, { ...trust, amount: '5000.00' });
    expect(body.remitBy).toBe('2026-11-29');
    expect(await held()).toBe('0.00');
    expect(told(await pay(accountant, fileId, { ...remit, amount: '5000.00' }))[0]).toBe(409);
    await clear(accountant, body._id);
    expect(await held()).toBe('5000.00');
    expect(
      told(await patch(accountant, body._id, { allocations: [{ invoiceId: id, amount: '113.00' }] })),
    ).toEqual([422, 'allocations']);
    const moved = await pay(accountant, fileId, {
      method: 'trust_transfer',
      isTrust: true,
      allocations: [{ invoiceId: id, amount: '113.00' }],
    });
    expect(moved.status, JSON.stringify(moved.body)).toBe(201);
    expect(moved.body.remitBy).toBeNull();
    expect(told(await pay(accountant, fileId, { ...remit, amount: '4887.01' }))).toEqual([
      409,
      'The trust holds 4887.00 for this file that is not spoken for.',
    ]);
    await clear(supervisor, moved.body._id);
    expect(await invoiceOf(accountant, id)).toMatchObject({ status: 'paid' });
    const out = await pay(accountant, fileId, { ...remit, amount: '4887.00' });
    await clear(supervisor, out.body._id);
    expect(await fileBilling(host.app.db, fileId)).toMatchObject({
      trustHeld: '0.00',
      remitted: '4887.00',
    });
  });

  it('is what a sale brings, whatever who records it says', async () => {
    const { accountant, fileId } = await world();
    for (const paymentType of ['sale_proceeds', 'sale_deposit'])
      expect(told(await pay(accountant, fileId, { paymentType, isTrust: false }))).toEqual([422, 'isTrust']);
  });

  it('stands in the way of closing the file, as open invoices and unbilled fees do', async () => {
    const there = await world();
    const { accountant, supervisor, fileId, host } = there;
    const open = async (): Promise<unknown[]> => {
      const { body } = await supervisor.call('POST', '/stage/close-file-test', {
        fileId,
        closingReason: 'other',
      });
      const blockers = body.blockers as unknown as { gate: string; message: string; link: string }[];
      return blockers.flatMap(({ gate, message, link }) =>
        gate === 'fees_reconciled' ? [[message, link.split('/').pop()]] : [],
      );
    };
    expect(await open()).toEqual([]);
    const { id } = await issued(there, fileId);
    await putFee(host.app.db, { fileId });
    const { body } = await pay(accountant, fileId, { ...trust, amount: '200.00' });
    await clear(accountant, body._id);
    expect(await open()).toEqual([
      ['Fees neither invoiced nor written off: 113.00.', 'fees'],
      ['Unpaid balance: 113.00 (invoices: 1).', 'invoices'],
      ['The trust holds 200.00, which is to be remitted.', 'payments'],
    ]);
    await host.app.db
      .updateTable('fee')
      .set({ status: 'written_off' })
      .where('status', '=', 'approved')
      .execute();
    const settle = await pay(accountant, fileId, { allocations: [{ invoiceId: id, amount: '113.00' }] });
    await clear(accountant, settle.body._id);
    await clear(supervisor, (await pay(accountant, fileId, { ...remit, amount: '200.00' })).body._id);
    expect(await open()).toEqual([]);
  });
});

describe('a client', () => {
  it('records money that came to it, and reads payments but not what passes between us and vendors', async () => {
    const { accountant, fileId, host } = await world();
    const lender = await signIn(host, 'lender_supervisor');
    const mine = await pay(lender, fileId, { paymentType: 'arrears', amount: '300.00' });
    expect(mine.status).toBe(201);
    expect(told(await pay(lender, fileId, { paymentType: 'arrears', isTrust: true }))).toEqual([
      403,
      'isTrust',
    ]);
    expect(told(await pay(lender, fileId, { ...remit }))).toEqual([403, 'direction']);
    expect((await clear(lender, mine.body._id)).status).toBe(403);
    await pay(accountant, fileId, {
      paymentType: 'debtor_other',
      amount: '12.34',
      companyId: companyId('V01'),
    });
    await pay(accountant, fileId, { paymentType: 'debtor_other', amount: '56.78', note: 'Between us' });
    const list = await lender.call('GET', `/payment/list/${fileId}`);
    const amounts = (list.body.data as unknown as { amount: string; note: unknown }[]).map((one) => [
      one.amount,
      one.note,
    ]);
    expect(amounts.sort()).toEqual([
      ['300.00', null],
      ['56.78', null],
    ]);
    const desk = await lender.call('GET', '/desk/payment/list?getBuckets=true');
    const history = await lender.call('GET', `/history/list/${fileId}?type=payment_changed`);
    const everything = JSON.stringify([desk.body, history.body]);
    expect(desk.body.total).toBe(2);
    expect(everything).not.toMatch(/12\.34|Between us/);
  });
});
