import type { Content, TableCell } from 'pdfmake/interfaces';
import type { ReportParameters } from '#contract/reports/report-parameters';
import { csvCell } from '../jobs/export-cells';
import type { Sheet } from '../jobs/write-sheet';
import { pdfLayout } from '../pdf/pdf-layout';
import { renderPdf } from '../pdf/render-pdf';
import { inLine, reportTexts } from './report-texts';

interface Told {
  readonly parameters: ReportParameters;
  readonly day: string;
  readonly companyName: string;
}

const numbers = new Set(['money', 'integer', 'decimal']);

/** The pages of a report: who had it made, on which day and for which days, and its rows as a table whose head stands on every page. */
export async function reportPdf(sheet: Sheet, { parameters, day, companyName }: Told): Promise<Buffer> {
  const { title, columns, batches, telling } = sheet;
  const said = reportTexts[telling.language];
  const body: TableCell[][] = [];
  for await (const rows of batches)
    for (const row of rows)
      body.push(
        columns.map(({ name, field }) => {
          const cell = csvCell(row[name], field, telling);
          const text = cell === null ? '' : typeof cell === 'string' ? cell : cell.digits;
          return { text, ...(numbers.has(field.kind) && { alignment: 'right' as const }) };
        }),
      );
  const { dateFrom, dateTo } = parameters;
  const period = dateFrom || dateTo ? `${dateFrom ?? '…'} – ${dateTo ?? '…'}` : null;
  const content: Content[] = [
    { text: title, style: 'title' },
    {
      text: inLine([companyName, day, period, said.rows(body.length)]),
      style: 'label',
      margin: [0, 2, 0, 10],
    },
    body.length === 0
      ? { text: said.none }
      : {
          fontSize: columns.length > 12 ? 6 : 7.5,
          layout: 'lightHorizontalLines',
          table: {
            headerRows: 1,
            widths: columns.map(() => 'auto'),
            body: [
              columns.map(({ header }) => ({
                text: header,
                style: 'head',
                fontSize: columns.length > 12 ? 6 : 7.5,
              })),
              ...body,
            ],
          },
        },
  ];
  const footer = { text: inLine([companyName, title, day]), pages: said.page };
  const { language } = telling;
  const document = pdfLayout({ title, author: companyName, language, day, content, footer });
  const isWide = columns.length > 8;
  return renderPdf({
    ...document,
    pageSize: columns.length > 12 ? 'LEGAL' : 'LETTER',
    pageOrientation: isWide ? 'landscape' : 'portrait',
    pageMargins: [28, 32, 28, 44],
  });
}
