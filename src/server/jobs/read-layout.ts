import { isChosenColumn, isPlacementColumn } from '#contract/placement/columns';
import type { Mapping } from '#contract/placement/read-columns';
import type { Corrections, ValueMapping } from '#contract/placement/row-says';
import { sentence } from '#contract/words/sentence';
import { mostRows } from '../spreadsheets/read-rows';
import { invalid } from './take-sheet';

const most = { mapping: 200, words: 500, corrections: 1_000, text: 4_000 };

/** The columns of a spreadsheet → what they mean, as a form sends it. */
export const readMapping = (text: string): Mapping => holdMapping(jsonOf(text));

/** The same as it is sent in a body. */
export function holdMapping(given: unknown): Mapping {
  const problem = invalid('mapping', sentence('documents.mappingJSONObjectColumnNames'));
  const read = objectIn(given);
  if (!read) throw problem;
  const entries = Object.entries(read);
  if (entries.length > most.mapping || entries.some(([, to]) => to !== null && !isText(to))) throw problem;
  return Object.fromEntries(entries) as Mapping;
}

/** A lender’s own words for values, by column, as a form sends them. */
export const readValues = (text: string): ValueMapping => holdValues(jsonOf(text));

/** The same as they are sent in a body. What is no choice has no words of a lender’s own: they would keep what people are called, or born. */
export function holdValues(given: unknown): ValueMapping {
  const problem = invalid('values', sentence('documents.valuesJSONObjectByColumn'));
  const read = objectIn(given);
  if (!read || !Object.entries(read).every(([column, words]) => isPlacementColumn(column) && areTexts(words)))
    throw problem;
  const free = Object.keys(read).find((column) => isPlacementColumn(column) && !isChosenColumn(column));
  if (free) throw invalid('values', sentence('documents.noWordsForColumn', { column: free }));
  return read as ValueMapping;
}

/** What a person put right, by row and column, as a form sends it. */
export function readCorrections(text: string): Corrections {
  const problem = invalid('corrections', sentence('documents.correctionsJSONObjectByRow'));
  const read = objectIn(jsonOf(text));
  if (!read || Object.keys(read).length > most.corrections) throw problem;
  const fits = ([row, cells]: [string, unknown]): boolean =>
    /^[1-9]\d{0,6}$/.test(row) && areTexts(cells) && Object.keys(cells).every(isPlacementColumn);
  if (!Object.entries(read).every(fits)) throw problem;
  return read as Corrections;
}

type Parts = Readonly<Record<string, object>>;

/** What was told before with what is told now: of a cell, or of a word, the later holds. */
export function joined<P extends Corrections | ValueMapping>(earlier: P, later: P): P {
  const before = earlier as Parts;
  const parts = Object.entries(later as Parts).map(([name, part]) => [name, { ...before[name], ...part }]);
  return { ...earlier, ...Object.fromEntries(parts) };
}

export function readHeadRow(text: string): number {
  const row = Number(text);
  if (!Number.isInteger(row) || row < 1 || row > mostRows)
    throw invalid('headRow', sentence('documents.noHeadsInRow', { row: text.slice(0, 20) }));
  return row;
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function objectIn(read: unknown): Record<string, unknown> | undefined {
  const isObject = typeof read === 'object' && read !== null && !Array.isArray(read);
  return isObject ? (read as Record<string, unknown>) : undefined;
}

const isText = (value: unknown): value is string => typeof value === 'string' && value.length <= most.text;

function areTexts(value: unknown): value is Record<string, string> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const texts = Object.values(value);
  return texts.length <= most.words && texts.every(isText);
}
