import { describe, expect, it } from 'vitest';
import { putFee } from '../../support/fees';
import { bill, feeOf, patch, refused, world } from '../../support/billing';
import type { World } from '../../support/billing';
import { placeFile } from '../../support/place-file';
import { clear, invoiceOf, pay, patch as patchPayment } from '../../support/paying';

/** An issued invoice of these fees before taxes, in Ontario at 13 %. */
async function issuedOf({ host, accountant, fileId }: World, amounts: readonly string[]) {
  const feeIds: string[] = [];
  for (const unitAmount of amounts) feeIds.push(await putFee(host.app.db, { fileId, unitAmount }));
  const { body } = await bill(accountant, fileId, { feeIds });
  expect((await patch(accountant, body._id, { status: 'issued' })).status).toBe(200);
  return { id: String(body._id), feeIds };
}

const credit = ({ accountant, fileId }: World, creditOfInvoiceId: string, credits?: object[]) =>
  bill(accountant, fileId, {
    creditOfInvoiceId,
    notes: 'Agreed with the client',
    ...(credits && { credits }),
  });

/** What an invoice or a note is for, what was paid and credited on it, and what is due: the first is always the sum of the others. */
async function standing({ accountant }: World, id: unknown): Promise<unknown[]> {
  const { status, total, paidAmount, creditedAmount, balanceDue } = await invoiceOf(accountant, String(id));
  const cents = [paidAmount, creditedAmount, balanceDue].map((one) => Math.round(Number(one) * 100));
  expect(cents.reduce((sum, one) => sum + one, 0)).toBe(Math.round(Number(total) * 100));
  return [status, paidAmount, creditedAmount, balanceDue];
}

const owed = async ({ accountant, fileId }: World) =>
  (
    (await accountant.call('GET', `/desk/file/${fileId}/money`)).body as unknown as {
      billing: { owed: string };
    }
  ).billing.owed;

describe('a credit in part', () => {
  it('lowers what is due by a part of a line with its tax, and the rest is credited to the cent', async () => {
    const there = await world();
    const { id, feeIds } = await issuedOf(there, ['100.05', '50.00']);
    const [feeId = '', other = ''] = feeIds;
    const part = await credit(there, id, [{ feeId, amount: '33.35' }]);
    expect(part.status, JSON.stringify(part.body)).toBe(201);
    // 13.01 of tax on 100.05: a third of it is 4.34.
    expect(part.body).toMatchObject({ subtotal: '-33.35', hstTotal: '-4.34', total: '-37.69' });
    expect(await standing(there, part.body._id)).toEqual(['issued', '0.00', '-37.69', '0.00']);
    expect(await standing(there, id)).toEqual(['issued', '0.00', '37.69', '131.87']);
    expect(await feeOf(there, feeId)).toMatchObject({ status: 'invoiced', invoiceId: id });
    expect(await owed(there)).toBe('131.87');

    const line = await credit(there, id, [{ feeId: other }]);
    expect(line.body).toMatchObject({ total: '-56.50' });
    expect(await feeOf(there, other)).toEqual({ status: 'approved', invoiceId: null, paidDate: null });
    expect(await standing(there, id)).toEqual(['issued', '0.00', '94.19', '75.37']);

    const rest = await credit(there, id);
    expect(rest.body).toMatchObject({ subtotal: '-66.70', hstTotal: '-8.67', total: '-75.37' });
    expect(await standing(there, id)).toEqual(['credited', '0.00', '169.56', '0.00']);
    expect(await feeOf(there, feeId)).toEqual({ status: 'approved', invoiceId: null, paidDate: null });
    expect(await owed(there)).toBe('0.00');
    expect(refused(await credit(there, id))[0]).toBe(409);
  });

  it('is held to the lines of its invoice and to what is left of them, and no such invoice is void', async () => {
    const there = await world();
    const { id, feeIds } = await issuedOf(there, ['100.00']);
    const [feeId = ''] = feeIds;
    const elsewhere = await putFee(there.host.app.db, { fileId: there.fileId });
    const at = async (credits: object[]) => {
      const { status, body } = await credit(there, id, credits);
      return [status, ...Object.keys((body.errors as object | undefined) ?? {})];
    };
    expect(await at([{ feeId: elsewhere }])).toEqual([422, 'credits[0].feeId']);
    expect(await at([{ feeId, amount: '100.01' }])).toEqual([422, 'credits[0].amount']);
    expect(await at([{ feeId, amount: '0.00' }])).toEqual([422, 'credits[0].amount']);
    expect(
      await at([
        { feeId, amount: '1.00' },
        { feeId, amount: '1.00' },
      ]),
    ).toEqual([422, 'credits[1].feeId']);
    expect(await at([])).toEqual([422, 'credits']);
    await credit(there, id, [{ feeId, amount: '60.00' }]);
    expect(await at([{ feeId, amount: '40.01' }])).toEqual([422, 'credits[0].amount']);
    expect(refused(await patch(there.accountant, id, { status: 'void', voidReason: 'Wrong' }))).toEqual([
      409,
      'A credit stands against this invoice. Credit what is left of it instead.',
    ]);
    const draft = await bill(there.accountant, there.fileId, { credits: [{ feeId }] });
    expect([draft.status, Object.keys(draft.body.errors as unknown as object)]).toEqual([403, ['credits']]);
  });

  it('settles an invoice that was paid in part, and owes back what was paid beyond the rest', async () => {
    const there = await world();
    const { accountant, fileId } = there;
    const { id, feeIds } = await issuedOf(there, ['100.00']);
    const [feeId = ''] = feeIds;
    const { body: paid } = await pay(accountant, fileId, {
      amount: '60.00',
      allocations: [{ invoiceId: id, amount: '60.00' }],
    });
    await clear(accountant, paid._id);
    const note = await credit(there, id, [{ feeId, amount: '80.00' }]);
    expect(await standing(there, id)).toEqual(['paid', '60.00', '53.00', '0.00']);
    expect(await standing(there, note.body._id)).toEqual(['issued', '0.00', '-53.00', '-37.40']);
    expect(await feeOf(there, feeId)).toMatchObject({ status: 'paid' });
    // The payment bounces: the note owes nothing back any more, its credit stands against the invoice.
    await patchPayment(accountant, paid._id, { status: 'reversed', reversalReason: 'NSF' });
    expect(await standing(there, note.body._id)).toEqual(['issued', '0.00', '-90.40', '0.00']);
    expect(await standing(there, id)).toEqual(['issued', '0.00', '90.40', '22.60']);
    expect(await feeOf(there, feeId)).toMatchObject({ status: 'invoiced', paidDate: null });
    expect(await owed(there)).toBe('22.60');
  });
});

describe('what a credit note owes back', () => {
  /** An invoice of 113.00 that was paid and credited: its note owes 113.00 back. And another of 56.50. */
  async function paidAndCredited() {
    const there = await world();
    const { accountant, fileId } = there;
    const { id } = await issuedOf(there, ['100.00']);
    const { body: paid } = await pay(accountant, fileId, {
      allocations: [{ invoiceId: id, amount: '113.00' }],
    });
    await clear(accountant, paid._id);
    const { body: note } = await credit(there, id);
    // The credited fee is billed no more here: the other invoice is of a fee of its own.
    const { id: other, feeIds } = await issuedOf(there, ['50.00']);
    return { there, note: String(note._id), other, feeId: String(feeIds[0]) };
  }

  it('is set against other invoices of the file, and taken back from them', async () => {
    const { there, note, other, feeId } = await paidAndCredited();
    const { accountant } = there;
    expect(await standing(there, note)).toEqual(['issued', '0.00', '0.00', '-113.00']);
    const set = (appliedTo: object[]) => patch(accountant, note, { appliedTo });
    const { status, body } = await set([{ invoiceId: other, amount: '20.00' }]);
    expect(status, JSON.stringify(body)).toBe(200);
    expect(await standing(there, note)).toEqual(['issued', '0.00', '-20.00', '-93.00']);
    expect(await standing(there, other)).toEqual(['issued', '0.00', '20.00', '36.50']);
    await set([{ invoiceId: other, amount: '56.50' }]);
    expect(await standing(there, other)).toEqual(['paid', '0.00', '56.50', '0.00']);
    expect(await feeOf(there, feeId)).toMatchObject({ status: 'paid', paidDate: '2026-11-20' });
    expect(await standing(there, note)).toEqual(['issued', '0.00', '-56.50', '-56.50']);
    expect(await owed(there)).toBe('-56.50');
    await set([]);
    expect(await standing(there, other)).toEqual(['issued', '0.00', '0.00', '56.50']);
    expect(await feeOf(there, feeId)).toMatchObject({ status: 'invoiced', paidDate: null });
    expect(await standing(there, note)).toEqual(['issued', '0.00', '0.00', '-113.00']);
    const { body: told } = await accountant.call('GET', `/history/list/${there.fileId}?type=invoice_changed`);
    expect(JSON.stringify(told)).toContain('is set against other invoices; 93.00 of it is left.');
  });

  it('is no more than is due and left, for invoices of the same file alone, and beside what payments are to pay', async () => {
    const { there, note, other } = await paidAndCredited();
    const { accountant, supervisor, host, fileId } = there;
    const at = async (id: string, appliedTo: object[]) => {
      const { status, body } = await patch(accountant, id, { appliedTo });
      return [status, ...Object.keys((body.errors as object | undefined) ?? { [String(body.message)]: 1 })];
    };
    const number = String((await invoiceOf(accountant, other)).invoiceNumber);
    expect(await at(note, [{ invoiceId: other, amount: '56.51' }])).toEqual([
      409,
      `56.50 is still owed on ${number}.`,
    ]);
    expect(await at(other, [{ invoiceId: other, amount: '1.00' }])).toEqual([403, 'appliedTo']);
    expect(await at(note, [{ invoiceId: note, amount: '1.00' }])).toEqual([422, 'appliedTo[0].invoiceId']);
    expect(await at(note, [{ invoiceId: other, amount: '0.00' }])).toEqual([422, 'appliedTo[0].amount']);
    const { _id: second } = await placeFile(supervisor);
    const away = await issuedOf({ ...there, fileId: second }, ['100.00']);
    expect(await at(note, [{ invoiceId: away.id, amount: '1.00' }])).toEqual([422, 'appliedTo[0].invoiceId']);
    // 50.00 of it is to be paid by money that has not cleared.
    await pay(accountant, fileId, { amount: '50.00', allocations: [{ invoiceId: other, amount: '50.00' }] });
    expect(await at(note, [{ invoiceId: other, amount: '6.51' }])).toEqual([
      409,
      `6.50 is still owed on ${number}.`,
    ]);
    expect((await at(note, [{ invoiceId: other, amount: '6.50' }]))[0]).toBe(200);
    // And of the note, what is to be refunded is spoken for.
    const { body: refund } = await pay(accountant, fileId, {
      paymentType: 'refund',
      direction: 'out',
      amount: '106.50',
      allocations: [{ invoiceId: note, amount: '106.50' }],
    });
    expect(refund.unallocatedAmount).toBe('0.00');
    const third = await issuedOf({ ...there, host }, ['10.00']);
    expect(
      (
        await at(note, [
          { invoiceId: other, amount: '6.50' },
          { invoiceId: third.id, amount: '0.01' },
        ])
      )[0],
    ).toBe(409);
  });
});
