import { amountSentences, readAmount } from '../money/read-amount';
import type { AmountProblem } from '../money/read-amount';
import { numberSentences, readNumber } from '../money/read-number';
import { nowOf } from './clock';
import type { WireHalf } from './kind';
import { sentence } from '../words/sentence';
import type { Sentence } from '../words/sentence';
import { ofField } from './of-field';

/** No asset is older; and the models of a year are sold from the year before. */
const firstYear = 1900;
const whole = /^-?\d{1,15}$/;

export const integer: WireHalf<'integer'> = {
  schema: ({ number }, field) =>
    number()
      .typeError(sayNumber)
      .integer()
      .test('year', (value, { options, createError }) => {
        const last = nowOf(options).getUTCFullYear() + 1;
        if (!field.modelYear || value == null || (value >= firstYear && value <= last)) return true;
        return createError({
          message: ({ path }) => sentence('values.modelYear', { field: path, first: firstYear, last }),
        });
      })
      .min(field.min ?? Number.MIN_SAFE_INTEGER)
      .max(field.max ?? 2_147_483_647),
  read: (text) => (whole.test(text) ? Number(text) : undefined),
};

export const decimal: WireHalf<'decimal'> = {
  schema: ({ number }, field) =>
    number()
      .typeError(sayNumber)
      .min(field.min ?? -1e9)
      .max(field.max ?? 1e9),
  read: (text) => (text.trim() !== '' && Number.isFinite(Number(text)) ? Number(text) : undefined),
};

/** A text where a number belongs is what somebody typed and nobody could read: the sentence says why. */
function sayNumber({ path, value }: { path: string; value?: unknown }): Sentence {
  const read = readNumber(typeof value === 'string' ? value : '?', 'fr');
  return ofField(numberSentences['problem' in read ? read.problem : 'notANumber'])({ path });
}

const amount = /^-?\d{1,10}\.\d{2}$/;

/** A decimal string with two places, `"1234.50"`; never a binary float. */
export const money: WireHalf<'money'> = {
  schema: ({ string }, field) =>
    string()
      .test('amount', (value, { createError }) =>
        value == null || amount.test(value)
          ? true
          : createError({ message: ofField(amountSentences[problemOf(value)]) }),
      )
      .test('sign', ofField('values.negative'), (value) => field.signed === true || !value?.startsWith('-')),
  normalise: (value) =>
    typeof value === 'string' && /^-?\d{1,10}(\.\d)?$/.test(value.trim()) ? twoPlaces(value.trim()) : value,
  read: (text) => (amount.test(twoPlaces(text)) ? twoPlaces(text) : undefined),
};

function problemOf(value: string): AmountProblem {
  const read = readAmount(value);
  return 'problem' in read ? read.problem : 'notANumber';
}

function twoPlaces(text: string): string {
  const [units = '', cents = ''] = text.split('.');
  return cents.length > 2 ? text : `${units}.${cents.padEnd(2, '0')}`;
}

export const flag: WireHalf<'flag'> = {
  schema: ({ boolean }) => boolean(),
  read: (text) => (text === 'true' ? true : text === 'false' ? false : undefined),
};
