import { describe, expect, it } from 'vitest';
import { putFee } from '../../support/fees';
import { house, issue, ledgerOf, lender, post, receipt, settled, until } from '../../support/ledger';
import { companyId } from '../../support/network';
import { signIn } from '../../support/person';
import { placeFile } from '../../support/place-file';

describe('the accounts', () => {
  it('take an issued invoice with its customer, account codes and taxes, and once however often it is asked', async () => {
    const { accounts, accountant, ref, invoice } = await house();
    expect(await ledgerOf(accountant)).toMatchObject({
      data: [{ kind: 'invoice', state: 'due', ref, clientName: 'Lender A', total: '113.00', said: null }],
      kinds: [{ kind: 'invoice', count: 1, total: '113.00' }],
      waiting: 0,
      refused: 0,
      total: 1,
      provider: 'sage',
    });
    expect((await post(accountant)).body).toEqual({ sent: 1, left: 0 });
    expect((await post(accountant)).body).toEqual({ sent: 0, left: 0 });
    expect(await settled(accountant)).toMatchObject({ data: [], kinds: [], total: 0 });
    expect(accounts.entries.map(({ entry }) => entry)).toEqual([
      {
        kind: 'invoice',
        customerCode: 'CUS-007',
        number: 'NLR-INV-2026-000001',
        date: '2026-11-20',
        dueDate: invoice.body.dueDate,
        currency: 'CAD',
        reference: ref,
        total: '113.00',
        lines: [
          {
            glCode: '4010',
            taxCode: 'HST',
            description: expect.any(String),
            reference: ref,
            amount: '100.00',
            tax: '13.00',
          },
        ],
        bankCode: null,
        fromBankCode: null,
        applied: [],
        reverses: null,
      },
    ]);
    const told = await accountant.call('GET', `/history/list/${String(invoice.body.fileId)}`);
    expect(JSON.stringify(told.body)).toContain(
      'The invoice NLR-INV-2026-000001 stands in the accounts as E1.',
    );
  });

  it('take what cleared at its bank with what it pays, and take it back once it is reversed', async () => {
    const { accounts, accountant, fileId, invoice } = await house();
    const paid = await receipt(accountant, fileId, {
      amount: '113.00',
      reference: 'EFT 55',
      allocations: [{ invoiceId: invoice.body._id, amount: '113.00' }],
    });
    await receipt(accountant, fileId, { paymentType: 'redemption', isTrust: true, amount: '500.00' });
    const pending = {
      fileId,
      paymentType: 'invoice_payment',
      direction: 'in',
      method: 'eft',
      amount: '9.00',
      receivedDate: '2026-11-18',
    };
    expect((await accountant.call('POST', '/payment/', pending)).status).toBe(201);
    expect((await post(accountant)).body).toEqual({ sent: 3, left: 0 });
    await settled(accountant);
    const entered = (kind: string) => accounts.entries.filter(({ entry }) => entry.kind === kind);
    expect(
      entered('receipt').map(({ entry }) => [entry.total, entry.date, entry.bankCode, entry.applied]),
    ).toEqual(
      expect.arrayContaining([
        ['113.00', '2026-11-19', '1010', [{ invoiceNumber: 'NLR-INV-2026-000001', amount: '113.00' }]],
        ['500.00', '2026-11-19', '1050', []],
      ]),
    );
    const back = { _id: paid.body._id, status: 'reversed', reversalReason: 'NSF' };
    expect((await accountant.call('PATCH', '/payment/', back)).status).toBe(200);
    expect((await ledgerOf(accountant)).kinds).toEqual([{ kind: 'reversal', count: 1, total: '-113.00' }]);
    await post(accountant);
    await settled(accountant);
    const first = entered('receipt').find(({ entry }) => entry.total === '113.00');
    expect(entered('reversal').map(({ entry }) => [entry.total, entry.reverses])).toEqual([
      ['-113.00', first?.entryId],
    ]);
  });

  it('keep what they refuse with what they say, and take it when it is put right and sent again', async () => {
    const { accounts, accountant, host } = await house();
    accounts.instead = (method) =>
      method === 'POST' ? { status: 422, body: { message: 'No customer CUS-007.' } } : undefined;
    await post(accountant);
    expect(await settled(accountant)).toMatchObject({
      data: [{ state: 'refused', said: 'No customer CUS-007.' }],
      refused: 1,
    });
    accounts.instead = undefined;
    const code = { sageCustomerCode: 'CUS-008' };
    await host.app.db.updateTable('company').set(code).where('_id', '=', lender).execute();
    expect((await post(accountant)).body).toEqual({ sent: 1, left: 0 });
    expect(await settled(accountant)).toMatchObject({ total: 0 });
    expect(accounts.entries.map(({ entry }) => entry.customerCode)).toEqual(['CUS-008']);
  });

  it('are asked for an entry before it is made again when nobody knows whether it arrived', async () => {
    const { accounts, accountant, host } = await house();
    accounts.instead = (method) => {
      if (method !== 'POST' || accounts.entries.length > 0) return undefined;
      // It arrives, and its answer does not.
      accounts.entries.push({ key: String(accounts.asked.at(-1)?.key), entryId: 'E1', entry: {} });
      return { status: 500 };
    };
    await post(accountant);
    await settled(accountant);
    expect(accounts.entries).toHaveLength(1);
    const entered = await host.app.db.selectFrom('ledgerEntry').selectAll().executeTakeFirstOrThrow();
    expect(entered).toMatchObject({ status: 'posted', entryId: 'E1', attempts: 2 });
  });

  it('are not sent what is void before it got there, nor what is dated into closed books', async () => {
    const { accounts, accountant, host, invoice } = await house();
    accounts.instead = () => ({ status: 422, body: { message: 'Not today.' } });
    await post(accountant);
    await settled(accountant);
    accounts.instead = undefined;
    const done = { _id: invoice.body._id, status: 'void', voidReason: 'Billed twice' };
    expect((await accountant.call('PATCH', '/invoice/', done)).status).toBe(200);
    await post(accountant);
    expect(await settled(accountant)).toMatchObject({ total: 0 });
    expect(accounts.entries).toEqual([]);

    const { _id: fileId } = await placeFile(await signIn(host, 'supervisor'));
    await putFee(host.app.db, { fileId, unitAmount: '50.00', incurredOn: '2026-10-15' });
    await issue(accountant, fileId);
    expect((await ledgerOf(accountant)).total).toBe(1);
    const closed = { booksClosedUntil: '2026-11-20' };
    await host.app.db.updateTable('company').set(closed).where('_id', '=', companyId('NLR')).execute();
    expect((await ledgerOf(accountant)).total).toBe(0);
    expect((await post(accountant)).body).toEqual({ sent: 0, left: 0 });
  });

  it('hear of a void invoice that they have', async () => {
    const { accounts, accountant, invoice } = await house();
    await post(accountant);
    await settled(accountant);
    const done = { _id: invoice.body._id, status: 'void', voidReason: 'Billed twice' };
    expect((await accountant.call('PATCH', '/invoice/', done)).status).toBe(200);
    expect((await ledgerOf(accountant)).kinds).toEqual([{ kind: 'void', count: 1, total: '-113.00' }]);
    await post(accountant);
    await settled(accountant);
    expect(accounts.entries.map(({ entry }) => [entry.kind, entry.total, entry.reverses])).toEqual([
      ['invoice', '113.00', null],
      ['void', '-113.00', 'E1'],
    ]);
  });

  it('hear of what was taken back in the month in which it was, and today where that is closed', async () => {
    const { accounts, host, accountant, fileId, invoice } = await house();
    const money = await receipt(accountant, fileId, { amount: '20.00' });
    await post(accountant);
    await settled(accountant);
    // The day is the 2nd of December.
    host.passes(12 * 24 * 3600);
    const later = await signIn(host, 'accountant');
    const gone = { _id: invoice.body._id, status: 'void', voidReason: 'Billed twice' };
    expect((await later.call('PATCH', '/invoice/', gone)).status).toBe(200);
    const bounced = { _id: money.body._id, status: 'reversed', reversalReason: 'No funds' };
    expect((await later.call('PATCH', '/payment/', bounced)).status).toBe(200);
    const dueUntil = async (day: string): Promise<unknown> => {
      const { body } = await later.call('GET', `/desk/ledger?until=${day}`);
      return (body.data as unknown as { kind: string; day: string }[]).map(({ kind, day }) => [kind, day]);
    };
    expect(await dueUntil('2026-11-30')).toEqual([]);
    expect((await later.call('POST', '/desk/ledger/post', { until: '2026-11-30' })).body).toMatchObject({
      sent: 0,
    });
    expect(await dueUntil('2026-12-31')).toEqual([
      ['void', '2026-12-02'],
      ['reversal', '2026-12-02'],
    ]);
    host.passes(24 * 3600);
    const closed = { booksClosedUntil: '2026-12-02' };
    await host.app.db.updateTable('company').set(closed).where('_id', '=', companyId('NLR')).execute();
    const last = await signIn(host, 'accountant');
    expect((await last.call('POST', '/desk/ledger/post', { until: '2026-12-31' })).body).toMatchObject({
      sent: 2,
    });
    await expect.poll(() => accounts.entries.length).toBe(4);
    expect(
      accounts.entries
        .slice(2)
        .map(({ entry }) => [entry.kind, entry.date])
        .sort(),
    ).toEqual([
      ['reversal', '2026-12-03'],
      ['void', '2026-12-03'],
    ]);
  });

  it('are nobody’s to write in but of those who issue', async () => {
    const { host } = await house();
    for (const role of ['supervisor', 'lender_supervisor'] as const) {
      const person = await signIn(host, role);
      expect((await person.call('GET', `/desk/ledger?until=${until}`)).status).toBe(403);
      expect((await post(person)).status).toBe(403);
    }
  });
});
