import { describe, expect, it } from 'vitest';
import { fileBilling } from '#server/invoices/file-billing';
import { companyId, userId } from '../../support/network';
import { signIn } from '../../support/person';
import { placeFile } from '../../support/place-file';
import { clear, invoiceOf, issued, patch, pay, remit, told, trust, world } from '../../support/paying';
import type { World } from '../../support/paying';

const transfer = { method: 'trust_transfer', isTrust: true } as const;
const hold = async ({ accountant }: World, fileId: string, amount: string): Promise<unknown> => {
  const { body } = await pay(accountant, fileId, { ...trust, amount });
  expect((await clear(accountant, body._id)).status).toBe(200);
  return body._id;
};
const own = [403, 'Money that leaves is released by somebody else than who recorded it.'];

describe('money that leaves', () => {
  it.each([
    ['a remittance', { ...remit, amount: '100.00' }],
    [
      'a refund out of trust',
      {
        ...{ paymentType: 'refund', direction: 'out', isTrust: true },
        ...{ amount: '100.00', payerName: 'J. Buyer' },
      },
    ],
    [
      'a refund of our own',
      { paymentType: 'refund', direction: 'out', amount: '100.00', companyId: companyId('LNA') },
    ],
  ])('%s is released by somebody else than who recorded or changed it', async (_, given) => {
    const there = await world();
    const { accountant, supervisor, fileId } = there;
    await hold(there, fileId, '5000.00');
    const { body } = await pay(accountant, fileId, given);
    expect(told(await clear(accountant, body._id))).toEqual(own);
    const both = { status: 'cleared', clearedDate: '2026-11-20', method: 'wire' };
    expect(told(await patch(supervisor, body._id, both))).toEqual(own);
    expect((await clear(supervisor, body._id)).body).toMatchObject({ status: 'cleared' });
    const { body: second } = await pay(accountant, fileId, given);
    expect((await patch(supervisor, second._id, { method: 'wire' })).status).toBe(200);
    for (const person of [accountant, supervisor]) expect(told(await clear(person, second._id))).toEqual(own);
  });

  it('says who may release it, so that nobody else is offered to', async () => {
    const there = await world();
    const { accountant, supervisor, fileId } = there;
    await hold(there, fileId, '5000.00');
    await pay(accountant, fileId, { ...remit, amount: '100.00' });
    const mayOf = async (by: typeof accountant): Promise<unknown> => {
      const { body } = await by.call('GET', `/payment/list/${fileId}`);
      const rows = body.data as unknown as { paymentType: string; isReleasable: boolean }[];
      return rows.find(({ paymentType }) => paymentType === 'client_remittance')?.isReleasable;
    };
    expect([await mayOf(accountant), await mayOf(supervisor)]).toEqual([false, true]);
  });
});

describe('money that is given back', () => {
  const back = { status: 'refunded', reversalReason: 'Paid by mistake' };

  it('is given back by somebody else than who recorded it, whom it is offered to', async () => {
    const there = await world();
    const { accountant, supervisor, fileId } = there;
    const inTrust = await hold(there, fileId, '500.00');
    const { body: ours } = await pay(accountant, fileId, { amount: '100.00' });
    expect((await clear(supervisor, ours._id)).status).toBe(200);
    const { body } = await accountant.call('GET', `/payment/list/${fileId}`);
    const { body: seen } = await supervisor.call('GET', `/payment/list/${fileId}`);
    const offered = (list: typeof body): unknown[] =>
      (list.data as unknown as { isReleasable: boolean }[]).map(({ isReleasable }) => isReleasable);
    expect([offered(body), offered(seen)]).toEqual([
      [false, false],
      [true, true],
    ]);
    for (const id of [inTrust, ours._id]) {
      expect(told(await patch(accountant, id, back))).toEqual(own);
      expect((await patch(supervisor, id, back)).body).toMatchObject({ status: 'refunded' });
    }
  });

  it('is still there: what was remitted or spoken for is not given back as well', async () => {
    const there = await world();
    const { accountant, supervisor, fileId } = there;
    const held = await hold(there, fileId, '500.00');
    const isOffered = async (): Promise<unknown> => {
      const { body } = await supervisor.call('GET', `/payment/list/${fileId}`);
      const rows = body.data as unknown as { _id: string; isReleasable: boolean }[];
      return rows.find(({ _id }) => _id === held)?.isReleasable;
    };
    expect(await isOffered()).toBe(true);
    const { body: remitted } = await pay(accountant, fileId, { ...remit, amount: '400.00' });
    expect(await isOffered()).toBe(false);
    const short = [409, 'The trust holds 100.00 for this file that is not spoken for.'];
    expect(told(await patch(supervisor, held, back))).toEqual(short);
    await clear(supervisor, remitted._id);
    expect(told(await patch(supervisor, held, back))).toEqual(short);
    // What the bank takes back is gone, whatever was made of it.
    expect((await patch(supervisor, held, { ...back, status: 'reversed' })).status).toBe(200);
  });
});

describe('a transfer from trust', () => {
  it('is allocated in full before it clears, and stays so', async () => {
    const there = await world();
    const { accountant, supervisor, fileId } = there;
    const { id } = await issued(there, fileId);
    await hold(there, fileId, '5000.00');
    const { body } = await pay(accountant, fileId, { ...transfer, amount: '113.00' });
    const whole = 'A transfer from trust is allocated in full before it clears.';
    expect(told(await clear(supervisor, body._id))).toEqual([409, whole]);
    await patch(accountant, body._id, { allocations: [{ invoiceId: id, amount: '112.99' }] });
    expect(told(await clear(supervisor, body._id))).toEqual([409, whole]);
    await patch(accountant, body._id, { allocations: [{ invoiceId: id, amount: '113.00' }] });
    expect(told(await clear(supervisor, body._id))[0]).toBe(200);
    expect(told(await patch(accountant, body._id, { allocations: [] }))).toEqual([409, whole]);
    expect(await invoiceOf(accountant, id)).toMatchObject({ status: 'paid' });
  });
});

describe('what a debtor brought', () => {
  it.each([
    ['a transfer from trust', transfer],
    ['what a debtor paid', { paymentType: 'debtor_other' }],
    ['insurance', { paymentType: 'insurance_proceeds' }],
    ['effects', { paymentType: 'personal_effects_fee' }],
  ])('pays no invoice of another file: %s', async (_, given) => {
    const there = await world();
    const { accountant, supervisor, fileId } = there;
    const { _id: other } = await placeFile(supervisor);
    const { id } = await issued(there, other);
    await hold(there, fileId, '5000.00');
    const { body } = await pay(accountant, fileId, { ...given, amount: '113.00' });
    const allocations = [{ invoiceId: id, amount: '113.00' }];
    expect(told(await pay(accountant, fileId, { ...given, amount: '113.00', allocations }))).toEqual([
      422,
      'allocations[0].invoiceId',
    ]);
    expect(told(await patch(accountant, body._id, { allocations }))).toEqual([
      422,
      'allocations[0].invoiceId',
    ]);
  });

  it.each(['redemption', 'arrears', 'sale_proceeds', 'sale_deposit'])(
    'is held in trust, whatever who records it says: %s',
    async (paymentType) => {
      const { accountant, fileId } = await world();
      expect(told(await pay(accountant, fileId, { paymentType, isTrust: false }))).toEqual([422, 'isTrust']);
    },
  );

  it('is the client’s own where it came to the client, which our people then say is there', async () => {
    const { host, accountant, fileId } = await world();
    const client = await signIn(host, 'lender_supervisor');
    const { body } = await pay(client, fileId, { paymentType: 'arrears', amount: '300.00' });
    expect((await clear(accountant, body._id)).body).toMatchObject({ status: 'cleared', isTrust: false });
  });
});

describe('a remittance', () => {
  it('goes to the client of the file, in its own name, and to nobody else', async () => {
    const there = await world();
    const { host, accountant, supervisor, fileId } = there;
    await hold(there, fileId, '5000.00');
    const given = { ...remit, amount: '10.00' };
    expect(told(await pay(accountant, fileId, { ...given, companyId: companyId('LNB') }))).toEqual([
      422,
      'companyId',
    ]);
    expect(told(await pay(accountant, fileId, { ...given, payerName: 'J. Friend' }))).toEqual([
      422,
      'payerName',
    ]);
    const party = await supervisor.call('POST', '/relatedParty/', {
      ...{ fileId, relatedPartyType: 'primary_debtor', firstName: 'Jo', lastName: 'Roy' },
    });
    const toParty = await pay(accountant, fileId, { ...given, relatedPartyId: party.body._id });
    expect(told(toParty)).toEqual([422, 'relatedPartyId']);
    const { body } = await pay(accountant, fileId, given);
    const { companyName } = await host.app.db
      .selectFrom('company')
      .select('companyName')
      .where('_id', '=', companyId('LNA'))
      .executeTakeFirstOrThrow();
    expect(body).toMatchObject({ companyId: companyId('LNA'), payerName: companyName });
    expect(told(await patch(accountant, body._id, { companyId: null }))[0]).toBe(200);
    expect(told(await patch(accountant, body._id, { companyId: companyId('V01') }))).toEqual([
      422,
      'companyId',
    ]);
    const lender = await signIn(host, 'lender_supervisor');
    const told1 = await lender.call('GET', `/history/list/${fileId}?type=payment_changed`);
    expect(JSON.stringify(told1.body)).toContain('10.00');
  });

  it('waits while the client’s trust is short, on each of its files, and somebody is reminded', async () => {
    const there = await world();
    const { host, accountant, supervisor, fileId } = there;
    const { _id: second } = await placeFile(supervisor);
    const { _id: foreign } = await placeFile(supervisor, { clientId: companyId('LNB') });
    const came = await hold(there, fileId, '5000.00');
    await hold(there, second, '800.00');
    await hold(there, foreign, '700.00');
    const { body: waits } = await pay(accountant, second, { ...remit, amount: '300.00' });
    const { body: out } = await pay(accountant, fileId, { ...remit, amount: '5000.00' });
    expect((await clear(supervisor, out._id)).status).toBe(200);
    await patch(accountant, came, { status: 'reversed', reversalReason: 'No funds' });
    expect((await fileBilling(host.app.db, fileId)).trustHeld).toBe('-5000.00');
    const short = [409, 'The trust of this client is short of 5000.00: make that good before you remit.'];
    expect(told(await pay(accountant, second, { ...remit, amount: '1.00' }))).toEqual(short);
    expect(told(await clear(supervisor, waits._id))).toEqual(short);
    const { body: other } = await pay(accountant, foreign, { ...remit, amount: '700.00' });
    expect((await clear(supervisor, other._id)).status).toBe(200);
    const desk = async (status: string) =>
      host.app.db
        .selectFrom('reminder')
        .select(['userId', 'fileId'])
        .where('status', '=', status as 'open')
        .where('reminderType', '=', 'payment_due')
        .execute();
    expect(await desk('open')).toEqual(expect.arrayContaining([{ userId: userId('accountant'), fileId }]));
    const { body: made } = await pay(accountant, fileId, {
      ...{ paymentType: 'debtor_other', isTrust: true, amount: '5000.00' },
    });
    expect((await clear(accountant, made._id)).status).toBe(200);
    expect(await desk('open')).toEqual([]);
    expect((await clear(supervisor, waits._id)).status).toBe(200);
  });
});

describe('cash', () => {
  it('is agreed to by another than who takes it', async () => {
    const { host, accountant, supervisor, fileId } = await world();
    const cash = { method: 'cash', note: 'Counted by two', cashAgreedBy: userId('supervisor') };
    expect(told(await pay(supervisor, fileId, cash))).toEqual([422, 'cashAgreedBy']);
    const client = await signIn(host, 'lender_supervisor');
    const { body } = await pay(client, fileId, { method: 'cash' });
    const cleared = { status: 'cleared', clearedDate: '2026-11-20', ...cash };
    expect(told(await patch(supervisor, body._id, cleared))).toEqual([422, 'cashAgreedBy']);
    expect((await patch(accountant, body._id, cleared)).status).toBe(200);
  });
});
