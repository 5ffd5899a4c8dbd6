import { totalRows, invoiceDocument } from '../src/server/invoices/invoice-document';
import { invoiceNumberOf } from '../src/server/rules/invoice/invoice-number';
import type { InvoicePrint } from '../src/server/invoices/invoice-print';
import { lineOf, totalsOf } from '../src/contract/money/invoice-lines';
import { creditLine } from '../src/contract/money/credit-line';
import type { InvoiceLine, BilledFee } from '../src/contract/money/invoice-lines';
import { amountOf, centsOf } from '../src/contract/money/cents';
import { renderPdf } from '../src/server/pdf/render-pdf';
import { createRandom } from '../src/server/seed/random';
import type { Random } from '../src/server/seed/random';
import { randomFees } from '../tests/support/random-fees';
import { readPdf } from '../tests/support/read-pdf';
import { say } from './figure';
import type { Figure } from './figure';

const place = {
  _id: '',
  addressLine1: '9000 Sample Ridge Rd',
  addressLine2: null,
  city: 'Montréal',
  state: 'QC',
  postalCode: 'H2Y 0Z1',
  phone: '+15145550100',
  email: null,
  gstHstNumber: '999999999RT0001',
  qstNumber: '1234567890 TQ0001',
} as const;

function printOf(fees: readonly BilledFee[], index: number, paid: number): InvoicePrint {
  const lines = fees.map(lineOf);
  const totals = totalsOf(lines);
  return {
    invoice: {
      invoiceNumber: invoiceNumberOf('AGR', 2026, index),
      status: 'issued',
      language: index % 2 ? 'en' : 'fr',
      issueDate: '2026-11-20',
      dueDate: '2026-12-20',
      lines,
      ...totals,
      paidAmount: amountOf(paid),
      balanceDue: amountOf(centsOf(totals.total) - paid),
      creditOfInvoiceId: null,
      purchaseOrder: null,
      notes: null,
    } as InvoicePrint['invoice'],
    agency: { companyName: 'Agence Récupération', legalName: null, ...place },
    client: { companyName: 'Prêteur B', legalName: null, ...place },
    file: {
      ref: 'LNB-2600001',
      clientReference: null,
      debtorName: null,
      accountEnding: null,
      asset: '2019 Toyota Corolla',
      serialNumber: null,
    },
    creditedNumber: null,
  };
}

/** Every amount that stands on a document, in cents, read back from how it is written. */
function amountsOn(text: string): number[] {
  const written = /−?\$[\d,]+\.\d{2}|−?\d[\d\u00a0]*,\d{2}\u00a0\$/g;
  return (text.match(written) ?? []).map((one) => {
    const cents = Number(one.replace(/\D/g, ''));
    return one.startsWith('−') ? -cents : cents;
  });
}

function amountsWanted({ invoice }: InvoicePrint): number[] {
  const lines = invoice.lines ?? [];
  const taxes = (['gst', 'hst', 'pst', 'qst'] as const).filter((tax) =>
    lines.some((line) => centsOf(line[tax]) !== 0),
  );
  return [
    ...lines.flatMap((line) => [line.unitAmount, line.amount, ...taxes.map((tax) => line[tax]), line.total]),
    ...totalRows(invoice).map(({ amount }) => amount),
  ].map(centsOf);
}

const texts = (document: object): string =>
  JSON.stringify(document, (name, value: unknown) => (name === 'watermark' ? undefined : value)).replaceAll(
    '\\u00a0',
    '\u00a0',
  );

/** Pays an invoice in chance parts, some of them taken back again, as the ledger does: sums of whole cents. */
function ledger(random: Random, total: number): { paid: number; moved: number } {
  let [paid, moved] = [0, 0];
  for (let part = random.int(0, 5); part > 0; part -= 1) {
    const amount = random.int(0, total - paid);
    paid += amount;
    moved += amount;
    if (random.chance(0.2)) {
      paid -= amount;
      moved -= amount;
    }
  }
  return { paid, moved };
}

const sum = (cents: readonly number[]): number => cents.reduce((all, one) => all + one, 0);
const apart = (one: readonly number[], other: readonly number[]): number =>
  one.length === other.length
    ? sum(one.map((cents, index) => Math.abs(cents - (other[index] ?? 0))))
    : Infinity;
const ascending = (cents: readonly number[]): number[] => [...cents].sort((a, b) => a - b);

/**
 * Bills chance fees in all provinces and territories, and counts the cents by which lines, totals, ledger and document differ. Every so many
 * documents one is read back as PDF.
 */
export async function measureInvoices(count: number, readBack = 20): Promise<Figure[]> {
  const off = { lines: 0, totals: 0, credit: 0, ledger: 0, document: 0, PDF: 0 };
  const provinces = new Set<string>();
  const random = createRandom('invoices');
  const every = Math.max(1, Math.floor(count / readBack));
  let lines = 0;
  for (let index = 1; index <= count; index += 1) {
    const { state, fees } = randomFees(random, `${index}`);
    provinces.add(state);
    const { paid, moved } = ledger(random, sum(fees.map(({ totalAmount }) => centsOf(totalAmount))));
    const print = printOf(fees, index, paid);
    const { invoice } = print;
    const own = invoice.lines as readonly InvoiceLine[];
    lines += own.length;
    off.lines += Math.abs(
      sum(own.map(({ total }) => centsOf(total))) - sum(fees.map((fee) => centsOf(fee.totalAmount))),
    );
    const parts = [invoice.subtotal, invoice.gstTotal, invoice.hstTotal, invoice.pstTotal, invoice.qstTotal];
    off.totals += Math.abs(sum(parts.map(centsOf)) - centsOf(invoice.total));
    off.credit += Math.abs(centsOf(totalsOf(own.map(creditLine)).total) + centsOf(invoice.total));
    off.ledger += Math.abs(centsOf(invoice.total) - moved - centsOf(invoice.balanceDue));
    const document = invoiceDocument(print);
    off.document += apart(amountsOn(texts(document)), amountsWanted(print));
    if (index % every !== 0) continue;
    const read = readPdf(await renderPdf(document));
    off.PDF += apart(ascending(amountsOn(read)), ascending(amountsWanted(print)));
  }
  say(`${count} invoices, ${lines} lines, ${provinces.size} provinces and territories`);
  return Object.entries(off).map(([what, value]) => ({
    name: `${what} of ${count} invoices: difference`,
    value,
    unit: 'cents',
    budget: 0,
  }));
}
