import { expect, test } from 'vitest';
import { whyNotAssignment } from '#contract/lifecycles/assignment';

test('lets the vendor answer and the agency recall or complete', () => {
  expect(whyNotAssignment('proposed', 'accepted', 'vendor')).toBeUndefined();
  expect(whyNotAssignment('proposed', 'declined', 'vendor')).toBeUndefined();
  expect(whyNotAssignment('proposed', 'recalled', 'agency')).toBeUndefined();
  expect(whyNotAssignment('accepted', 'completed', 'agency')).toBeUndefined();
  expect(whyNotAssignment('accepted', 'recalled', 'agency')).toBeUndefined();
});

test('says whose step it is not', () => {
  expect(whyNotAssignment('proposed', 'accepted', 'agency')).toBe('NOT_YOURS');
  expect(whyNotAssignment('accepted', 'recalled', 'vendor')).toBe('NOT_YOURS');
});

test('leaves what has ended as it ended', () => {
  for (const from of ['declined', 'completed', 'recalled'] as const)
    for (const to of ['proposed', 'accepted', 'declined', 'completed', 'recalled'] as const)
      expect(whyNotAssignment(from, to, 'agency')).toBe('NOT_NEXT');
  expect(whyNotAssignment('accepted', 'declined', 'vendor')).toBe('NOT_NEXT');
  expect(whyNotAssignment('proposed', 'completed', 'agency')).toBe('NOT_NEXT');
});
