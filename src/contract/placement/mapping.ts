import { neededColumns, placementColumnNames } from './columns';
import type { PlacementColumn } from './columns';
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
 * Finds the columns in a header: by the mapping where it names them, else by their own names, letter case, accents, spaces
 * and underscores aside.
 */
export function readHeader(header: readonly string[], mapping: Mapping = {}): ReadHeader {
  const byName = new Map(placementColumnNames.map((name) => [plainName(name), name]));
  const given = new Map(Object.entries(mapping).map(([name, target]) => [plainName(name), target]));
  const names = header.map(plainName);
  const errors = mappingErrors(mapping, names);
  const positions: { -readonly [C in PlacementColumn]?: number } = {};
  const ignored: string[] = [];
  names.forEach((name, index) => {
    const target = given.has(name) ? given.get(name) : name;
    const column = target ? byName.get(plainName(target)) : undefined;
    if (!column) {
      if (header[index]?.trim()) ignored.push(header[index].trim());
    } else if (positions[column] !== undefined) errors.push(sentence('papers.twoColumnsStand', { column }));
    else positions[column] = index;
  });
  for (const column of neededColumns)
    if (positions[column] === undefined) errors.push(sentence('papers.noColumnStands', { column }));
  return { positions, ignored, errors };
}

function mappingErrors(mapping: Mapping, names: readonly string[]): Sentence[] {
  const known = new Set(placementColumnNames.map(plainName));
  return Object.entries(mapping).flatMap(([name, target]) => {
    if (!names.includes(plainName(name)))
      return [sentence('papers.mappingNamesNotColumnFile', { column: shortened(name) })];
    return target && !known.has(plainName(target))
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
