import type { Content } from 'pdfmake/interfaces';
import { centsOf } from '#contract/money/cents';
import { formatDate, formatMoney, formatPhone } from '#contract/written';
import { factTable, pdfLayout } from '../pdf/pdf-layout';
import type { PdfDocument, PdfFooter } from '../pdf/pdf-document';
import { addressLines, nameOf } from '../pdf/printed-company';
import { lineTables } from './invoice-lines';
import { nameOfTax, ratesOf, taxesOf } from './invoice-taxes';
import type { InvoicePrint } from './invoice-print';
import { invoiceTexts } from './invoice-texts';

/**
 * An invoice as a page of plain data, in the client's language. Every amount on it is one that the record
 * carries: nothing is worked out here.
 */
export function invoiceDocument(print: InvoicePrint): PdfDocument {
  const { invoice } = print;
  const texts = invoiceTexts[invoice.language];
  const mark = invoice.status === 'draft' ? texts.draft : invoice.status === 'void' ? texts.void : undefined;
  const title = invoice.creditOfInvoiceId ? texts.creditNote : texts.invoice;
  return pdfLayout({
    title: `${title} ${invoice.invoiceNumber ?? ''}`.trim(),
    author: nameOf(print.agency),
    language: invoice.language,
    day: invoice.issueDate,
    mark,
    content: [letterhead(print, title), parties(print), ...linesWithTotals(print), terms(print)],
    footer: footer(print),
  });
}

function letterhead({ agency, invoice }: InvoicePrint, title: string): Content {
  const texts = invoiceTexts[invoice.language];
  const numbers = [
    agency.gstHstNumber && `${texts.gstNumber} ${agency.gstHstNumber}`,
    agency.qstNumber && `${texts.qstNumber} ${agency.qstNumber}`,
    agency.pstNumber &&
      taxesOf(invoice).includes('pst') &&
      `${texts.numberOf(nameOfTax(invoice, 'pst'))} ${agency.pstNumber}`,
  ].filter(Boolean);
  return {
    columns: [
      [
        { text: nameOf(agency), bold: true, fontSize: 12 },
        {
          text: [...addressLines(agency).slice(1), formatPhone(agency.phone, invoice.language), agency.email]
            .filter(Boolean)
            .join('\n'),
          style: 'label',
        },
        { text: numbers.join('\n'), style: 'label', margin: [0, 4, 0, 0] },
      ],
      { width: 'auto', text: title, style: 'title', alignment: 'right' },
    ],
    margin: [0, 0, 0, 22],
  };
}

function parties({ invoice, client, file, creditedNumber }: InvoicePrint): Content {
  const texts = invoiceTexts[invoice.language];
  const day = (date: string | null): string => (date ? formatDate(date, invoice.language) : '');
  const facts: [string, string | null][] = [
    [texts.number, invoice.invoiceNumber],
    [texts.issued, day(invoice.issueDate)],
    [texts.due, day(invoice.dueDate)],
    [texts.ofInvoice, creditedNumber],
    [texts.purchaseOrder, invoice.purchaseOrder],
    [texts.file, file.ref],
    [texts.reference, file.clientReference],
    [texts.debtor, file.debtorName],
    [texts.account, file.accountEnding],
    [texts.asset, [file.asset, file.serialNumber].filter(Boolean).join(', ')],
  ];
  return {
    columns: [
      [
        { text: texts.billTo, style: 'label' },
        { text: addressLines(client).join('\n'), margin: [0, 2, 0, 0] },
      ],
      { width: 250, stack: [factTable(facts)] },
    ],
    margin: [0, 0, 0, 20],
  };
}

/** The rows under the lines: label and amount as they travel, in order. */
export function totalRows(invoice: InvoicePrint['invoice']): { label: string; amount: string }[] {
  const texts = invoiceTexts[invoice.language];
  const paid = centsOf(invoice.paidAmount) !== 0;
  return [
    { label: texts.subtotal, amount: invoice.subtotal },
    ...taxesOf(invoice).map((tax) => ({
      label: [nameOfTax(invoice, tax), ratesOf(invoice, tax)].filter(Boolean).join(' '),
      amount: invoice[`${tax}Total`],
    })),
    { label: texts.total, amount: invoice.total },
    ...(paid ? [{ label: texts.paid, amount: invoice.paidAmount }] : []),
    ...(paid ? [{ label: texts.balance, amount: invoice.balanceDue }] : []),
  ];
}

/** The lines, and the totals with the last of them: no page carries totals alone. */
function linesWithTotals({ invoice }: InvoicePrint): Content[] {
  const { before, last } = lineTables(invoice);
  return [...before, { stack: [...last, totals(invoice)], unbreakable: true }];
}

function totals(invoice: InvoicePrint['invoice']): Content {
  const rows = totalRows(invoice);
  return {
    columns: [
      { text: '' },
      {
        width: 'auto',
        layout: 'noBorders',
        table: {
          body: rows.map(({ label, amount }, index) => {
            const style = index === rows.length - 1 ? { style: 'strong' } : {};
            return [
              { text: label, ...style },
              { text: formatMoney(amount, invoice.language), alignment: 'right', noWrap: true, ...style },
            ];
          }),
        },
      },
    ],
    margin: [0, 14, 0, 18],
  };
}

function terms({ invoice, agency }: InvoicePrint): Content {
  const texts = invoiceTexts[invoice.language];
  const pay = invoice.creditOfInvoiceId
    ? texts.credited
    : invoice.dueDate
      ? texts.payBy(formatDate(invoice.dueDate, invoice.language))
      : '';
  return [
    ...(invoice.notes
      ? [{ text: invoice.notes, margin: [0, 0, 0, 8] as [number, number, number, number] }]
      : []),
    { text: [pay, texts.allInCad].filter(Boolean).join(' '), style: 'label' },
    ...(agency.paymentInstructions && !invoice.creditOfInvoiceId
      ? [{ text: `${texts.whereToPay} ${agency.paymentInstructions}`, style: 'label' }]
      : []),
  ];
}

function footer({ invoice, agency }: InvoicePrint): PdfFooter {
  return {
    text: [nameOf(agency), invoice.invoiceNumber].filter(Boolean).join(' · '),
    pages: invoiceTexts[invoice.language].pages,
  };
}
