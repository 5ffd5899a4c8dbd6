import { describe, expect, it } from 'vitest';
import { bill, patch as changeInvoice } from '../../support/billing';
import { putFee } from '../../support/fees';
import { companyId } from '../../support/network';
import { clear, patch, pay, told, world } from '../../support/paying';
import { signIn } from '../../support/person';
import type { Person, Reply } from '../../support/person';

const close = (by: Person, day: string | null): Promise<Reply> =>
  by.call('PATCH', '/company/', { _id: companyId('NLR'), booksClosedUntil: day });

describe('an accounting period', () => {
  it('is closed by who keeps the accounts, for good', async () => {
    const { host, accountant, supervisor } = await world();
    const lender = await signIn(host, 'lender_supervisor');
    for (const person of [supervisor, lender]) expect((await close(person, '2026-10-31')).status).toBe(403);
    expect(told(await close(accountant, '2026-11-21'))[0]).toBe(422);
    expect((await close(accountant, '2026-10-31')).body).toMatchObject({ booksClosedUntil: '2026-10-31' });
    for (const earlier of ['2026-09-30', null])
      expect(told(await close(accountant, earlier))).toEqual([409, 'Books that are closed stay closed.']);
    expect((await close(accountant, '2026-11-15')).status).toBe(200);
  });

  it('takes nothing that is dated into it once it is closed', async () => {
    const there = await world();
    const { host, accountant, fileId } = there;
    const waits = await pay(accountant, fileId, { receivedDate: '2026-11-10' });
    const paid = await putFee(host.app.db, { fileId, status: 'invoiced' });
    await putFee(host.app.db, { fileId });
    const { body: draft } = await bill(accountant, fileId);
    await close(accountant, '2026-11-15');
    const closed = [422, 'receivedDate'];
    expect(told(await pay(accountant, fileId, { receivedDate: '2026-11-15' }))).toEqual(closed);
    const { body: later } = await pay(accountant, fileId, { receivedDate: '2026-11-16' });
    expect(told(await patch(accountant, later._id, { receivedDate: '2026-11-14' }))).toEqual(closed);
    // What came before may still be said to have cleared, after.
    const cleared = { status: 'cleared', clearedDate: '2026-11-12' };
    expect(told(await patch(accountant, waits.body._id, cleared))).toEqual([422, 'clearedDate']);
    expect((await clear(accountant, waits.body._id)).status).toBe(200);
    const payFee = (paidDate: string): Promise<Reply> =>
      accountant.call('PATCH', '/fee/updatePaidDate', { feeIds: [paid], paidDate });
    expect(told(await payFee('2026-11-15'))).toEqual([422, 'paidDate']);
    expect((await payFee('2026-11-16')).status).toBe(200);
    await close(accountant, '2026-11-20');
    expect(told(await changeInvoice(accountant, draft._id, { status: 'issued' }))).toEqual([
      409,
      'The books are closed until 2026-11-20: nothing is dated into them any more.',
    ]);
    host.passes(24 * 3600);
    const tomorrow = await signIn(host, 'accountant');
    const issued = await changeInvoice(tomorrow, draft._id, { status: 'issued' });
    expect(issued.body).toMatchObject({ issueDate: '2026-11-21' });
  });
});
