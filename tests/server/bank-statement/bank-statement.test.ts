import { describe, expect, it } from 'vitest';
import { sendForm } from '../../support/job';
import { companyId } from '../../support/network';
import { clear, invoiceOf, issued, pay, patch, told, trust, remit, world } from '../../support/paying';
import type { World } from '../../support/paying';
import { signIn } from '../../support/person';
import type { Person } from '../../support/person';
import { placeFile } from '../../support/place-file';

interface BankLine {
  readonly _id: string;
  readonly description: string;
  readonly amount: string;
  readonly why: string;
  readonly paymentId: string | null;
  readonly clientId: string | null;
  readonly invoiceIds: readonly string[];
  readonly left: string;
}

const head = 'Date,Description,Amount';

const take = ({ host }: World, by: Person, rows: readonly string[], fields = {}) =>
  sendForm(host, by, '/desk/bankStatement', fields, {
    name: 'november.csv',
    bytes: [head, ...rows].join('\n'),
  });

async function waiting(by: Person, isAside = false): Promise<BankLine[]> {
  const { status, body } = await by.call('GET', `/desk/bankStatement/lines?isAside=${isAside}`);
  expect(status, JSON.stringify(body)).toBe(200);
  return body.data as unknown as BankLine[];
}

const asProposed = ({ _id, paymentId, clientId, invoiceIds }: BankLine) => ({
  _id,
  ...(paymentId && { paymentId }),
  ...(clientId && { clientId, invoiceIds }),
});

async function book(by: Person, lines: readonly object[]) {
  const { status, body } = await by.call('POST', '/desk/bankStatement/book', { lines });
  expect(status, JSON.stringify(body)).toBe(200);
  return body.data as unknown as { ok: boolean; paymentId?: string; message?: string }[];
}

const paymentOf = ({ host }: World, id: string | undefined) =>
  host.app.db.selectFrom('payment').selectAll().where('_id', '=', String(id)).executeTakeFirstOrThrow();

describe('the lines of a bank statement', () => {
  it('are kept once, in whichever statement they come', async () => {
    const there = await world();
    const { accountant } = there;
    const twice = '2026-11-17,LENDER A,10.00';
    expect((await take(there, accountant, [twice, twice, '2026-11-16,LENDER A,10.00'])).body).toEqual({
      added: 3,
      known: 0,
      unread: [],
    });
    expect((await take(there, accountant, [twice, twice, '2026-11-18,Lender a,10.00'])).body).toEqual({
      added: 1,
      known: 2,
      unread: [],
    });
    expect((await waiting(accountant)).map(({ description }) => description)).toEqual([
      'LENDER A',
      'LENDER A',
      'LENDER A',
      'Lender a',
    ]);
  });

  it('become a payment that has cleared and pays the oldest invoices, on whatever file they are', async () => {
    const there = await world();
    const { accountant, supervisor, fileId } = there;
    const { _id: other } = await placeFile(supervisor);
    const first = await issued(there, fileId);
    const second = await issued(there, other);
    await take(there, accountant, ['2026-11-18,EFT LENDER A,200.00']);
    const [line] = await waiting(accountant);
    expect(line).toMatchObject({ why: 'client', invoiceIds: [first.id, second.id], left: '0.00' });
    const [done] = await book(accountant, [asProposed(line as BankLine)]);
    expect(await paymentOf(there, done?.paymentId)).toMatchObject({
      amount: '200.00',
      status: 'cleared',
      receivedDate: '2026-11-18',
      clearedDate: '2026-11-18',
      method: 'eft',
      unallocatedAmount: '0.00',
    });
    expect(await invoiceOf(accountant, first.id)).toMatchObject({ status: 'paid', balanceDue: '0.00' });
    expect(await invoiceOf(accountant, second.id)).toMatchObject({
      status: 'partially_paid',
      balanceDue: '26.00',
    });
    expect(await waiting(accountant)).toEqual([]);
  });

  it('clear the payment that waited for them on the day of the bank', async () => {
    const there = await world();
    const { accountant, fileId } = there;
    const { id } = await issued(there, fileId);
    const { body } = await pay(accountant, fileId, {
      receivedDate: '2026-11-16',
      allocations: [{ invoiceId: id, amount: '113.00' }],
    });
    await take(there, accountant, ['2026-11-18,SOME DEPOSIT,113.00']);
    const [line] = await waiting(accountant);
    expect(line).toMatchObject({ why: 'payment', paymentId: body._id });
    expect(await book(accountant, [asProposed(line as BankLine)])).toMatchObject([
      { ok: true, paymentId: body._id },
    ]);
    expect(await paymentOf(there, String(body._id))).toMatchObject({
      status: 'cleared',
      clearedDate: '2026-11-18',
    });
    expect(await invoiceOf(accountant, id)).toMatchObject({ status: 'paid' });
  });

  it('never pay what a payment that waits is to pay', async () => {
    const there = await world();
    const { accountant, fileId } = there;
    const { id } = await issued(there, fileId);
    await pay(accountant, fileId, { amount: '100.00', allocations: [{ invoiceId: id, amount: '100.00' }] });
    await take(there, accountant, ['2026-11-18,LENDER A,50.00']);
    const [line] = await waiting(accountant);
    expect(line).toMatchObject({ why: 'client', left: '37.00' });
    await book(accountant, [asProposed(line as BankLine)]);
    expect(await invoiceOf(accountant, id)).toMatchObject({ balanceDue: '100.00' });
  });

  it('do not let who recorded money that leaves say that it went', async () => {
    const there = await world();
    const { accountant, fileId } = there;
    const held = await pay(accountant, fileId, { ...trust, amount: '500.00' });
    await clear(accountant, held.body._id);
    const out = await pay(accountant, fileId, { ...remit, amount: '500.00', receivedDate: '2026-11-20' });
    expect(out.status, JSON.stringify(out.body)).toBe(201);
    await take(there, accountant, ['2026-11-20,EFT OUT,-500.00']);
    const [line] = await waiting(accountant);
    expect(line).toMatchObject({ why: 'payment', paymentId: out.body._id });
    expect(await book(accountant, [asProposed(line as BankLine)])).toMatchObject([{ ok: false }]);
    expect(await waiting(accountant)).toHaveLength(1);
    const admin = await signIn(there.host, 'administrator');
    expect(await book(admin, [asProposed(line as BankLine)])).toMatchObject([{ ok: true }]);
  });

  it('are booked once where two book them at once, and wait again when their payment is reversed', async () => {
    const there = await world();
    const { accountant, fileId, host } = there;
    const { id } = await issued(there, fileId);
    await take(there, accountant, ['2026-11-18,LENDER A,113.00']);
    const admin = await signIn(host, 'administrator');
    const [line] = await waiting(accountant);
    const choice = [asProposed(line as BankLine)];
    const both = (await Promise.all([book(accountant, choice), book(admin, choice)])).flat();
    expect(both.map(({ ok }) => ok).sort()).toEqual([false, true]);
    expect(both.find(({ ok }) => !ok)?.message).toBe(
      'This line is no more among those that wait: it was booked or set aside meanwhile.',
    );
    const { paymentId } = both.find(({ ok }) => ok) ?? {};
    await patch(accountant, paymentId, { status: 'reversed', reversalReason: 'Returned by the bank' });
    expect(await invoiceOf(accountant, id)).toMatchObject({ balanceDue: '113.00' });
    expect(await waiting(accountant)).toMatchObject([{ _id: line?._id, why: 'client' }]);
  });

  it('are told one by one what keeps them from being booked', async () => {
    const there = await world();
    const { accountant, fileId } = there;
    await issued(there, fileId);
    const waits = await pay(accountant, fileId, { amount: '7.00', receivedDate: '2026-11-16' });
    await take(there, accountant, [
      '2026-11-16,A,5.00',
      '2026-11-17,B,-5.00',
      '2026-11-18,C,5.00',
      '2026-11-19,D,5.00',
    ]);
    const [a, b, c, d] = await waiting(accountant);
    const clientId = companyId('LNA');
    expect(
      (
        await book(accountant, [
          { _id: a?._id },
          { _id: b?._id, clientId },
          { _id: c?._id, paymentId: waits.body._id },
          { _id: d?._id, clientId: companyId('LNB') },
        ])
      ).map(({ message }) => message),
    ).toEqual([
      'Say what the line pays: a payment that waits, or a client.',
      'Money that went out clears a payment that is recorded; record it on its file first.',
      'The line is of 5.00, the payment of 7.00.',
      'No invoice of this client is open: record the payment on the file that it is for.',
    ]);
  });

  it('are set aside and taken back', async () => {
    const there = await world();
    const { accountant } = there;
    await take(there, accountant, ['2026-11-17,SERVICE CHARGE,-12.50']);
    const [line] = await waiting(accountant);
    const move = (isAside: boolean) =>
      accountant.call('POST', '/desk/bankStatement/aside', { ids: [line?._id], isAside });
    const data = [{ _id: line?._id, ok: true }];
    expect((await move(true)).body).toEqual({ moved: 1, data });
    // What stands aside already is as it was asked for.
    expect((await move(true)).body).toEqual({ moved: 0, data });
    expect(await waiting(accountant)).toEqual([]);
    expect(await waiting(accountant, true)).toMatchObject([{ _id: line?._id, why: 'none' }]);
    expect(await book(accountant, [{ _id: line?._id, clientId: companyId('LNA') }])).toMatchObject([
      { ok: false },
    ]);
    await move(false);
    expect(await waiting(accountant)).toHaveLength(1);
  });

  it('are the agency’s own, and nobody’s who does not book payments', async () => {
    const there = await world();
    const { accountant, host } = there;
    await take(there, accountant, ['2026-11-17,LENDER A,10.00']);
    for (const who of ['file_manager', 'lender_supervisor', 'vendor_manager']) {
      const person = await signIn(host, who);
      expect((await person.call('GET', '/desk/bankStatement/lines')).status, who).toBe(403);
      expect((await take(there, person, ['2026-11-17,LENDER A,10.00'])).status, who).toBe(403);
    }
  });

  it('come in a file that is a statement', async () => {
    const there = await world();
    const { accountant, host } = there;
    expect(told(await sendForm(host, accountant, '/desk/bankStatement', {}))).toEqual([422, 'file']);
    expect(told(await take(there, accountant, ['03/04/2026,A,5.00']))).toEqual([422, 'dayFirst']);
    expect((await take(there, accountant, ['03/04/2026,A,5.00'], { dayFirst: 'true' })).body).toMatchObject({
      added: 1,
    });
    const pdf = { name: 'november.pdf', bytes: '%PDF-1.7' };
    expect((await sendForm(host, accountant, '/desk/bankStatement', {}, pdf)).status).toBe(415);
  });
});
