import { expect, test } from 'vitest';
import { readCell } from '#contract/placement/read-cell';

const money = { kind: 'money' } as const;

test.each([
  ['44817.89', '44817.89'],
  ['44817.9', '44817.90'],
  ['1,234.50', '1234.50'],
  ['$1,234,567', '1234567.00'],
  ['1 234,50 $', '1234.50'],
  ['0.00', '0.00'],
])('reads the amount %s', (text, value) => expect(readCell(text, money)).toEqual({ value }));

test.each([
  ['12,34,5', 'notANumber'],
  ['about 5', 'notANumber'],
  ['12,500', 'twoAmounts'],
  ['12.500', 'twoAmounts'],
  ['1.2.3', 'notANumber'],
  ['-5', 'negative'],
  ['1.005', 'twoAmounts'],
  ['1234.567', 'notInForm'],
  ['12345678901', 'notInForm'],
])('refuses the amount %s', (text, reason) => expect(readCell(text, money)).toEqual({ reason }));

test('reads a whole number with its thousands in groups, since it has no fraction', () => {
  const whole = { kind: 'integer', min: 0 } as const;
  for (const text of ['123456', '123,456', '123 456'])
    expect(readCell(text, whole)).toEqual({ value: 123456 });
  expect(readCell('123.456', whole)).toEqual({ reason: 'notWhole' });
  expect(readCell('many', whole)).toEqual({ reason: 'notANumber' });
});

test('takes a date only where it means one day', () => {
  const date = { kind: 'date' } as const;
  expect(readCell('2026-11-13', date)).toEqual({ value: '2026-11-13' });
  expect(readCell('2026/11/13', date)).toEqual({ value: '2026-11-13' });
  expect(readCell('2026-02-29', date)).toEqual({ reason: 'notADate' });
  expect(readCell('31/02/2026', date)).toEqual({ reason: 'notADate' });
  expect(readCell('03/04/2026', date)).toEqual({ reason: 'twoDays' });
});

test.each([
  ['13/11/2026', '2026-11-13'],
  ['11/13/2026', '2026-11-13'],
  ['04-04-2026', '2026-04-04'],
  ['25.3.2022', '2022-03-25'],
  ['20261113', '2026-11-13'],
  ['2026/3/5', '2026-03-05'],
  ['2026-11-13 00:00:00', '2026-11-13'],
  ['2026-11-13T00:00:00.000Z', '2026-11-13'],
  ['15 mars 2022', '2022-03-15'],
  ['1er août 1961', '1961-08-01'],
  ['13-Nov-2026', '2026-11-13'],
  ['Nov. 13, 2026', '2026-11-13'],
  ['13 novembre 2026', '2026-11-13'],
])('reads the day %s, which can be no other', (text, value) =>
  expect(readCell(text, { kind: 'date' })).toEqual({ value }),
);

test.each([
  ['1/2/2026', 'twoDays'],
  ['12-11-2026', 'twoDays'],
  ['13/13/2026', 'notADate'],
  ['12-Jun-65', 'notADate'],
  ['13/11/26', 'notADate'],
  ['30 février 2026', 'notADate'],
  ['2026-1113', 'notADate'],
  ['soon', 'notADate'],
])('guesses no day of %s', (text, reason) => expect(readCell(text, { kind: 'date' })).toEqual({ reason }));

test('understands a choice by its value and by its word in either language', () => {
  const province = { kind: 'choice', of: 'province' } as const;
  for (const text of ['QC', 'qc', 'Québec', 'quebec'])
    expect(readCell(text, province)).toEqual({ value: 'QC' });
  expect(readCell('Ontario', province)).toEqual({ value: 'ON' });
  expect(readCell('ZZ', province)).toEqual({ reason: 'unknown' });
});

test('takes a word with the apostrophe of print or of the keyboard', () => {
  const insolvency = { kind: 'choice', of: 'insolvencyStatus' } as const;
  for (const text of ['Avis d’intention', "avis d'intention"])
    expect(readCell(text, insolvency)).toEqual({ value: 'noi' });
});

test('stores a phone number in one form, however it was typed', () => {
  const phone = { kind: 'phone' } as const;
  for (const text of ['(418) 555-0147', '418.555.0147', '1 418 555 0147', '+1 418 555 0147'])
    expect(readCell(text, phone)).toEqual({ value: '+14185550147' });
  expect(readCell('555-0147', phone)).toEqual({ reason: 'notAPhone' });
});

test('takes yes and no in both languages, and nothing else', () => {
  const flag = { kind: 'flag' } as const;
  for (const text of ['Y', 'yes', 'Oui', 'TRUE', '1']) expect(readCell(text, flag)).toEqual({ value: true });
  for (const text of ['N', 'no', 'Non', 'false', '0']) expect(readCell(text, flag)).toEqual({ value: false });
  expect(readCell('maybe', flag)).toEqual({ reason: 'notYesOrNo' });
});

test('reads an empty cell as nothing', () => expect(readCell('   ', money)).toEqual({ value: null }));

test('takes a day that could be two as it is said to be written, and one that could not as what it is', () => {
  const read = (text: string, dayFirst?: boolean) => readCell(text, { kind: 'date' }, new Date(), dayFirst);
  expect(read('03/04/2026', true)).toEqual({ value: '2026-04-03' });
  expect(read('03/04/2026', false)).toEqual({ value: '2026-03-04' });
  expect(read('13/04/2026', false)).toEqual({ value: '2026-04-13' });
  expect(read('03/04/2026')).toEqual({ reason: 'twoDays' });
});
