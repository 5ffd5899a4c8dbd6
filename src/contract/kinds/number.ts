import { boolean, number, string } from 'yup';
import type { WireHalf } from './kind';

const whole = /^-?\d{1,15}$/;

export const integer: WireHalf<'integer'> = {
  schema: (field) =>
    number()
      .integer()
      .min(field.min ?? Number.MIN_SAFE_INTEGER)
      .max(field.max ?? 2_147_483_647),
  read: (text) => (whole.test(text) ? Number(text) : undefined),
};

export const decimal: WireHalf<'decimal'> = {
  schema: (field) =>
    number()
      .min(field.min ?? -1e9)
      .max(field.max ?? 1e9),
  read: (text) => (text.trim() !== '' && Number.isFinite(Number(text)) ? Number(text) : undefined),
};

const amount = /^-?\d{1,10}\.\d{2}$/;

/** A decimal string with two places, `"1234.50"`; never a binary float. */
export const money: WireHalf<'money'> = {
  schema: (field) =>
    string()
      .matches(amount, '${path} must be an amount such as 1234.50')
      .test(
        'sign',
        '${path} must not be negative',
        (value) => field.signed === true || !value?.startsWith('-'),
      ),
  normalise: (value) =>
    typeof value === 'string' && /^-?\d{1,10}(\.\d)?$/.test(value.trim()) ? twoPlaces(value.trim()) : value,
  read: (text) => (amount.test(twoPlaces(text)) ? twoPlaces(text) : undefined),
};

function twoPlaces(text: string): string {
  const [units = '', cents = ''] = text.split('.');
  return cents.length > 2 ? text : `${units}.${cents.padEnd(2, '0')}`;
}

export const flag: WireHalf<'flag'> = {
  schema: () => boolean(),
  read: (text) => (text === 'true' ? true : text === 'false' ? false : undefined),
};
