import { Readable } from 'node:stream';
import type { ReportParameters } from '#contract/reports/report-parameters';
import { formatDigits } from '#contract/written';
import { csvCell } from '../jobs/export-cells';
import type { Sheet } from '../jobs/write-sheet';
import { tablePdf } from '../pdf/render-pdf';
import type { TableRow } from '../pdf/table-look';
import { ReportSums } from './report-sums';
import { inLine, reportTexts } from './report-texts';

interface Told {
  readonly parameters: ReportParameters;
  readonly day: string;
  readonly companyName: string;
  /** The columns whose values are added up under the rows. */
  readonly sums: readonly string[];
}

const numbers = new Set(['money', 'integer', 'decimal']);

/** The pages of a report, made while its rows are read: who had it made, on which day and for which days, and a table whose head stands on every page. */
export function reportPdf(sheet: Sheet, { parameters, day, companyName, sums }: Told): Readable {
  const { title, columns, telling } = sheet;
  const { language } = telling;
  const said = reportTexts[language];
  const { dateFrom, dateTo } = parameters;
  const period = dateFrom || dateTo ? `${dateFrom ?? '…'} – ${dateTo ?? '…'}` : null;
  const look = {
    ...{ title, author: companyName, language },
    lead: inLine([companyName, day, period]),
    footer: inLine([companyName, title, day]),
    page: said.page,
    columns: columns.map(({ header, field }) => ({ header, isNumber: numbers.has(field.kind) })),
  };
  const added = new ReportSums(columns, sums);
  const last = (rows: number) => ({
    said: rows === 0 ? said.none : said.rows(rows),
    sum: added.row(said.inAll)?.map((cell) => formatDigits(cell, language)) ?? null,
  });
  return Readable.from(tablePdf(look, cellsOf(sheet, added), last), { objectMode: false });
}

async function* cellsOf({ columns, batches, telling }: Sheet, added: ReportSums): AsyncGenerator<TableRow[]> {
  for await (const rows of batches)
    yield rows.map((row) => {
      added.add(row);
      return columns.map(({ name, field }) => {
        const cell = csvCell(row[name], field, telling);
        if (cell === null || typeof cell === 'string') return cell ?? '';
        return formatDigits(cell.digits, telling.language);
      });
    });
}
