import { delimiterOf } from '#contract/placement/delimiter';
import { findHead, plainName, readHeader, topRows } from '#contract/placement/mapping';
import type { Mapping } from '#contract/placement/mapping';
import { placementColumnNames } from '#contract/placement/columns';
import type { PlacementColumn } from '#contract/placement/columns';
import type { NumberedRow } from './read-csv';
import { readCsv } from './read-csv';

/** A column of a spreadsheet, with its first values and what it is taken to mean; null leaves it out. */
export interface SheetColumn {
  readonly name: string;
  readonly samples: readonly string[];
  readonly means: PlacementColumn | null;
}

/** A sheet with its first rows; a CSV is one without a name. */
export interface SheetTop {
  readonly name: string | null;
  readonly rows: readonly NumberedRow[];
}

/** How a lender’s last spreadsheet was read. */
export interface ReadBefore {
  readonly sheet: string | null;
  readonly headRow: number | null;
  readonly mapping: Mapping;
}

/** Bytes of a file that its preview is made of. */
const glance = 64 * 1024;
const sampleRows = 3;

/** The sheets of a spreadsheet as their first rows show them; null for a workbook that cannot be read, of which the host says why. */
export async function sheetsOf(file: File): Promise<readonly SheetTop[] | null> {
  const most = topRows + sampleRows;
  if (/\.xlsx$/i.test(file.name)) {
    const { readWorkbook } = await import('./read-workbook');
    return readWorkbook(file, most).catch(() => null);
  }
  const text = await file.slice(0, glance).text();
  return [{ name: null, rows: readCsv(text, delimiterOf(text)).slice(0, most) }];
}

const meant = ({ rows }: SheetTop): number => {
  const cells = rows.map((row) => row.cells);
  return Object.keys(readHeader(cells[findHead(cells)] ?? []).positions).length;
};

/** The sheet that holds the placements: the one of the last time where there is one so called, else the one whose heads mean the most. */
export function likelySheet(sheets: readonly SheetTop[], before?: ReadBefore): SheetTop | undefined {
  const same = before?.sheet ? sheets.find(({ name }) => name === before.sheet) : undefined;
  return same ?? sheets.toSorted((one, other) => meant(other) - meant(one))[0];
}

/** The row that names the columns, by its number: the one of the last time where its names are there, else the one that means the most. */
export function likelyHead({ rows }: SheetTop, before?: ReadBefore): number | undefined {
  const known = Object.keys(before?.mapping ?? {}).map(plainName);
  const isSame = ({ cells }: NumberedRow): boolean => {
    const names = cells.map(plainName);
    return known.length > 0 && known.every((name) => names.includes(name));
  };
  return (rows.find(isSame) ?? rows[findHead(rows.map(({ cells }) => cells))])?.row;
}

/** The columns below a row of heads, each as it was read the last time, else as its name says. */
export function columnsUnder(
  { rows }: SheetTop,
  headRow: number | undefined,
  before?: ReadBefore,
): readonly SheetColumn[] {
  const at = rows.findIndex(({ row }) => row === headRow);
  const header = rows[at]?.cells ?? [];
  const names = new Set(header.map(plainName));
  const mapping = Object.fromEntries(
    Object.entries(before?.mapping ?? {}).filter(([name]) => names.has(plainName(name))),
  );
  const { positions } = readHeader(header, mapping);
  const means = new Map(
    placementColumnNames.flatMap((name) => {
      const index = positions[name];
      return index === undefined ? [] : [[index, name] as const];
    }),
  );
  return header.map((name, index) => ({
    name,
    samples: rows.slice(at + 1, at + 1 + sampleRows).map(({ cells }) => cells[index] ?? ''),
    means: means.get(index) ?? null,
  }));
}
