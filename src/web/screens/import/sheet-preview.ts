import { readHeader } from '#contract/placement/mapping';
import { placementColumnNames } from '#contract/placement/columns';
import type { PlacementColumn } from '#contract/placement/columns';
import { delimiterOf, readCsv } from './read-csv';

/** A column of a spreadsheet, with its first values and what it is taken to mean; null leaves it out. */
export interface SheetColumn {
  readonly name: string;
  readonly samples: readonly string[];
  readonly means: PlacementColumn | null;
}

/** Bytes of a file that its preview is made of. */
const glance = 64 * 1024;
const sampleRows = 3;

/** The columns of a spreadsheet as its first rows show them; null for a workbook that cannot be read, of which the host says why. */
export async function previewSheet(file: File): Promise<readonly SheetColumn[] | null> {
  const read = /\.xlsx$/i.test(file.name) ? await workbookRows(file) : await csvRows(file);
  if (!read) return null;
  const [header = [], ...rows] = read;
  const { positions } = readHeader(header);
  const means = new Map(
    placementColumnNames.flatMap((name) => {
      const at = positions[name];
      return at === undefined ? [] : [[at, name] as const];
    }),
  );
  return header.map((name, at) => ({
    name,
    samples: rows.slice(0, sampleRows).map((row) => row[at] ?? ''),
    means: means.get(at) ?? null,
  }));
}

async function csvRows(file: File): Promise<string[][]> {
  const text = await file.slice(0, glance).text();
  return readCsv(text, delimiterOf(text));
}

async function workbookRows(file: File): Promise<string[][] | null> {
  const { readWorkbook } = await import('./read-workbook');
  return readWorkbook(file, 1 + sampleRows).catch(() => null);
}
