import { describe, expect, it } from 'vitest';
import { centsOf, sumOf } from '#contract/money/cents';
import { demoBilling } from '#server/seed/demo-invoices';
import type { DemoFee } from '#server/seed/demo-invoices';
import { createRandom } from '#server/seed/random';
import { seedId } from '#server/seed/seed-id';
import { randomFees } from '../../support/random-fees';

const today = '2026-11-20';
const random = createRandom('demo fees');
const fees = Array.from({ length: 300 }, (_, file) => {
  const { state, fees: own } = randomFees(random, `file ${file}`);
  const month = String(random.int(1, 11)).padStart(2, '0');
  return own.map((fee, index): DemoFee => ({
    ...fee,
    feeType: index === 0 && file % 5 === 0 ? 'auction_sell_fee' : fee.feeType,
    fileId: seedId('file', `${file}`),
    state: state as DemoFee['state'],
    incurredOn: `2026-${month}-${String(random.int(1, 20)).padStart(2, '0')}`,
  }));
}).flat();
const client = {
  clientId: seedId('company', 'LNA'),
  supplierId: seedId('company', 'NLR'),
  supplierCode: 'NLR',
  language: 'en',
  email: 'office@lna.example',
  paymentTermsDays: 30,
  remittanceDays: 10,
} as const;
/** The unit of every fifth file was sold. */
const sold = new Set(
  fees.filter(({ feeType }) => feeType === 'auction_sell_fee').map(({ fileId }) => fileId),
);
/** And every tenth is closed. */
const closed = new Set([...new Set(fees.map(({ fileId }) => fileId))].filter((_, index) => index % 10 === 0));
/** And every seventh is the partner's. */
const partners = new Set(
  [...new Set(fees.map(({ fileId }) => fileId))].filter((_, index) => index % 7 === 3),
);
const clientOf = (fileId: string) => ({
  ...client,
  ...(partners.has(fileId) && { supplierId: seedId('company', 'PAR'), supplierCode: 'PAR' }),
  proceeds: sold.has(fileId) ? '9100.00' : null,
  closed: closed.has(fileId),
});
const made = demoBilling(fees, clientOf, today);

describe('demo billing', () => {
  it('comes out the same from the same fees', () => {
    expect(demoBilling(fees, clientOf, today)).toEqual(made);
  });

  it.each(['NLR', 'PAR'])('numbers the invoices of %s in the order of their issue, without a gap', (code) => {
    const supplierId = seedId('company', code);
    const issued = made.invoices.filter((one) => one.supplierId === supplierId);
    expect(issued.map(({ invoiceNumber }) => invoiceNumber)).toEqual(
      issued.map((_, index) => `${code}-INV-2026-${String(index + 1).padStart(6, '0')}`),
    );
    expect(made.counters).toContainEqual({ supplierId, year: 2026, last: issued.length });
    expect(issued.length).toBeGreaterThan(20);
    const days = issued.map(({ issueDate }) => issueDate ?? '');
    expect(days).toEqual([...days].sort());
    expect(days.at(-1)).not.toBeUndefined();
    expect((days.at(-1) ?? '') <= today).toBe(true);
  });

  it('balances: each invoice its fees and its payments, the trust never below nothing', () => {
    const paid = new Map<string, number>();
    for (const { allocations } of made.payments)
      for (const { invoiceId, amount } of allocations ?? [])
        paid.set(invoiceId ?? '', (paid.get(invoiceId ?? '') ?? 0) + centsOf(amount));
    const amounts = new Map(fees.map(({ _id, totalAmount }) => [_id, totalAmount]));
    for (const invoice of made.invoices.filter(({ creditOfInvoiceId }) => !creditOfInvoiceId)) {
      const own = (invoice.feeIds ?? []).map((id) => amounts.get(id));
      expect(invoice.total).toBe(sumOf(own));
      expect(centsOf(invoice.paidAmount)).toBe(paid.get(invoice._id ?? '') ?? 0);
      expect(
        centsOf(invoice.paidAmount) + centsOf(invoice.creditedAmount) + centsOf(invoice.balanceDue),
      ).toBe(centsOf(invoice.total));
    }
    const held = new Map<string, number>();
    for (const { fileId = '', isTrust, direction, amount } of made.payments)
      if (isTrust)
        held.set(fileId, (held.get(fileId) ?? 0) + centsOf(amount) * (direction === 'in' ? 1 : -1));
    expect([...held.values()].filter((left) => left < 0)).toEqual([]);
    expect(held.size).toBeGreaterThan(20);
  });

  it('takes back what was billed twice in a numbered note, before the rest is paid', () => {
    const files = Array.from({ length: 400 }, (_, index) => seedId('file', `stored ${index}`));
    const stored = files.map((fileId): DemoFee => ({
      ...{ _id: seedId('fee', fileId), fileId, feeType: 'storage_day', unit: 'per_day', state: 'ON' },
      ...{ quantity: 6, unitAmount: '22.00', amount: '132.00', incurredOn: '2026-09-14' },
      ...{ gstAmount: '0.00', hstAmount: '17.16', pstAmount: '0.00', qstAmount: '0.00' },
      totalAmount: '149.16',
    }));
    const { invoices, payments, counters } = demoBilling(
      stored,
      () => ({ ...client, proceeds: null, closed: false }),
      today,
    );
    const notes = invoices.filter(({ creditOfInvoiceId }) => creditOfInvoiceId);
    expect(notes.length).toBeGreaterThan(15);
    expect(notes.length).toBeLessThan(60);
    expect(counters).toEqual([
      {
        supplierId: client.supplierId,
        year: 2026,
        last: invoices.filter(({ status }) => status !== 'draft').length,
      },
    ]);
    const numbers = invoices.flatMap(({ invoiceNumber }) => invoiceNumber ?? []);
    expect(numbers).toEqual([...numbers].sort());
    expect(new Set(numbers).size).toBe(numbers.length);
    for (const note of notes) {
      // Two days of six at 22 dollars, and the harmonized tax of 13 percent on them.
      expect(note).toMatchObject({ subtotal: '-44.00', hstTotal: '-5.72', total: '-49.72' });
      expect(note).toMatchObject({ balanceDue: '0.00', creditedAmount: '-49.72', dueDate: null });
      const invoice = invoices.find(({ _id }) => _id === note.creditOfInvoiceId);
      expect(invoice?.creditedAmount).toBe('49.72');
      const paid = payments.filter(({ allocations }) =>
        allocations?.some(({ invoiceId }) => invoiceId === invoice?._id),
      );
      expect(paid.every(({ receivedDate = '' }) => String(note.issueDate) <= receivedDate)).toBe(true);
      expect(['0.00', '99.44', '49.72']).toContain(invoice?.paidAmount);
      expect(Number(invoice?.balanceDue) + Number(invoice?.paidAmount)).toBeCloseTo(99.44);
    }
  });

  it('writes, pays and remits on no Saturday and no Sunday', () => {
    const days = [
      ...made.invoices.map(({ issueDate }) => issueDate),
      ...made.payments.map(({ receivedDate }) => receivedDate),
    ].filter((day) => day != null);
    expect(days.length).toBeGreaterThan(200);
    expect(days.filter((day) => [0, 6].includes(new Date(day).getUTCDay()))).toEqual([]);
  });

  it('leaves nothing open on a closed file: all paid, all remitted', () => {
    const invoices = made.invoices.filter(({ fileId = '' }) => closed.has(fileId));
    expect(invoices).toHaveLength(closed.size);
    expect(invoices.filter(({ status, balanceDue }) => status !== 'paid' || balanceDue !== '0.00')).toEqual(
      [],
    );
    const both = [...closed].filter((fileId) => sold.has(fileId));
    expect(both.length).toBeGreaterThan(10);
    expect(both.filter((fileId) => !made.remitted.includes(fileId))).toEqual([]);
    expect(made.payments.filter(({ receivedDate = '' }) => receivedDate > today)).toEqual([]);
  });

  it('has invoices in every state that a morning shows', () => {
    const states = new Set(made.invoices.map(({ status }) => status));
    expect([...states].sort()).toEqual(
      ['disputed', 'draft', 'issued', 'paid', 'partially_paid', 'sent'].sort(),
    );
    const paid = made.fees.filter(({ status }) => status === 'paid');
    expect(paid.every(({ paidDate }) => paidDate !== null && paidDate <= today)).toBe(true);
  });
});
