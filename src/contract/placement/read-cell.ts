import type { Field, FieldOf } from '../fields';
import { isToCome } from '../kinds/time';
import { writtenDay } from '../kinds/written-day';
import { readAmount } from '../money/read-amount';
import type { AmountProblem } from '../money/read-amount';
import { readNumber } from '../money/read-number';
import { normaliseValue } from '../kinds/index';
import { schemaOf } from '../kinds/schema';
import { vocabularies } from '../vocabularies';
import { choices as english } from '../words/en/choices';
import { choices as french } from '../words/fr/choices';
import type { Reason } from './reasons';

export type ReadCell = { readonly value: unknown } | { readonly reason: Reason };

/**
 * Reads a spreadsheet's cell, which is text, as the value of a field. What people write in spreadsheets is understood
 * (`$1,234.50`, `1 234,50`, `(418) 555-0147`, a choice by its word); what may mean two things is refused. An empty cell is null.
 * `now` says which days are still to come, `dayFirst` which of two days one such as `03/04/2026` is.
 */
export function readCell(text: string, field: Field, now = new Date(), dayFirst?: boolean): ReadCell {
  const typed = text.normalize('NFC').trim();
  if (typed === '') return { value: null };
  switch (field.kind) {
    case 'money':
      return readMoney(typed, field.signed === true);
    case 'integer':
      return readInteger(typed, field, now);
    case 'decimal':
      return readDecimal(typed, field, now);
    case 'date':
      return readDate(typed, field, now, dayFirst);
    case 'flag':
      return readFlag(typed);
    case 'choice':
      return readChoice(typed, field.of);
    default:
      return held(normaliseValue(typed, field), field, now);
  }
}

const faults: { readonly [K in Field['kind']]?: Reason } = {
  phone: 'notAPhone',
  postalCode: 'notAPostalCode',
  moment: 'notADate',
  date: 'notADate',
};

const faultOf = (field: Field): Reason =>
  field.kind === 'integer' && field.modelYear ? 'notAYear' : (faults[field.kind] ?? 'notInForm');

function held(value: unknown, field: Field, now: Date): ReadCell {
  return schemaOf(field, false).isValidSync(value, { strict: true, context: { now } })
    ? { value }
    : { reason: faultOf(field) };
}

function readMoney(typed: string, signed: boolean): ReadCell {
  const read = readAmount(typed);
  if ('problem' in read) return { reason: amountReasons[read.problem] };
  return read.value?.startsWith('-') && !signed ? { reason: 'negative' } : read;
}

const amountReasons: { readonly [P in AmountProblem]: Reason } = {
  notANumber: 'notANumber',
  ambiguous: 'twoAmounts',
  finerThanCents: 'notInForm',
  tooLarge: 'notInForm',
};

function readInteger(typed: string, field: FieldOf<'integer'>, now: Date): ReadCell {
  // A whole number has no fraction that the comma of `123,456` could begin.
  const value = numberIn(typed, 'en');
  if (value === undefined) return { reason: 'notANumber' };
  if (!Number.isInteger(value)) return { reason: 'notWhole' };
  if (value < 0 && field.min === 0) return { reason: 'negative' };
  return held(value, field, now);
}

function readDecimal(typed: string, field: Field, now: Date): ReadCell {
  const value = numberIn(typed);
  return value === undefined ? { reason: 'notANumber' } : held(value, field, now);
}

function numberIn(typed: string, locale?: 'en'): number | undefined {
  const read = readNumber(typed, locale);
  return 'value' in read && read.value !== null ? read.value : undefined;
}

// A day whose figures could change places with its month is two days, and none of them is guessed.
function readDate(typed: string, field: FieldOf<'date'>, now: Date, dayFirst?: boolean): ReadCell {
  const alone = writtenDay(typed);
  // What can be one day alone is that day, whatever the others of its spreadsheet are.
  const read = 'problem' in alone && alone.problem === 'twoDays' ? writtenDay(typed, { dayFirst }) : alone;
  if ('problem' in read) return { reason: read.problem };
  return field.past && isToCome(read.day, now) ? { reason: 'inFuture' } : held(read.day, field, now);
}

const yes = new Set(['y', 'yes', 'true', '1', 'o', 'oui', 'vrai']);
const no = new Set(['n', 'no', 'false', '0', 'non', 'faux']);

function readFlag(typed: string): ReadCell {
  const text = typed.toLowerCase();
  if (yes.has(text)) return { value: true };
  return no.has(text) ? { value: false } : { reason: 'notYesOrNo' };
}

/** A word as words are compared: accents, letter case and the shape of the apostrophe aside. */
export const folded = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('’', "'").toLowerCase();

const byWord = new Map<string, Map<string, string>>();

function readChoice(typed: string, of: keyof typeof vocabularies): ReadCell {
  const known = byWord.get(of) ?? wordsOf(of);
  byWord.set(of, known);
  const value = known.get(folded(typed));
  return value === undefined ? { reason: 'unknown' } : { value };
}

// A value stands before a word: where one value's word is another's name, the name wins.
function wordsOf(of: keyof typeof vocabularies): Map<string, string> {
  const words = [french[of], english[of]].flatMap((each) => Object.entries(each));
  return new Map([
    ...words.map(([value, word]) => [folded(word), value] as const),
    ...vocabularies[of].map((value) => [folded(value), value] as const),
  ]);
}
