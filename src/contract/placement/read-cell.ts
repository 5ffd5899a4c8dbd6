import type { Field } from '../fields';
import { isCalendarDate } from '../kinds/time';
import { normaliseValue, schemaOf } from '../kinds/index';
import { vocabularies } from '../vocabularies';
import { choices as english } from '../words/en/choices';
import { choices as french } from '../words/fr/choices';
import type { Reason } from './reasons';

export type ReadCell = { readonly value: unknown } | { readonly reason: Reason };

/**
 * Reads a spreadsheet's cell, which is text, as the value of a field. What people write in spreadsheets is understood
 * (`$1,234.50`, `1 234,50`, `(418) 555-0147`, a choice by its word); what may mean two things is refused. An empty cell is null.
 */
export function readCell(text: string, field: Field): ReadCell {
  const typed = text.normalize('NFC').trim();
  if (typed === '') return { value: null };
  switch (field.kind) {
    case 'money':
      return readMoney(typed, field.signed === true);
    case 'integer':
      return readInteger(typed, field.min, field.max);
    case 'decimal':
      return readDecimal(typed, field);
    case 'date':
      return readDate(typed);
    case 'flag':
      return readFlag(typed);
    case 'choice':
      return readChoice(typed, field.of);
    default:
      return held(normaliseValue(typed, field), field);
  }
}

const faults: { readonly [K in Field['kind']]?: Reason } = {
  phone: 'notAPhone',
  postalCode: 'notAPostalCode',
  moment: 'notADate',
};

function held(value: unknown, field: Field): ReadCell {
  return schemaOf(field, false).isValidSync(value, { strict: true })
    ? { value }
    : { reason: faults[field.kind] ?? 'notInForm' };
}

const plain = /^-?\d+(\.\d+)?$/;
const grouped = /^-?\d{1,3}(,\d{3})+(\.\d+)?$/;
const withComma = /^-?\d+,\d{1,2}$/;

/** `1,234.50`, `1 234,50` and `$1234.5` → `1234.50`; absent where it is no number or could be two. */
function numberText(typed: string): string | undefined {
  const bare = typed.replace(/[\s\u00a0\u202f]|^\$|\$$/g, '').replace(/^\$/, '');
  if (plain.test(bare)) return bare;
  if (grouped.test(bare)) return bare.replaceAll(',', '');
  return withComma.test(bare) ? bare.replace(',', '.') : undefined;
}

function readMoney(typed: string, signed: boolean): ReadCell {
  const text = numberText(typed);
  if (text === undefined) return { reason: 'notANumber' };
  if (text.startsWith('-') && !signed) return { reason: 'negative' };
  const [units = '', cents = ''] = text.replace(/(\.\d\d)0+$/, '$1').split('.');
  if (cents.length > 2 || units.replace('-', '').length > 10) return { reason: 'notInForm' };
  return { value: `${units.replace(/^(-?)0+(?=\d)/, '$1')}.${cents.padEnd(2, '0')}` };
}

function readInteger(typed: string, min = Number.MIN_SAFE_INTEGER, max = 2_147_483_647): ReadCell {
  const text = numberText(typed);
  if (text === undefined) return { reason: 'notANumber' };
  const value = Number(text);
  if (!Number.isInteger(value)) return { reason: 'notWhole' };
  if (value < 0 && min === 0) return { reason: 'negative' };
  return value < min || value > max ? { reason: 'notInForm' } : { value };
}

function readDecimal(typed: string, field: Field): ReadCell {
  const text = numberText(typed);
  return text === undefined ? { reason: 'notANumber' } : held(Number(text), field);
}

// Only the order year, month, day means one day everywhere.
function readDate(typed: string): ReadCell {
  const text = typed.replaceAll('/', '-').replace(/T00:00(:00(\.000)?)?Z?$/, '');
  return isCalendarDate(text) ? { value: text } : { reason: 'notADate' };
}

const yes = new Set(['y', 'yes', 'true', '1', 'o', 'oui', 'vrai']);
const no = new Set(['n', 'no', 'false', '0', 'non', 'faux']);

function readFlag(typed: string): ReadCell {
  const text = typed.toLowerCase();
  if (yes.has(text)) return { value: true };
  return no.has(text) ? { value: false } : { reason: 'notYesOrNo' };
}

/** A word as words are compared: accents, letter case and the shape of the apostrophe aside. */
const folded = (text: string): string =>
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
