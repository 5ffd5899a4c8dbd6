import { writeXlsxStream } from 'hucre/xlsx';

export type XlsxCell = string | number | boolean | Date | null;

export interface XlsxColumn {
  readonly header: string;
  /** How its numbers or dates are shown, as a workbook writes it; absent for text. */
  readonly format?: string;
}

/** The bytes of a workbook of one sheet, made while its rows are read. Text is written as text, whatever it begins with. */
export function xlsxStream(
  name: string,
  columns: readonly XlsxColumn[],
  rows: AsyncIterable<readonly XlsxCell[]>,
): ReadableStream<Uint8Array> {
  return writeXlsxStream(cellsOf(rows), {
    name,
    columns: columns.map(({ header, format }) => ({ header, width: 18, ...(format && { numFmt: format }) })),
    freezePane: { rows: 1 },
  });
}

async function* cellsOf(rows: AsyncIterable<readonly XlsxCell[]>): AsyncGenerator<XlsxCell[]> {
  for await (const row of rows) yield [...row];
}
