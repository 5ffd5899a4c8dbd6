import { describe, expect, test } from 'vitest';
import fc from 'fast-check';
import { schemaOf } from '#contract/kinds/schema';
import { amountOf } from '#contract/money/cents';
import { readAmount } from '#contract/money/read-amount';
import { readNumber } from '#contract/money/read-number';
import { formatMoney } from '#contract/written';
import { sentenceOf } from '#contract/shapes';
import type { ValidationError } from 'yup';
import { plainly } from '../../support/plainly';

const both = ['en', 'fr'] as const;

describe('an amount', () => {
  test.each([
    ['1 250,00', '1250.00'],
    ['1.250,00', '1250.00'],
    ['1,250.00', '1250.00'],
    ['1250,5', '1250.50'],
    ['1250.5', '1250.50'],
    ['$1,250.00', '1250.00'],
    ['1 250,00 $', '1250.00'],
    ['1\u00a0250,00\u00a0$', '1250.00'],
    ['1\u202f250,00\u202f$', '1250.00'],
    ['1 250', '1250.00'],
    ['1250', '1250.00'],
    ['1250.', '1250.00'],
    ['1,250,000', '1250000.00'],
    ['1.250.000', '1250000.00'],
    ['1 250 000,25', '1250000.25'],
    ['0.125000', undefined],
    ['0,50', '0.50'],
    ['.5', '0.50'],
    ['0.500', '0.50'],
    ['1,250.000', '1250.00'],
    ['007', '7.00'],
    ['−$5.00', '-5.00'],
    ['-5,00 $', '-5.00'],
    ['-0.00', '0.00'],
  ])('%s is read alike in both languages', (typed, value) => {
    for (const locale of both)
      expect(readAmount(typed, locale)).toEqual(
        value === undefined ? { problem: 'finerThanCents' } : { value },
      );
  });

  test('with one mark before three figures is read where the language makes it plain, and else refused', () => {
    expect(readAmount('1,250', 'en')).toEqual({ value: '1250.00' });
    expect(readAmount('1.250', 'en')).toEqual({ problem: 'ambiguous' });
    expect(readAmount('1,250', 'fr')).toEqual({ problem: 'ambiguous' });
    expect(readAmount('1.250', 'fr')).toEqual({ problem: 'ambiguous' });
    for (const typed of ['1,250', '1.250']) expect(readAmount(typed)).toEqual({ problem: 'ambiguous' });
  });

  test.each(['12,34,5', '1.2.3', '1 25 0', '1,25,000', 'about 5', '$', '5 $ $', '--5', '1,250 000', '.'])(
    '%s is none',
    (typed) => {
      for (const locale of both) expect(readAmount(typed, locale)).toEqual({ problem: 'notANumber' });
    },
  );

  test('that no column holds is refused, and nothing typed is nothing', () => {
    expect(readAmount('12345678901', 'en')).toEqual({ problem: 'tooLarge' });
    expect(readAmount('1234.567', 'en')).toEqual({ problem: 'finerThanCents' });
    expect(readAmount('  ', 'en')).toEqual({ value: null });
  });

  test('that is written in a language reads back', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -999_999_999_999, max: 999_999_999_999 }),
        fc.constantFrom(...both),
        (cents, locale) => {
          const amount = amountOf(cents);
          expect(readAmount(formatMoney(amount, locale), locale)).toEqual({ value: amount });
          expect(readAmount(amount, locale)).toEqual({ value: amount });
        },
      ),
    );
  });

  test('is never another than the figures that were typed', () => {
    const typed = fc
      .array(fc.constantFrom(...'0123456789., \u00a0\u202f$-'), { minLength: 1, maxLength: 14 })
      .map((marks) => marks.join(''));
    fc.assert(
      fc.property(typed, fc.constantFrom('en', 'fr', undefined), (text, locale) => {
        const read = readAmount(text, locale);
        if (!('value' in read) || read.value === null) return;
        const figures = text.replace(/\D/g, '').replace(/^0+/, '');
        expect(read.value).toMatch(/^-?\d{1,10}\.\d{2}$/);
        const kept = read.value.replace(/\D/g, '').replace(/^0+/, '');
        const [shorter, longer] = figures.length < kept.length ? [figures, kept] : [kept, figures];
        expect(longer).toMatch(new RegExp(`^${shorter}0*$`));
      }),
    );
  });

  test('that could not be read is refused by its field with the sentence that says why', () => {
    const said = (value: string): string => {
      try {
        schemaOf({ kind: 'money' }).validateSync(value, { strict: true });
        return '';
      } catch (error) {
        return plainly(sentenceOf(error as ValidationError));
      }
    };
    expect(said('1250.00')).toBe('');
    expect(said('1.250')).toBe('this can be read two ways: write the cents too, as in 1250.00');
    expect(said('1234.567')).toBe('this must not be finer than a cent');
    expect(said('12345678901.00')).toBe('this must have at most 10 figures before the cents');
    expect(said('about 5')).toBe('this must be an amount such as 1234.50');
  });
});

describe('a number that is no money', () => {
  test('has the marks of its language', () => {
    expect(readNumber('9.975', 'en')).toEqual({ value: 9.975 });
    expect(readNumber('9,975', 'fr')).toEqual({ value: 9.975 });
    expect(readNumber('1,250', 'en')).toEqual({ value: 1250 });
    expect(readNumber('1 250', 'fr')).toEqual({ value: 1250 });
    expect(readNumber('2,5', 'en')).toEqual({ value: 2.5 });
    expect(readNumber('2.5', 'fr')).toEqual({ value: 2.5 });
    expect(readNumber('1 250,75', 'en')).toEqual({ value: 1250.75 });
    expect(readNumber('0.125', 'fr')).toEqual({ value: 0.125 });
    expect(readNumber('', 'fr')).toEqual({ value: null });
  });

  test('is refused where it could be two', () => {
    expect(readNumber('9.975', 'fr')).toEqual({ problem: 'ambiguous' });
    expect(readNumber('1,250')).toEqual({ problem: 'ambiguous' });
    expect(readNumber('1.250')).toEqual({ value: 1.25 });
    expect(readNumber('many', 'en')).toEqual({ problem: 'notANumber' });
    expect(readNumber('$5', 'en')).toEqual({ problem: 'notANumber' });
    expect(readNumber('1234567890123456', 'en')).toEqual({ problem: 'tooLarge' });
  });
});
