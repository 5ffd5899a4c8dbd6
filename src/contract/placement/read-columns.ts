import { sentence } from '../words/sentence';
import type { Sentence } from '../words/sentence';

/** A spreadsheet's own column name → the column it means here; null leaves it out. */
export type Mapping = Readonly<Record<string, string | null>>;

/** What the columns of a spreadsheet may mean. `called`: by which other names each goes, the likeliest first. */
export interface ColumnNames<C extends string> {
  readonly names: readonly C[];
  readonly called: (column: C) => readonly string[];
  /** What is said of a name that a mapping takes for one of them. */
  readonly unknown: (name: string) => Sentence;
}

export interface ReadColumns<C extends string> {
  /** Which cell of a row holds which column. */
  readonly positions: { readonly [K in C]?: number };
  /** The spreadsheet's columns that nothing is taken from. */
  readonly ignored: readonly string[];
  /** What is wrong with it; empty when rows can be read. */
  readonly errors: readonly Sentence[];
}

/**
 * Finds the columns in a header: by the mapping where it names them, else by their own names, else by what else they are called; letter
 * case, accents, spaces and signs aside. A guess takes no column from one that is named.
 */
export function readColumns<C extends string>(
  known: ColumnNames<C>,
  header: readonly string[],
  mapping: Mapping = {},
): ReadColumns<C> {
  const byName = new Map(known.names.map((name) => [plainName(name), name]));
  const given = new Map(Object.entries(mapping).map(([name, target]) => [plainName(name), target]));
  const names = header.map(plainName);
  const errors = mappingErrors(known, mapping, names, byName);
  const positions: { [K in C]?: number } = {};
  names.forEach((name, index) => {
    const target = given.has(name) ? given.get(name) : name;
    const column = target ? byName.get(plainName(target)) : undefined;
    if (!column) return;
    if (positions[column] !== undefined) errors.push(sentence('documents.twoColumnsStand', { column }));
    else positions[column] = index;
  });
  const taken = new Set<number>(
    Object.values<number | undefined>(positions).filter((at) => at !== undefined),
  );
  for (const column of known.names) {
    if (positions[column] !== undefined) continue;
    const at = known
      .called(column)
      .map((head) =>
        names.findIndex((name, index) => name === head && !taken.has(index) && !given.has(name)),
      );
    const found = at.find((index) => index >= 0);
    if (found === undefined) continue;
    positions[column] = found;
    taken.add(found);
  }
  const ignored = header.map((name) => name.trim()).filter((name, index) => name && !taken.has(index));
  return { positions, ignored, errors };
}

/** Rows of a spreadsheet among which its heads are looked for: above them stand titles, dates, who made it. */
export const topRows = 20;

/** How many columns a row of heads means. */
export const meantBy = <C extends string>(known: ColumnNames<C>, header: readonly string[]): number =>
  Object.keys(readColumns(known, header).positions).length;

/** Which of the first rows holds the heads: the one that means the most columns; the first where none means two. */
export function findHead<C extends string>(
  known: ColumnNames<C>,
  rows: readonly (readonly string[])[],
): number {
  const meant = rows.slice(0, topRows).map((row) => meantBy(known, row));
  const most = Math.max(0, ...meant);
  return most < 2 ? 0 : meant.indexOf(most);
}

function mappingErrors<C extends string>(
  known: ColumnNames<C>,
  mapping: Mapping,
  names: readonly string[],
  byName: ReadonlyMap<string, C>,
): Sentence[] {
  return Object.entries(mapping).flatMap(([name, target]) => {
    if (!names.includes(plainName(name)))
      return [sentence('documents.mappingNamesNotColumnFile', { column: shortened(name) })];
    return target && !byName.has(plainName(target)) ? [known.unknown(shortened(target))] : [];
  });
}

const shortened = (name: string): string => name.slice(0, 60);

/** A column's name as names are compared; raised letters stand for themselves, as in “Nº”. */
export function plainName(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '');
}
