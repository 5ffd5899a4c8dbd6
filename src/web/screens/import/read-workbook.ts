import { streamXlsxRows } from 'hucre/xlsx';
import { cellText } from '#contract/placement/cell-text';

/** The first rows of a workbook's first sheet that have anything in them, their cells as the host reads them. */
export async function readWorkbook(file: File, most: number): Promise<string[][]> {
  const rows: string[][] = [];
  for await (const { values } of streamXlsxRows(await file.arrayBuffer())) {
    const cells = values.slice(0, 500).map(cellText);
    if (cells.some((cell) => cell.trim() !== '')) rows.push(cells);
    if (rows.length === most) break;
  }
  return rows;
}
