import { describe, expect, it } from 'vitest';
import { paymentTypes } from '#contract/lifecycles/payment';
import { companyId } from '../../support/network';
import { placeFile } from '../../support/place-file';
import { clear, patch, pay, told, trust, world } from '../../support/paying';
import type { World } from '../../support/paying';

const hold = async ({ accountant }: World, fileId: string, amount: string): Promise<void> => {
  const { body } = await pay(accountant, fileId, { ...trust, amount });
  expect((await clear(accountant, body._id)).status).toBe(200);
};

describe('what is paid out', () => {
  const out = Object.entries(paymentTypes).flatMap(([type, { direction }]) =>
    direction === 'out' ? [type] : [],
  );

  it.each(out)('goes to nobody who has nothing to do with the file: %s', async (paymentType) => {
    const there = await world();
    const { accountant, supervisor, fileId } = there;
    const { _id: other } = await placeFile(supervisor);
    for (const on of [fileId, other]) await hold(there, on, '500.00');
    const elsewhere = await supervisor.call('POST', '/relatedParty/', {
      ...{ fileId: other, relatedPartyType: 'primary_debtor', firstName: 'Ann', lastName: 'Cole' },
    });
    const given = { paymentType, direction: 'out', isTrust: true, amount: '10.00' };
    for (const payee of [
      { payerName: 'J. Friend' },
      { payerName: 'Ann Cole' },
      { relatedPartyId: elsewhere.body._id },
      { companyId: companyId('V01') },
      { companyId: companyId('V01'), payerName: 'J. Buyer' },
    ]) {
      const [status, field] = told(await pay(accountant, fileId, { ...given, ...payee }));
      expect([status, Object.keys(payee).includes(String(field))], JSON.stringify(payee)).toEqual([
        422,
        true,
      ]);
    }
  });

  it('goes back to a party of the file or to who brought it, by the name that stands there', async () => {
    const there = await world();
    const { accountant, supervisor, fileId } = there;
    await hold(there, fileId, '500.00');
    const { body: party } = await supervisor.call('POST', '/relatedParty/', {
      ...{ fileId, relatedPartyType: 'primary_debtor', firstName: 'Zoé', lastName: 'Roy' },
    });
    const given = { paymentType: 'refund', direction: 'out', isTrust: true, amount: '10.00' };
    expect(told(await pay(accountant, fileId, given))).toEqual([422, 'payerName']);
    for (const payee of [
      { relatedPartyId: party._id },
      { payerName: 'zoe  ROY' },
      { payerName: 'J. Buyer' },
    ]) {
      const { status, body } = await pay(accountant, fileId, { ...given, ...payee });
      expect([status, body.errors], JSON.stringify(payee)).toEqual([201, undefined]);
      const named = await patch(accountant, body._id, { payerName: 'J. Friend' });
      expect(told(named), JSON.stringify(payee)).toEqual([422, 'payerName']);
    }
  });

  it('is no more, for who is no party of the file, than what they brought there', async () => {
    const there = await world();
    const { accountant, fileId } = there;
    await hold(there, fileId, '500.00');
    const bring = async (amount: string, payer: object) => {
      const { body } = await pay(accountant, fileId, { ...trust, amount, ...payer });
      expect((await clear(accountant, body._id)).status).toBe(200);
      return body._id;
    };
    await bring('1.00', { payerName: 'Lot 9 Ltd' });
    await bring('2.50', { payerName: undefined, companyId: companyId('V01') });
    // What is not here yet is nobody's to have back.
    await pay(accountant, fileId, { ...trust, amount: '90.00', payerName: 'Lot 9 Ltd' });
    const back = async (amount: string, payee: object) => {
      const given = { paymentType: 'refund', direction: 'out', isTrust: true };
      return pay(accountant, fileId, { ...given, amount, ...payee });
    };
    expect(told(await back('1.01', { payerName: 'LOT 9 ltd' }))).toEqual([422, 'amount']);
    expect(told(await back('2.51', { companyId: companyId('V01') }))).toEqual([422, 'amount']);
    expect((await back('0.70', { payerName: 'Lot 9 Ltd' })).status).toBe(201);
    expect(told(await back('0.31', { payerName: 'Lot 9 Ltd' }))).toEqual([422, 'amount']);
    expect((await back('0.30', { payerName: 'Lot 9 Ltd' })).status).toBe(201);
    expect((await back('2.50', { companyId: companyId('V01') })).status).toBe(201);
    expect((await back('400.00', { payerName: 'J. Buyer' })).status).toBe(201);
  });

  it('counts what a company and a name brought together once, whichever of them has it back', async () => {
    const there = await world();
    const { accountant, fileId } = there;
    await hold(there, fileId, '500.00');
    const [payerName, company] = ['Lot 9 Ltd', companyId('V01')];
    const bring = async (amount: string, payer: object) => {
      const { body } = await pay(accountant, fileId, { ...trust, amount, payerName: undefined, ...payer });
      expect((await clear(accountant, body._id)).status).toBe(200);
    };
    await bring('10.00', { payerName, companyId: company });
    await bring('5.00', { companyId: company });
    const given = { paymentType: 'refund', direction: 'out', isTrust: true };
    const back = async (amount: string, payee: object) =>
      told(await pay(accountant, fileId, { ...given, amount, ...payee }));
    // Under its name ten at the most, of fifteen under its company.
    expect(await back('10.01', { payerName })).toEqual([422, 'amount']);
    expect((await back('10.00', { payerName }))[0]).toBe(201);
    expect(await back('5.01', { companyId: company })).toEqual([422, 'amount']);
    expect((await back('5.00', { companyId: company }))[0]).toBe(201);
    for (const payee of [{ payerName }, { companyId: company }, { companyId: company, payerName }])
      expect(await back('0.01', payee), JSON.stringify(payee)).toEqual([422, 'amount']);
  });

  it('counts again what did not leave after all', async () => {
    const there = await world();
    const { accountant, fileId } = there;
    await hold(there, fileId, '20.00');
    const given = { paymentType: 'refund', direction: 'out', isTrust: true, payerName: 'J. Buyer' };
    const { body } = await pay(accountant, fileId, { ...given, amount: '20.00' });
    expect(
      (await patch(accountant, body._id, { status: 'failed', reversalReason: 'The bank sent it back.' }))
        .status,
    ).toBe(200);
    expect((await pay(accountant, fileId, { ...given, amount: '20.00' })).status).toBe(201);
  });

  it('is the same for our own money: to the client, or to who paid us', async () => {
    const there = await world();
    const { accountant, fileId } = there;
    await hold(there, fileId, '500.00');
    const { body: paid } = await pay(accountant, fileId, { amount: '50.00', payerName: 'Lot 9 Ltd' });
    expect((await clear(accountant, paid._id)).status).toBe(200);
    const given = { paymentType: 'refund', direction: 'out', amount: '10.00' };
    for (const [payee, field] of [
      [{}, 'payerName'],
      [{ payerName: 'J. Friend' }, 'payerName'],
      // What they brought lies in trust, and comes from there.
      [{ payerName: 'J. Buyer' }, 'payerName'],
      [{ companyId: companyId('V01') }, 'companyId'],
      [{ companyId: companyId('LNA'), payerName: 'J. Friend' }, 'payerName'],
    ] as const)
      expect(told(await pay(accountant, fileId, { ...given, ...payee })), JSON.stringify(payee)).toEqual([
        422,
        field,
      ]);
    for (const payee of [{ payerName: 'Lot 9 Ltd' }, { companyId: companyId('LNA') }])
      expect((await pay(accountant, fileId, { ...given, ...payee })).status).toBe(201);
  });

  it('of before, to nobody, is named before it leaves', async () => {
    const there = await world();
    const { host, accountant, supervisor, fileId } = there;
    await hold(there, fileId, '500.00');
    const { body } = await pay(accountant, fileId, {
      ...{ paymentType: 'refund', direction: 'out', isTrust: true, amount: '10.00', payerName: 'J. Buyer' },
    });
    const { db } = host.app;
    await db.updateTable('payment').set({ payerName: null }).where('_id', '=', String(body._id)).execute();
    expect(told(await clear(supervisor, body._id))).toEqual([422, 'payerName']);
    expect((await patch(accountant, body._id, { payerName: 'J. Buyer' })).status).toBe(200);
    expect((await clear(supervisor, body._id)).status).toBe(200);
  });
});
