import { delimiterOf } from '#contract/placement/delimiter';
import { findHead, meantBy, plainName, readColumns, topRows } from '#contract/placement/read-columns';
import type { ColumnNames, Mapping } from '#contract/placement/read-columns';
import type { NumberedRow } from './read-csv';
import { readCsv } from './read-csv';

/** A column of a spreadsheet, with its first values and what it is taken to mean; null leaves it out. */
export interface SheetColumn<C extends string = string> {
  readonly name: string;
  readonly samples: readonly string[];
  readonly means: C | null;
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

/**
 * The sheet whose columns are to be read: the one of the last time where there is one so called, else the one whose heads mean the most.
 */
export function likelySheet<C extends string>(
  known: ColumnNames<C>,
  sheets: readonly SheetTop[],
  before?: ReadBefore,
): SheetTop | undefined {
  const same = before?.sheet ? sheets.find(({ name }) => name === before.sheet) : undefined;
  const meant = ({ rows }: SheetTop): number => {
    const cells = rows.map((row) => row.cells);
    return meantBy(known, cells[findHead(known, cells)] ?? []);
  };
  return same ?? sheets.toSorted((one, other) => meant(other) - meant(one))[0];
}

/**
 * The row that names the columns, by its number: that of the last time where all its names are in it, or another with them all; else that
 * of the last time where some of them are, or none is known; else the one that means the most.
 */
export function likelyHead<C extends string>(
  known: ColumnNames<C>,
  { rows }: SheetTop,
  before?: ReadBefore,
): number | undefined {
  const named = Object.keys(before?.mapping ?? {}).map(plainName);
  const kept = rows.filter(({ row }) => row === before?.headRow);
  const has = ({ cells }: NumberedRow): number => {
    const names = new Set(cells.map(plainName));
    return named.filter((name) => names.has(name)).length;
  };
  const same = [...kept, ...rows].find((row) => named.length > 0 && has(row) === named.length);
  const near = kept.find((row) => named.length === 0 || has(row) > 0);
  const guess = findHead(
    known,
    rows.map(({ cells }) => cells),
  );
  return (same ?? near ?? rows[guess])?.row;
}

/** The columns below a row of heads, each as it was read the last time, else as its name says. */
export function columnsUnder<C extends string>(
  known: ColumnNames<C>,
  { rows }: SheetTop,
  headRow: number | undefined,
  before?: ReadBefore,
): readonly SheetColumn<C>[] {
  const at = rows.findIndex(({ row }) => row === headRow);
  const header = rows[at]?.cells ?? [];
  const names = new Set(header.map(plainName));
  const mapping = Object.fromEntries(
    Object.entries(before?.mapping ?? {}).filter(([name]) => names.has(plainName(name))),
  );
  const { positions } = readColumns(known, header, mapping);
  const means = new Map(
    known.names.flatMap((name) => {
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
