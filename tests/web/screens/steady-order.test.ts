import { expect, it } from 'vitest';
import { inSteadyOrder } from '../../../src/web/screens/note/steady-order';

const none = new Set<string>();

it('keeps a row where it was seen, puts news first and what was loaded later last', () => {
  expect(inSteadyOrder([], ['a', 'b', 'c'], none)).toEqual(['a', 'b', 'c']);
  expect(inSteadyOrder(['a', 'b', 'c'], ['b', 'c', 'a'], none)).toEqual(['a', 'b', 'c']);
  expect(inSteadyOrder(['a', 'b', 'c'], ['new', 'b', 'c', 'a', 'more'], none)).toEqual([
    'new',
    'a',
    'b',
    'c',
    'more',
  ]);
  expect(inSteadyOrder(['a'], ['x', 'y'], none)).toEqual(['x', 'y']);
});

it('lets go what has left the list, unless it is held', () => {
  expect(inSteadyOrder(['a', 'b', 'c'], ['c', 'a'], none)).toEqual(['a', 'c']);
  expect(inSteadyOrder(['a', 'b', 'c'], ['c', 'a'], new Set(['b']))).toEqual(['a', 'b', 'c']);
});
