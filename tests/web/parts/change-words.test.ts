import { beforeAll, describe, expect, it } from 'vitest';
import type { Words } from '../../../src/web/i18n/words';
import { changeWords } from '../../../src/web/parts/change-words';
import { wordsIn } from '../speaking';

const all: { en?: Words; fr?: Words } = {};
beforeAll(async () => {
  for (const locale of ['en', 'fr'] as const) all[locale] = await wordsIn(locale);
});

type Kept = Parameters<typeof changeWords>[1];

const told = (entity: string, change: Kept, locale: 'en' | 'fr' = 'en') =>
  changeWords(entity, change, all[locale] as Words, 'America/Toronto').map(({ label, before, after }) => [
    label,
    before,
    after,
  ]);

describe('a change of a record in words', () => {
  it('tells what a request was answered with field by field, in either language', () => {
    const answered = {
      field: 'answer',
      before: null,
      after: { amount: '14250.00', goodUntil: '2026-12-11' },
    };
    expect(told('request', answered)).toEqual([
      ['Amount that settles the account', null, '$14,250.00'],
      ['Good until', null, '11 Dec 2026'],
    ]);
    expect(told('request', answered, 'fr').map(([label]) => label)).toEqual([
      'Montant qui règle le compte',
      'Valable jusqu’au',
    ]);
  });

  it('tells of the details of a request that was sent again those that are others', () => {
    const before = { holdReason: 'dispute', holdUntil: '2026-12-01', holdNote: 'Two weeks' };
    const after = { ...before, holdUntil: '2026-12-15' };
    expect(told('request', { field: 'payload', before, after })).toEqual([
      ['Hold until', '1 Dec 2026', '15 Dec 2026'],
    ]);
  });

  it('tells of rows that people entered which went and which came, and not how many there are', () => {
    const home = { line1: '9001 Sample Ridge Rd', city: 'Truro', state: 'NS', latitude: 45.36 };
    const work = { line1: '9002 Test Harbour Dr', city: 'Halifax', state: 'NS' };
    const moved = { ...work, line1: '9003 Test Harbour Dr' };
    expect(told('relatedParty', { field: 'addresses', before: [home, work], after: [home, moved] })).toEqual([
      [
        'Addresses',
        '9002 Test Harbour Dr, Halifax, Nova Scotia',
        '9003 Test Harbour Dr, Halifax, Nova Scotia',
      ],
    ]);
    const number = { number: '+19025550159', type: 'cell', isValid: true };
    expect(told('relatedParty', { field: 'phoneNumbers', before: [], after: [number] })).toEqual([
      ['Phone numbers', null, '(902) 555-0159, Cell, In service'],
    ]);
  });

  it('counts what the host keeps in rows', () => {
    const [one] = told('file', { field: 'services', before: [{}], after: [{}, {}] });
    expect(one?.slice(1)).toEqual(['1', '2']);
  });
});
