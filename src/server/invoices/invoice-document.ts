import type { Content, TableCell } from 'pdfmake/interfaces';
import { centsOf } from '#contract/money/cents';
import { isWorkedOut } from '#contract/money/invoice-lines';
import type { InvoiceLine } from '#contract/money/invoice-lines';
import { howPriced } from '#contract/money/how-priced';
import { provincialTaxIn } from '#contract/money/tax-names';
import { formatDate, formatMoney, formatPhone } from '#contract/written';
import { factTable, pdfLayout } from '../pdf/pdf-layout';
import type { PdfDocument, PdfFooter } from '../pdf/pdf-document';
import { addressLines, nameOf } from '../pdf/printed-company';
import { languages } from '../words/languages';
import type { InvoicePrint } from './invoice-print';
import { invoiceTexts } from './invoice-texts';

const taxes = ['gst', 'hst', 'pst', 'qst'] as const;
type Tax = (typeof taxes)[number];

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
    content: [letterhead(print, title), parties(print), lines(print), totals(print), terms(print)],
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

/** The taxes that an invoice bears, in the order of its columns. */
export const taxesOf = ({ lines }: InvoicePrint['invoice']): Tax[] =>
  taxes.filter((tax) => (lines ?? []).some((line) => centsOf(line[tax]) !== 0));

// A province's own tax is called as it is there.
function nameOfTax({ language, state }: InvoicePrint['invoice'], tax: Tax): string {
  return tax === 'pst' ? provincialTaxIn(state, language) : invoiceTexts[language][tax];
}

// The rates at which it is on the lines: several where they are of several provinces.
function ratesOf({ lines, language }: InvoicePrint['invoice'], tax: Tax): string {
  const rates = [...new Set((lines ?? []).flatMap((line) => line[`${tax}Rate`] ?? []))];
  return rates
    .map((rate) => `${quantityOf(rate, language)}${language === 'fr' ? '\u00a0%' : '%'}`)
    .join(', ');
}

function lines({ invoice }: InvoicePrint): Content {
  const { language } = invoice;
  const texts = invoiceTexts[language];
  const borne = taxesOf(invoice);
  const right = (text: string, style?: string): TableCell => ({
    text,
    alignment: 'right',
    noWrap: true,
    ...(style && { style }),
  });
  const head: TableCell[] = [
    { text: texts.description, style: 'head' },
    ...[
      texts.quantity,
      texts.unitAmount,
      texts.amount,
      ...borne.map((tax) => nameOfTax(invoice, tax)),
      texts.total,
    ].map((text) => right(text, 'head')),
  ];
  const told = (line: InvoiceLine): string =>
    [
      line.incurredOn && formatDate(line.incurredOn, language),
      howPriced(line, language) ?? (isWorkedOut(line) && texts.asListed),
    ]
      .filter(Boolean)
      .join(' · ');
  const row = (line: InvoiceLine): TableCell[] => [
    {
      stack: [
        [languages[language].choices.feeType[line.feeType], line.description].filter(Boolean).join(' — '),
        ...(told(line) ? [{ text: told(line), style: 'label' }] : []),
      ],
    },
    right(quantityOf(line.quantity, language)),
    ...[line.unitAmount, line.amount, ...borne.map((tax) => line[tax]), line.total].map((amount) =>
      right(formatMoney(amount, language)),
    ),
  ];
  return {
    layout: 'lightHorizontalLines',
    table: {
      headerRows: 1,
      dontBreakRows: true,
      widths: ['*', ...head.slice(1).map(() => 'auto' as const)],
      body: [head, ...(invoice.lines ?? []).map(row)],
    },
  };
}

function quantityOf(quantity: number, language: 'en' | 'fr'): string {
  return language === 'fr' ? String(quantity).replace('.', ',') : String(quantity);
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

function totals({ invoice }: InvoicePrint): Content {
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
    unbreakable: true,
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
