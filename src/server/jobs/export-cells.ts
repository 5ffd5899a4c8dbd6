import type { Field } from '#contract/fields';
import { isSentence } from '#contract/words/sentence';
import type { CsvCell } from '../spreadsheets/write-csv';
import type { XlsxCell } from '../spreadsheets/write-xlsx';
import type { Names } from './export-names';
import { choiceWord, flagWord } from '../words/value-words';
import type { Language } from '../words/languages';
import { wordsFor } from '../words/words-for';

/** How values are put into words: by whose names, in which language, on the clocks of which zone. */
export interface Telling {
  readonly names: Names;
  readonly language: Language;
  readonly timeZone: string;
}

const lists = new Set<Field['kind']>(['choices', 'references', 'texts']);

/** A value as people read it, that of several rows one after the other: choices by their words, references by their names. */
function told(value: unknown, field: Field, telling: Telling): string {
  const { names, language, timeZone } = telling;
  if (Array.isArray(value) && !lists.has(field.kind))
    return value.map((one) => told(one, field, telling)).join('; ');
  switch (field.kind) {
    case 'choice':
      return choiceWord(field.of, String(value), language);
    case 'choices':
      return listed(value)
        .map((one) => choiceWord(field.of, one, language))
        .join('; ');
    case 'reference':
      return names.of(String(value));
    case 'references':
      return listed(value)
        .map((id) => names.of(id))
        .filter(Boolean)
        .join('; ');
    case 'texts':
      return listed(value).join('; ');
    case 'flag':
      return flagWord(value === true, language);
    case 'moment':
      return localTime(String(value), timeZone);
    default:
      return isSentence(value) ? wordsFor({ language })(value) : String(value);
  }
}

// A list inside a part comes as its one value where it holds no more.
const listed = (value: unknown): string[] => [value].flat() as string[];

const isNumber = (field: Field): boolean => ['money', 'integer', 'decimal'].includes(field.kind);
// A masked amount or date is text, and stays text.
const numeric = /^-?\d+(\.\d+)?$/;

/** A value as a cell of a CSV. Numbers stay numbers, money with both its places; all else is text. */
export function csvCell(value: unknown, field: Field, telling: Telling): CsvCell {
  if (value === null || value === undefined) return null;
  if (isNumber(field) && numeric.test(String(value))) return { digits: String(value) };
  return told(value, field, telling);
}

/** A value as a typed cell of a workbook. */
export function xlsxCell(value: unknown, field: Field, telling: Telling): XlsxCell {
  if (value === null || value === undefined) return null;
  if (isNumber(field) && numeric.test(String(value))) return Number(value);
  if (Array.isArray(value)) return told(value, field, telling);
  if (field.kind === 'date') return new Date(`${String(value)}T00:00:00Z`);
  // A workbook's time has no zone: it is the person's own.
  if (field.kind === 'moment')
    return new Date(`${localTime(String(value), telling.timeZone).replace(' ', 'T')}Z`);
  return told(value, field, telling);
}

/** How a workbook shows the cells of a column; absent for text. */
export function xlsxFormat({ kind }: Field): string | undefined {
  if (kind === 'money') return '#,##0.00';
  if (kind === 'integer') return '0';
  if (kind === 'date') return 'yyyy-mm-dd';
  return kind === 'moment' ? 'yyyy-mm-dd hh:mm' : undefined;
}

const clocks = new Map<string, Intl.DateTimeFormat>();

/** A moment on a clock of that zone: `2026-11-20 10:00:00`. */
export function localTime(instant: string, timeZone: string): string {
  const clock = clocks.get(timeZone) ?? clockOf(timeZone);
  clocks.set(timeZone, clock);
  return clock.format(new Date(instant));
}

// A zone that nobody knows must not keep a person from their export.
function clockOf(timeZone: string): Intl.DateTimeFormat {
  const shown = { dateStyle: 'short', timeStyle: 'medium' } as const;
  try {
    return new Intl.DateTimeFormat('sv-SE', { ...shown, timeZone });
  } catch {
    return new Intl.DateTimeFormat('sv-SE', { ...shown, timeZone: 'America/Toronto' });
  }
}
