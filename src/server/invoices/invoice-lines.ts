import type { Content, TableCell } from 'pdfmake/interfaces';
import { isWorkedOut } from '#contract/money/invoice-lines';
import type { InvoiceLine } from '#contract/money/invoice-lines';
import { howPriced } from '#contract/money/how-priced';
import { formatDate, formatMoney } from '#contract/written';
import { languages } from '../words/languages';
import type { InvoicePrint } from './invoice-print';
import { nameOfTax, quantityOf, taxesOf } from './invoice-taxes';
import { invoiceTexts } from './invoice-texts';

/**
 * The lines of an invoice as two tables with the same columns: those before the last, under their heads, and the last, which its totals
 * follow.
 */
export function lineTables(invoice: InvoicePrint['invoice']): {
  readonly before: Content[];
  readonly last: Content[];
} {
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
  const rows = (invoice.lines ?? []).map(row);
  const widths = ['*', ...columnWidths([head, ...rows])];
  const table = (shown: TableCell[][], headerRows: number): Content => ({
    layout: 'lightHorizontalLines',
    table: { headerRows, dontBreakRows: true, widths, body: shown },
  });
  if (rows.length <= 1) return { before: [], last: [table([head, ...rows], 1)] };
  const rule = {
    type: 'line',
    x1: 0,
    y1: 0,
    x2: pageWidth,
    y2: 0,
    lineWidth: 1,
    lineColor: '#aaa',
  } as const;
  return {
    before: [table([head, ...rows.slice(0, -1)], 1)],
    last: [{ canvas: [rule] }, table(rows.slice(-1), 0)],
  };
}

/** A letter page between its margins, in points. */
const pageWidth = 612 - 2 * 48;
/** About what a character of an amount takes, in points. */
const characterWidth = 5.4;

// Both tables are laid out apart, so their columns cannot find their widths by themselves.
function columnWidths(rows: readonly TableCell[][]): number[] {
  const longest = (column: number): number => Math.max(...rows.map((cells) => textOf(cells[column]).length));
  return (rows[0] ?? []).slice(1).map((_, index) => Math.ceil(longest(index + 1) * characterWidth));
}

const textOf = (cell: TableCell | undefined): string =>
  typeof cell === 'object' && 'text' in cell && typeof cell.text === 'string' ? cell.text : '';
