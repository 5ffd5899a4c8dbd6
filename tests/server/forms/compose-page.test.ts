import { expect, it } from 'vitest';
import { composePage } from '../../../src/server/forms/compose-page';

const text = [{ lead: 'These were found:', list: 'items' }] as const;
const missing = [{ field: 'items', told: true }];

it('a list that is still to be told has lines to write on', () => {
  const [lead, list] = composePage(text, { values: { items: null }, missing });
  expect(lead).toEqual({ text: 'These were found:' });
  expect(list).toEqual({ list: Array(8).fill('_'.repeat(64)) });
});

it('a list that is told stands as it is, and one that nobody has to tell is left out', () => {
  expect(composePage(text, { values: { items: ['A child seat'] }, missing: [] })).toEqual([
    { text: 'These were found:' },
    { list: ['A child seat'] },
  ]);
  expect(composePage(text, { values: { items: null }, missing: [] })).toEqual([]);
});
