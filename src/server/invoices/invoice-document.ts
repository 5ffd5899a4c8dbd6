import type { Content, TableCell, TDocumentDefinitions } from 'pdfmake/interfaces';
import { centsOf } from '#contract/money/cents';
import type { BillLine } from '#contract/money/bill';
import { choices as english } from '#contract/words/en/choices';
import { choices as french } from '#contract/words/fr/choices';
import { formatDate, formatMoney, formatPhone } from '#contract/written';
import type { InvoicePaper } from './invoice-paper';
import { invoiceTexts } from './invoice-texts';

const choices = { en: english, fr: french };
const taxes = ['gst', 'hst', 'pst', 'qst'] as const;
type Tax = (typeof taxes)[number];

/**
 * The paper of an invoice as a document of plain data, in the client's language. Every amount on it is one that the record
 * carries: nothing is worked out here.
 */
export function invoiceDocument(paper: InvoicePaper): TDocumentDefinitions {
  const { invoice } = paper;
  const texts = invoiceTexts[invoice.language];
  const mark = invoice.status === 'draft' ? texts.draft : invoice.status === 'void' ? texts.void : undefined;
  const title = invoice.creditOfInvoiceId ? texts.creditNote : texts.invoice;
  return {
    info: { title: `${title} ${invoice.invoiceNumber ?? ''}`.trim(), author: nameOf(paper.agency) },
    language: invoice.language === 'fr' ? 'fr-CA' : 'en-CA',
    pageSize: 'LETTER',
    pageMargins: [48, 44, 48, 56],
    ...(mark && { watermark: { text: mark, color: '#8a8f98', opacity: 0.18, bold: true } }),
    defaultStyle: { font: 'Roboto', fontSize: 9.5, lineHeight: 1.25, color: '#1c1f24' },
    styles: {
      title: { fontSize: 20, bold: true },
      label: { color: '#5c626d', fontSize: 8.5 },
      head: { color: '#5c626d', fontSize: 8.5, bold: true },
      strong: { bold: true, fontSize: 11 },
    },
    content: [letterhead(paper, title), parties(paper), lines(paper), totals(paper), terms(paper)],
    footer: footer(paper),
  };
}

type Company = InvoicePaper['agency'];
const nameOf = ({ legalName, companyName }: Company): string => legalName ?? companyName;

function addressOf(company: Company): string {
  const { addressLine1, addressLine2, city, state, postalCode } = company;
  return [nameOf(company), addressLine1, addressLine2, `${city} ${state}  ${postalCode}`]
    .filter(Boolean)
    .join('\n');
}

function letterhead({ agency, invoice }: InvoicePaper, title: string): Content {
  const texts = invoiceTexts[invoice.language];
  const numbers = [
    agency.gstHstNumber && `${texts.gstNumber} ${agency.gstHstNumber}`,
    agency.qstNumber && `${texts.qstNumber} ${agency.qstNumber}`,
  ].filter(Boolean);
  return {
    columns: [
      [
        { text: nameOf(agency), bold: true, fontSize: 12 },
        {
          text: [
            ...addressOf(agency).split('\n').slice(1),
            formatPhone(agency.phone, invoice.language),
            agency.email,
          ]
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

function parties({ invoice, client, file, creditedNumber }: InvoicePaper): Content {
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
    [texts.asset, [file.asset, file.serialNumber].filter(Boolean).join(', ')],
  ];
  return {
    columns: [
      [
        { text: texts.billTo, style: 'label' },
        { text: addressOf(client), margin: [0, 2, 0, 0] },
      ],
      {
        width: 250,
        layout: 'noBorders',
        table: {
          widths: [90, '*'],
          body: facts.flatMap(([label, value]) =>
            value ? [[{ text: label, style: 'label' }, { text: value }]] : [],
          ),
        },
      },
    ],
    margin: [0, 0, 0, 20],
  };
}

/** The taxes that an invoice bears, in the order of its columns. */
export const taxesOf = ({ lines }: InvoicePaper['invoice']): Tax[] =>
  taxes.filter((tax) => (lines ?? []).some((line) => centsOf(line[tax]) !== 0));

function lines({ invoice }: InvoicePaper): Content {
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
    ...[texts.quantity, texts.unitAmount, texts.amount, ...borne.map((tax) => texts[tax]), texts.total].map(
      (text) => right(text, 'head'),
    ),
  ];
  const row = (line: BillLine): TableCell[] => [
    { text: [choices[language].feeType[line.feeType], line.description].filter(Boolean).join(' — ') },
    right(quantityOf(line.quantity, language)),
    ...[line.unitAmount, line.amount, ...borne.map((tax) => line[tax]), line.total].map((amount) =>
      right(formatMoney(amount, language)),
    ),
  ];
  return {
    layout: 'lightHorizontalLines',
    table: {
      headerRows: 1,
      widths: ['*', ...head.slice(1).map(() => 'auto' as const)],
      body: [head, ...(invoice.lines ?? []).map(row)],
    },
  };
}

function quantityOf(quantity: number, language: 'en' | 'fr'): string {
  return language === 'fr' ? String(quantity).replace('.', ',') : String(quantity);
}

/** The rows under the lines: label and amount as they travel, in order. */
export function totalRows(invoice: InvoicePaper['invoice']): { label: string; amount: string }[] {
  const texts = invoiceTexts[invoice.language];
  const paid = centsOf(invoice.paidAmount) !== 0;
  return [
    { label: texts.subtotal, amount: invoice.subtotal },
    ...taxesOf(invoice).map((tax) => ({ label: texts[tax], amount: invoice[`${tax}Total`] })),
    { label: texts.total, amount: invoice.total },
    ...(paid ? [{ label: texts.paid, amount: invoice.paidAmount }] : []),
    ...(paid ? [{ label: texts.balance, amount: invoice.balanceDue }] : []),
  ];
}

function totals({ invoice }: InvoicePaper): Content {
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

function terms({ invoice }: InvoicePaper): Content {
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
  ];
}

function footer({ invoice, agency }: InvoicePaper): TDocumentDefinitions['footer'] {
  const name = [nameOf(agency), invoice.invoiceNumber].filter(Boolean).join(' · ');
  return { text: name, style: 'label', margin: [48, 20, 48, 0] };
}
