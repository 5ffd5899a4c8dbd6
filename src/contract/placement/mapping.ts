import { neededColumns, placementColumnNames } from './columns';
import type { PlacementColumn } from './columns';
import { placementHeads } from '../words/placement-heads';
import { sentence } from '../words/sentence';
import type { Sentence } from '../words/sentence';

/** Which cell of a row holds which column of a placement. */
export type Positions = { readonly [C in PlacementColumn]?: number };

/** A spreadsheet's own column name → the column it means here; null leaves it out. */
export type Mapping = Readonly<Record<string, string | null>>;

export interface ReadHeader {
  readonly positions: Positions;
  /** The spreadsheet's columns that nothing is taken from. */
  readonly ignored: readonly string[];
  /** What is wrong with it, ; empty when rows can be read. */
  readonly errors: readonly Sentence[];
}

/**
 * Finds the columns in a header: by the mapping where it names them, else by their own names, else by what lenders call them in either
 * language; letter case, accents, spaces and signs aside. A guess takes no column from one that is named.
 */
export function readHeader(header: readonly string[], mapping: Mapping = {}): ReadHeader {
  const given = new Map(Object.entries(mapping).map(([name, target]) => [plainName(name), target]));
  const names = header.map(plainName);
  const errors = mappingErrors(mapping, names);
  const positions: { -readonly [C in PlacementColumn]?: number } = {};
  names.forEach((name, index) => {
    const target = given.has(name) ? given.get(name) : name;
    const column = target ? byName.get(plainName(target)) : undefined;
    if (!column) return;
    if (positions[column] !== undefined) errors.push(sentence('papers.twoColumnsStand', { column }));
    else positions[column] = index;
  });
  const taken = new Set<number>(Object.values(positions));
  for (const column of placementColumnNames) {
    if (positions[column] !== undefined) continue;
    const at = called(column).map((head) =>
      names.findIndex((name, index) => name === head && !taken.has(index) && !given.has(name)),
    );
    const found = at.find((index) => index >= 0);
    if (found === undefined) continue;
    positions[column] = found;
    taken.add(found);
  }
  const ignored = header.map((name) => name.trim()).filter((name, index) => name && !taken.has(index));
  for (const column of neededColumns)
    if (positions[column] === undefined) errors.push(sentence('papers.noColumnStands', { column }));
  return { positions, ignored, errors };
}

/** Rows of a spreadsheet among which its heads are looked for: above them stand titles, dates, who made it. */
export const topRows = 20;

/** Which of the first rows holds the heads: the one that means the most columns; the first where none means two. */
export function findHead(rows: readonly (readonly string[])[]): number {
  const meant = rows.slice(0, topRows).map((row) => Object.keys(readHeader(row).positions).length);
  const most = Math.max(0, ...meant);
  return most < 2 ? 0 : meant.indexOf(most);
}

function mappingErrors(mapping: Mapping, names: readonly string[]): Sentence[] {
  return Object.entries(mapping).flatMap(([name, target]) => {
    if (!names.includes(plainName(name)))
      return [sentence('papers.mappingNamesNotColumnFile', { column: shortened(name) })];
    return target && !byName.has(plainName(target))
      ? [sentence('papers.notColumnPlacement', { column: shortened(target) })]
      : [];
  });
}

const shortened = (name: string): string => name.slice(0, 60);

/** A column's name as names are compared. */
export function plainName(name: string): string {
  return name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '');
}

const byName = new Map(placementColumnNames.map((name) => [plainName(name), name]));

const plainHeads = new Map(
  placementColumnNames.map((column) => [column, placementHeads[column].map(plainName)]),
);

const called = (column: PlacementColumn): readonly string[] => plainHeads.get(column) ?? [];
