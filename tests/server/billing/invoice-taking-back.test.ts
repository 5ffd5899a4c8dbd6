import { describe, expect, it } from 'vitest';
import { putFee } from '../../support/fees';
import { signIn } from '../../support/person';
import type { Person } from '../../support/person';
import { world, bill, patch, feeOf, refused } from '../../support/billing';

describe('taking back', () => {
  it('voids an unpaid invoice with a reason; its fees are free and its number stays used', async () => {
    const there = await world();
    const { host, accountant, fileId } = there;
    const fee = await putFee(host.app.db, { fileId });
    const { body } = await bill(accountant, fileId);
    await patch(accountant, body._id, { status: 'issued' });
    const without = await patch(accountant, body._id, { status: 'void' });
    expect([without.status, Object.keys(without.body.errors as unknown as object)]).toEqual([
      422,
      ['voidReason'],
    ]);
    const { body: gone } = await patch(accountant, body._id, { status: 'void', voidReason: 'Wrong client' });
    expect(gone).toMatchObject({ status: 'void', invoiceNumber: 'NLR-INV-2026-000001', balanceDue: '0.00' });
    expect(await feeOf(there, fee)).toEqual({ status: 'approved', invoiceId: null, paidDate: null });
    const { body: again } = await bill(accountant, fileId);
    const { body: issued } = await patch(accountant, again._id, { status: 'issued' });
    expect(issued.invoiceNumber).toBe('NLR-INV-2026-000002');
  });

  it('credits an invoice by a note in the same sequence, whose lines take back each of its own', async () => {
    const there = await world();
    const { host, accountant, fileId } = there;
    const fee = await putFee(host.app.db, { fileId, unitAmount: '1.05' });
    const { body } = await bill(accountant, fileId);
    await patch(accountant, body._id, { status: 'issued' });
    const without = await bill(accountant, fileId, { creditOfInvoiceId: body._id });
    expect([without.status, Object.keys(without.body.errors as unknown as object)]).toEqual([422, ['notes']]);
    const note = await bill(accountant, fileId, { creditOfInvoiceId: body._id, notes: 'Billed twice' });
    expect(note.status, JSON.stringify(note.body)).toBe(201);
    expect(note.body).toMatchObject({
      invoiceNumber: 'NLR-INV-2026-000002',
      status: 'issued',
      creditOfInvoiceId: body._id,
      subtotal: '-1.05',
      hstTotal: '-0.14',
      total: '-1.19',
      balanceDue: '0.00',
    });
    const { body: original } = await accountant.call('GET', `/invoice/${String(body._id)}`);
    expect(original).toMatchObject({ status: 'credited', balanceDue: '0.00', total: '1.19', moves: [] });
    expect(await feeOf(there, fee)).toEqual({ status: 'approved', invoiceId: null, paidDate: null });
    expect(refused(await bill(accountant, fileId, { creditOfInvoiceId: body._id, notes: 'x' }))[0]).toBe(409);
    expect(refused(await bill(accountant, fileId, { creditOfInvoiceId: note.body._id, notes: 'x' }))).toEqual(
      [409, 'A credit note stands as it was made.'],
    );
  });

  it('disputes and resolves, and is overdue by the calendar', async () => {
    const { host, accountant, fileId } = await world();
    await putFee(host.app.db, { fileId });
    const { body } = await bill(accountant, fileId, { dueDate: '2026-11-21' });
    await patch(accountant, body._id, { status: 'issued' });
    expect((await patch(accountant, body._id, { status: 'disputed' })).status).toBe(422);
    await patch(accountant, body._id, { status: 'disputed', disputeReason: 'Not our car' });
    const { body: back } = await patch(accountant, body._id, { status: 'issued' });
    expect(back).toMatchObject({
      status: 'issued',
      disputeReason: null,
      invoiceNumber: 'NLR-INV-2026-000001',
    });
    const total = async (query: string) =>
      (await accountant.call('GET', `/desk/invoice/list?${query}`)).body.total;
    expect([await total('overdue=true'), await total('overdue=false')]).toEqual([0, 1]);
    // Half past eleven at night in Ontario is still the due date, half past twelve is not.
    host.passes(37 * 3600 + 30 * 60);
    const late = await signIn(host, 'accountant');
    expect((await late.call('GET', '/desk/invoice/list?overdue=true')).body.total).toBe(0);
    host.passes(3600);
    const later = await signIn(host, 'accountant');
    const overdue = await later.call('GET', '/desk/invoice/list?overdue=true');
    expect(overdue.body.data).toMatchObject([{ isOverdue: true, dueDate: '2026-11-21' }]);
  });
});

describe('a client', () => {
  it('sees what was issued to it, never a draft, in lists, buckets, totals and history', async () => {
    const { host, accountant, fileId } = await world();
    const lender = await signIn(host, 'lender_supervisor');
    const stranger = await signIn(host, 'lender_b');
    await putFee(host.app.db, { fileId });
    const { body } = await bill(accountant, fileId, { notes: 'secret draft' });
    const seen = async (by: Person): Promise<unknown[]> => {
      const list = await by.call('GET', `/invoice/list/${fileId}`);
      const desk = await by.call('GET', '/desk/invoice/list?getBuckets=true');
      const history = await by.call('GET', `/history/list/${fileId}?type=invoice_changed`);
      const one = await by.call('GET', `/invoice/${String(body._id)}`);
      const pdf = await by.call('GET', `/desk/invoice/${String(body._id)}/pdf`);
      return [
        list.body.total,
        desk.body.total,
        desk.body.buckets,
        history.body.total,
        one.status,
        pdf.status,
      ];
    };
    expect(await seen(lender)).toEqual([0, 0, { status: [], clientId: [] }, 0, 404, 404]);
    await patch(accountant, body._id, { status: 'issued' });
    const [list, desk, , told, one, pdf] = await seen(lender);
    expect([list, desk, told, one, pdf]).toEqual([1, 1, 1, 200, 200]);
    expect((await seen(stranger)).slice(0, 2)).toEqual([0, 0]);
    expect((await patch(lender, body._id, { status: 'disputed', disputeReason: 'x' })).status).toBe(403);
  });
});
