import { expect, it } from 'vitest';
import { lineOf, totalsOf } from '#contract/money/invoice-lines';
import { createRandom } from '#server/seed/random';
import { invoiceDocument } from '#server/invoices/invoice-document';
import type { InvoicePrint } from '#server/invoices/invoice-print';
import { renderPdf } from '#server/pdf/render-pdf';
import { randomFees } from '../../support/random-fees';
import { readPages } from '../../support/read-pdf';

const place = {
  _id: '',
  addressLine1: '9000 Sample Ridge Rd',
  addressLine2: null,
  city: 'Montréal',
  state: 'QC',
  postalCode: 'H2Y 0Z1',
  phone: '+15145550100',
  email: null,
} as const;

/** An invoice of so many lines. */
function printOf(count: number): InvoicePrint {
  const random = createRandom(`totals ${count}`);
  const fees = Array.from({ length: count }, (_, index) => randomFees(random, `${count} ${index}`).fees[0]);
  const lines = fees.flatMap((fee) =>
    fee ? [{ ...lineOf(fee), description: `LINE${fees.indexOf(fee)}` }] : [],
  );
  const totals = totalsOf(lines);
  return {
    invoice: {
      invoiceNumber: 'NLR-INV-2026-000001',
      status: 'issued',
      language: 'en',
      issueDate: '2026-11-20',
      dueDate: '2026-12-20',
      lines,
      ...totals,
      paidAmount: '0.00',
      balanceDue: totals.total,
      creditOfInvoiceId: null,
      purchaseOrder: null,
      notes: null,
    } as unknown as InvoicePrint['invoice'],
    agency: { companyName: 'Agency', legalName: null, ...place } as never,
    client: { companyName: 'Lender', legalName: null, ...place } as never,
    file: { ref: 'LNB-2600001' } as never,
    creditedNumber: null,
  };
}

it('carries the last line to the page of the totals, however many lines there are', async () => {
  let broken = 0;
  for (let count = 8; count <= 40; count += 1) {
    const pages = readPages(await renderPdf(invoiceDocument(printOf(count))));
    const withTotals = pages.findIndex((page) => page.replace(/\s/g, '').includes('Subtotal'));
    expect(pages[withTotals], `${count} lines`).toContain(`LINE${count - 1}`);
    if (withTotals > 0) broken += 1;
  }
  expect(broken).toBeGreaterThan(5);
}, 120_000);
