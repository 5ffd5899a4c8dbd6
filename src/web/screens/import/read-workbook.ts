import { readXlsx, streamXlsxRows } from 'hucre/xlsx';
import { cellText } from '#contract/placement/cell-text';
import type { NumberedRow } from './read-csv';

/** The sheets of a workbook that are shown, each with its first rows that have anything in them, their cells as the host reads them. */
export async function readWorkbook(
  file: File,
  most: number,
): Promise<{ name: string; rows: NumberedRow[] }[]> {
  const bytes = await file.arrayBuffer();
  const names: string[] = [];
  await readXlsx(bytes, {
    sheets: ({ name, hidden, veryHidden }) => {
      if (!hidden && !veryHidden) names.push(name);
      return false;
    },
  });
  const sheets = [];
  for (const name of names) sheets.push({ name, rows: await firstRows(bytes, name, most) });
  return sheets;
}

async function firstRows(bytes: ArrayBuffer, sheet: string, most: number): Promise<NumberedRow[]> {
  const rows: NumberedRow[] = [];
  for await (const { index, values } of streamXlsxRows(bytes, { sheet })) {
    const cells = values.slice(0, 500).map(cellText);
    if (cells.some((cell) => cell.trim() !== '')) rows.push({ row: index + 1, cells });
    if (rows.length === most) break;
  }
  return rows;
}
