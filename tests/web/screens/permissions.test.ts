import { expect, it } from 'vitest';
import { extentIn, withRight } from '../../../src/web/screens/role/permissions';

const before = [
  { resource: 'file', actions: ['list', 'edit'], limited: ['edit'] },
  { resource: 'note', actions: ['list'] },
];

it('tells a right within limits from a full one', () => {
  expect(extentIn(before, 'file', 'list')).toBe('full');
  expect(extentIn(before, 'file', 'edit')).toBe('limited');
  expect(extentIn(before, 'file', 'delete')).toBe('none');
  expect(extentIn(before, 'user', 'list')).toBe('none');
});

it('gives one right in full, takes one away, and leaves the others alone', () => {
  expect(withRight(before, 'file', 'edit', true)).toEqual([
    { resource: 'file', actions: ['list', 'edit'] },
    before[1],
  ]);
  expect(withRight(before, 'note', 'list', false)).toEqual([before[0]]);
  expect(withRight(before, 'user', 'list', true)).toEqual([
    ...before,
    { resource: 'user', actions: ['list'] },
  ]);
  expect(withRight(before, 'user', 'list', false)).toEqual(before);
});
