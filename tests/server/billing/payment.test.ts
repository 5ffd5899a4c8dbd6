import { describe, expect, it } from 'vitest';
import { fileBilling } from '#server/invoices/file-billing';
import { putFee } from '../../support/fees';
import { companyId, userId } from '../../support/network';
import { signIn } from '../../support/person';
import { placeFile } from '../../support/place-file';
import { world, issued, pay, patch, clear, remit, invoiceOf, told, feeOf } from '../../support/paying';

const agreed = { cashAgreedBy: userId('supervisor') };

describe('what a payment is held to', () => {
  it.each([
    [{ direction: 'out' }, [422, 'direction']],
    [{ amount: '0.00' }, [422, 'amount']],
    [{ receivedDate: '2026-11-21' }, [422, 'receivedDate']],
    [{ isTrust: true }, [422, 'isTrust']],
    [{ paymentType: 'client_remittance', direction: 'out' }, [422, 'isTrust']],
    [{ method: 'trust_transfer' }, [422, 'isTrust']],
    [{ paymentType: 'redemption', method: 'trust_transfer', isTrust: true }, [422, 'method']],
    [{ method: 'cash', ...agreed }, [422, 'note']],
    [{ method: 'cash', ...agreed, note: ' ' }, [422, 'note']],
    [{ method: 'cash', note: 'Counted by two', amount: '10000.00', ...agreed }, [422, 'amount']],
    [{ method: 'cash', note: 'Counted by two' }, [422, 'cashAgreedBy']],
    [{ method: 'cash', note: 'Counted by two', cashAgreedBy: userId('accountant') }, [422, 'cashAgreedBy']],
    [
      { method: 'cash', note: 'Counted by two', cashAgreedBy: userId('lender_supervisor') },
      [422, 'cashAgreedBy'],
    ],
    [agreed, [422, 'cashAgreedBy']],
    [{ status: 'cleared' }, [403, 'status']],
    [{ clearedDate: '2026-11-20' }, [403, 'clearedDate']],
    [{ unallocatedAmount: '1.00' }, [403, 'unallocatedAmount']],
    [{ ...remit, amount: '1.00' }, [409, 'The trust holds 0.00 for this file that is not spoken for.']],
  ])('refuses %o', async (given, expected) => {
    const { accountant, fileId } = await world();
    expect(told(await pay(accountant, fileId, given))).toEqual(expected);
  });

  it('takes cash up to the limit with a note and a supervisor who agreed', async () => {
    const { accountant, fileId } = await world();
    const { status, body } = await pay(accountant, fileId, {
      method: 'cash',
      note: 'Counted by two',
      ...agreed,
      amount: '9999.99',
    });
    expect([status, body.status, body.unallocatedAmount]).toEqual([201, 'pending', '9999.99']);
    await clear(accountant, body._id);
    expect(told(await patch(accountant, body._id, { note: null }))).toEqual([422, 'note']);
    expect(told(await patch(accountant, body._id, { cashAgreedBy: null }))).toEqual([
      409,
      'The money has cleared: reverse the payment and record it anew.',
    ]);
  });

  it('takes the cash that a client tells of once a supervisor has agreed, and keeps that from the client', async () => {
    const { host, accountant, fileId } = await world();
    const client = await signIn(host, 'lender_supervisor');
    expect(told(await pay(client, fileId, { method: 'cash', ...agreed }))).toEqual([403, 'cashAgreedBy']);
    const { body } = await pay(client, fileId, { method: 'cash' });
    expect(told(await clear(accountant, body._id))).toEqual([422, 'note']);
    const said = { note: 'Counted by two', ...agreed };
    const cleared = await patch(accountant, body._id, {
      status: 'cleared',
      clearedDate: '2026-11-20',
      ...said,
    });
    expect([cleared.status, cleared.body.cashAgreedBy]).toEqual([200, userId('supervisor')]);
    const list = await client.call('GET', `/payment/list/${fileId}`);
    expect(list.body.data).toMatchObject([{ status: 'cleared', note: null, cashAgreedBy: null }]);
  });
});

describe('the payments of a file', () => {
  it('come whole, however many there are, by the documented call, and in pages by our own', async () => {
    const { accountant, fileId } = await world();
    for (let count = 0; count < 30; count += 1) await pay(accountant, fileId, { amount: '1.00' });
    const documented = await accountant.call('GET', `/payment/list/${fileId}`);
    expect(documented.body).toMatchObject({ total: 30, page: 1, size: 30 });
    expect(documented.body.data).toHaveLength(30);
    const paged = await accountant.call('GET', `/payment/list/${fileId}?page=1`);
    expect([paged.status, paged.body.errors]).toEqual([
      400,
      { page: 'page is not a parameter of this list.' },
    ]);
    const own = await accountant.call('GET', `/desk/payment/list?fileId=${fileId}&size=10&page=3`);
    expect(own.body).toMatchObject({ total: 30, page: 3, size: 10 });
  });
});

describe('allocating', () => {
  it('settles the invoice and its fees when the money clears, and takes it back when it is reversed', async () => {
    const there = await world();
    const { accountant, fileId, host } = there;
    const { id, feeId } = await issued(there, fileId);
    const { body } = await pay(accountant, fileId, {
      amount: '120.00',
      allocations: [{ invoiceId: id, amount: '113.00' }],
    });
    expect(body).toMatchObject({ status: 'pending', unallocatedAmount: '7.00' });
    expect(await invoiceOf(accountant, id)).toMatchObject({ status: 'issued', balanceDue: '113.00' });
    const { status } = await clear(accountant, body._id);
    expect(status).toBe(200);
    expect(await invoiceOf(accountant, id)).toMatchObject({
      status: 'paid',
      paidAmount: '113.00',
      balanceDue: '0.00',
    });
    expect(await feeOf(there, feeId)).toMatchObject({ status: 'paid', paidDate: '2026-11-20' });
    expect(await fileBilling(host.app.db, fileId)).toMatchObject({
      billed: '113.00',
      paid: '113.00',
      owed: '0.00',
      openInvoices: 0,
    });
    expect(told(await patch(accountant, body._id, { status: 'reversed' }))).toEqual([422, 'reversalReason']);
    const back = await patch(accountant, body._id, { status: 'reversed', reversalReason: 'No funds' });
    expect(back.body).toMatchObject({ status: 'reversed', reversedAt: '2026-11-20T15:00:00.000Z' });
    expect(await invoiceOf(accountant, id)).toMatchObject({
      status: 'issued',
      paidAmount: '0.00',
      balanceDue: '113.00',
    });
    expect(await feeOf(there, feeId)).toMatchObject({ status: 'invoiced', paidDate: null });
  });

  it('pays in parts, and no more than is owed, what is pending counted', async () => {
    const there = await world();
    const { accountant, fileId } = there;
    const { id } = await issued(there, fileId);
    const part = await pay(accountant, fileId, {
      amount: '100.00',
      allocations: [{ invoiceId: id, amount: '100.00' }],
    });
    await clear(accountant, part.body._id);
    expect(await invoiceOf(accountant, id)).toMatchObject({ status: 'partially_paid', balanceDue: '13.00' });
    const rest = await pay(accountant, fileId, {
      amount: '20.00',
      allocations: [{ invoiceId: id, amount: '10.00' }],
    });
    expect(rest.status).toBe(201);
    expect(
      told(
        await pay(accountant, fileId, { amount: '20.00', allocations: [{ invoiceId: id, amount: '3.01' }] }),
      ),
    ).toEqual([409, '3.00 is still owed on NLR-INV-2026-000001.']);
    expect(
      told(await patch(accountant, rest.body._id, { allocations: [{ invoiceId: id, amount: '20.01' }] })),
    ).toEqual([409, '13.00 is still owed on NLR-INV-2026-000001.']);
    await clear(accountant, rest.body._id);
    // What is left of cleared money can still be allocated, and only that.
    const more = await patch(accountant, rest.body._id, {
      allocations: [{ invoiceId: id, amount: '13.00' }],
    });
    expect(more.body).toMatchObject({ unallocatedAmount: '7.00' });
    expect(await invoiceOf(accountant, id)).toMatchObject({ status: 'paid', balanceDue: '0.00' });
    expect(told(await patch(accountant, rest.body._id, { method: 'wire' }))).toEqual([
      409,
      'The money has cleared: reverse the payment and record it anew.',
    ]);
    expect(told(await patch(accountant, rest.body._id, { amount: '1.00' }))).toEqual([403, 'amount']);
    expect(told(await accountant.call('DELETE', `/payment/${String(rest.body._id)}`))).toEqual([
      409,
      'Money that has cleared is reversed, never deleted.',
    ]);
  });

  it.each([
    [[{ amount: '1.00' }], [422, 'allocations[0]']],
    [[{ invoiceId: 'X', feeId: 'X', amount: '1.00' }], [422, 'allocations[0]']],
    [[{ invoiceId: 'X', amount: '0.00' }], [422, 'allocations[0].amount']],
    [
      [
        { invoiceId: 'X', amount: '1.00' },
        { invoiceId: 'X', amount: '1.00' },
      ],
      [422, 'allocations[1]'],
    ],
    [[{ invoiceId: 'X', amount: '60.00' }], [422, 'allocations']],
  ])('refuses %o', async (allocations, expected) => {
    const there = await world();
    const { id, feeId } = await issued(there, there.fileId);
    const named = allocations.map((one) => ({
      ...one,
      ...('invoiceId' in one && { invoiceId: id }),
      ...('feeId' in one && { feeId }),
    }));
    expect(told(await pay(there.accountant, there.fileId, { amount: '50.00', allocations: named }))).toEqual(
      expected,
    );
  });

  it('pays invoices of the client on other files, and of no other client', async () => {
    const there = await world();
    const { accountant, supervisor, fileId } = there;
    const { _id: second } = await placeFile(supervisor);
    const { _id: foreign } = await placeFile(supervisor, { clientId: companyId('LNB') });
    const [one, two] = [await issued(there, fileId), await issued(there, second)];
    const other = await issued(there, foreign);
    const { body } = await pay(accountant, fileId, {
      amount: '226.00',
      allocations: [one, two].map(({ id }) => ({ invoiceId: id, amount: '113.00' })),
    });
    await clear(accountant, body._id);
    for (const { id } of [one, two])
      expect(await invoiceOf(accountant, id)).toMatchObject({ status: 'paid' });
    expect(
      told(await pay(accountant, fileId, { allocations: [{ invoiceId: other.id, amount: '1.00' }] })),
    ).toEqual([422, 'allocations[0].invoiceId']);
  });

  it('pays a fee that is on no invoice, whole; it is then not billed', async () => {
    const there = await world();
    const { accountant, supervisor, fileId, host } = there;
    const feeId = await putFee(host.app.db, { fileId });
    const direct = { paymentType: 'debtor_other', amount: '500.00' } as const;
    expect(
      told(await pay(accountant, fileId, { ...direct, allocations: [{ feeId, amount: '100.00' }] })),
    ).toEqual([422, 'allocations[0].amount']);
    const { body } = await pay(accountant, fileId, {
      ...direct,
      allocations: [{ feeId, amount: '113.00' }],
    });
    expect((await accountant.call('POST', '/invoice/', { fileId })).status).toBe(409);
    await clear(accountant, body._id);
    expect(await feeOf(there, feeId)).toMatchObject({ status: 'paid', paidDate: '2026-11-20' });
    expect(await fileBilling(host.app.db, fileId)).toMatchObject({ billed: '113.00', paid: '113.00' });
    await patch(supervisor, body._id, { status: 'refunded', reversalReason: 'Paid by mistake' });
    expect(await feeOf(there, feeId)).toMatchObject({ status: 'approved', paidDate: null });
  });

  it('lets one of two pay what is left, and tells the other; two that clear at once never overpay', async () => {
    const there = await world();
    const { accountant, supervisor, fileId } = there;
    const { id } = await issued(there, fileId);
    const all = { allocations: [{ invoiceId: id, amount: '113.00' }] };
    const both = await Promise.all([pay(accountant, fileId, all), pay(supervisor, fileId, all)]);
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
    const won = both.find(({ status }) => status === 201)?.body._id;
    // The second finds it done: the same change again changes nothing.
    await Promise.all([clear(accountant, won), clear(supervisor, won)]);
    expect(await invoiceOf(accountant, id)).toMatchObject({ paidAmount: '113.00', balanceDue: '0.00' });
  });

  it('keeps an invoice from being voided while money is on its way to it', async () => {
    const there = await world();
    const { accountant, fileId } = there;
    const { id } = await issued(there, fileId);
    const { body } = await pay(accountant, fileId, { allocations: [{ invoiceId: id, amount: '13.00' }] });
    const gone = { _id: id, status: 'void', voidReason: 'x' };
    expect(told(await accountant.call('PATCH', '/invoice/', gone))).toEqual([
      409,
      'A payment that has not cleared yet is allocated to this invoice.',
    ]);
    await clear(accountant, body._id);
    expect(told(await accountant.call('PATCH', '/invoice/', gone))).toEqual([
      409,
      'Money has been paid on this invoice. Credit it instead.',
    ]);
  });

  it('owes back what was paid on an invoice that is credited, until it is refunded', async () => {
    const there = await world();
    const { accountant, supervisor, fileId, host } = there;
    const { id } = await issued(there, fileId);
    const { body } = await pay(accountant, fileId, {
      amount: '40.00',
      allocations: [{ invoiceId: id, amount: '40.00' }],
    });
    await clear(accountant, body._id);
    const note = await accountant.call('POST', '/invoice/', {
      fileId,
      creditOfInvoiceId: id,
      notes: 'Wrong',
    });
    expect(note.body).toMatchObject({ total: '-113.00', balanceDue: '-40.00' });
    expect(await fileBilling(host.app.db, fileId)).toMatchObject({
      billed: '0.00',
      paid: '40.00',
      owed: '-40.00',
    });
    const refund = { paymentType: 'refund', direction: 'out', amount: '40.00' } as const;
    const out = await pay(accountant, fileId, {
      ...refund,
      allocations: [{ invoiceId: note.body._id, amount: '40.00' }],
    });
    expect(out.status, JSON.stringify(out.body)).toBe(201);
    await clear(supervisor, out.body._id);
    expect(await fileBilling(host.app.db, fileId)).toMatchObject({
      billed: '0.00',
      paid: '0.00',
      owed: '0.00',
    });
  });
});
