import { describe, expect, it } from 'vitest';
import { proposeAll } from '#server/bank-statement/propose';
import type { Line, OpenInvoice, PendingPayment } from '#server/bank-statement/propose';

const line = (amount: string, description = 'DEPOSIT', bookedOn = '2026-11-18'): Line => ({
  amount,
  description,
  bookedOn,
});
const invoice = (count: number, balanceDue: string, clientName = 'Lender A'): OpenInvoice => ({
  id: `i${count}`,
  invoiceNumber: `NLR-INV-2026-${String(count).padStart(6, '0')}`,
  clientId: clientName,
  clientName,
  balanceDue,
  isDisputed: false,
});
const payment = (id: string, amount: string, given: Partial<PendingPayment> = {}): PendingPayment => ({
  id,
  direction: 'in',
  amount,
  receivedDate: '2026-11-16',
  reference: null,
  payerName: 'Lender A',
  ...given,
});

/** What is proposed, in a word and by its ids. */
const told = (...given: Parameters<typeof proposeAll>) =>
  proposeAll(...given).map((one) =>
    one.why === 'payment'
      ? ['payment', one.payment.id]
      : one.why === 'none'
        ? ['none']
        : [one.why, ...one.invoices.map(({ id }) => id), one.left],
  );

describe('what a line of a bank most likely is', () => {
  it('is the payment of that amount that waits, told of before', () => {
    expect(told([line('113.00')], [invoice(1, '113.00')], [payment('p', '113.00')])).toEqual([
      ['payment', 'p'],
    ]);
    expect(told([line('113.00')], [], [payment('p', '113.00', { receivedDate: '2026-11-19' })])).toEqual([
      ['none'],
    ]);
    expect(told([line('113.00')], [], [payment('p', '113.00', { receivedDate: '2026-11-03' })])).toEqual([
      ['none'],
    ]);
    expect(told([line('113.00')], [], [payment('p', '113.00', { direction: 'out' })])).toEqual([['none']]);
    expect(told([line('-113.00')], [], [payment('p', '113.00', { direction: 'out' })])).toEqual([
      ['payment', 'p'],
    ]);
  });

  it('is, of two payments alike, the one whose reference it names, and neither where it names none', () => {
    const both = [
      payment('p', '113.00', { reference: 'EFT-77' }),
      payment('q', '113.00', { reference: 'EFT-78' }),
    ];
    expect(told([line('113.00', 'DEPOSIT EFT 78')], [], both)).toEqual([['payment', 'q']]);
    expect(told([line('113.00')], [], both)).toEqual([['none']]);
  });

  it('is for the invoices that it names, however the bank writes their numbers', () => {
    const open = [invoice(1, '100.00'), invoice(12, '50.00'), invoice(123, '50.00')];
    for (const text of ['LENDER INV-2026-000012', 'inv2026000012', 'INV 2026 12', 'INV#2026/000012 THANKS'])
      expect(told([line('50.00', text)], open, [])).toEqual([['number', 'i12', '0.00']]);
    expect(told([line('160.00', 'INV-2026-000001, INV-2026-000012')], open, [])).toEqual([
      ['number', 'i1', 'i12', '10.00'],
    ]);
  });

  it('is for the client that it names, whose oldest invoices it pays', () => {
    const open = [invoice(1, '100.00'), invoice(2, '100.00'), invoice(3, '100.00', 'Crédit du Nord')];
    expect(told([line('150.00', 'PAYMENT LENDER A')], open, [])).toEqual([['client', 'i1', 'i2', '0.00']]);
    expect(told([line('100.00', 'Virement CREDIT DU NORD 88')], open, [])).toEqual([
      ['client', 'i3', '0.00'],
    ]);
    const formal = [invoice(4, '100.00', 'Lender C (Credit Union)'), invoice(5, '100.00', 'Nordique Ltée')];
    expect(told([line('70.00', 'E-TRANSFER LENDER C')], formal, [])).toEqual([['client', 'i4', '0.00']]);
    expect(told([line('70.00', 'NORDIQUE 0012')], formal, [])).toEqual([['client', 'i5', '0.00']]);
    // What is disputed is paid where it is named, and not because it is old.
    const disputed = [{ ...invoice(6, '100.00'), isDisputed: true }, invoice(7, '100.00')];
    expect(told([line('70.00', 'LENDER A')], disputed, [])).toEqual([['client', 'i7', '0.00']]);
    expect(told([line('70.00', 'INV-2026-000006')], disputed, [])).toEqual([['number', 'i6', '0.00']]);
    // A part of a name is no name.
    expect(told([line('99.00', 'LENDER AB')], open, [])).toEqual([['none']]);
  });

  it('is for the one invoice that owes just as much, and for none where two do', () => {
    const open = [invoice(1, '100.00'), invoice(2, '113.00', 'Lender B'), invoice(3, '100.00', 'Lender B')];
    expect(told([line('113.00')], open, [])).toEqual([['amount', 'i2', '0.00']]);
    expect(told([line('100.00')], open, [])).toEqual([['none']]);
  });

  it('is not two lines’ at once', () => {
    const open = [invoice(1, '100.00'), invoice(2, '113.00', 'Lender B')];
    expect(told([line('113.00'), line('113.00')], open, [])).toEqual([['amount', 'i2', '0.00'], ['none']]);
    expect(told([line('60.00', 'LENDER A'), line('60.00', 'LENDER A')], open, [])).toEqual([
      ['client', 'i1', '0.00'],
      ['client', 'i1', '20.00'],
    ]);
    expect(told([line('9.00'), line('9.00')], [], [payment('p', '9.00')])).toEqual([
      ['payment', 'p'],
      ['none'],
    ]);
  });
});
