import { expect, it } from 'vitest';
import { whyNotPart } from '#contract/roles/part-of-file';

it.each([
  [['list', 'work'], false, false, undefined],
  [['list'], false, false, 'FORBIDDEN'],
  [undefined, false, true, 'FORBIDDEN'],
  [['work'], true, false, 'FILE_CLOSED'],
  [['work'], true, true, undefined],
  [['list'], true, true, 'FORBIDDEN'],
])(
  'a part of a file that says %j, closed: %s, and that outlasts it: %s, is refused with %s',
  (may, closed, outlasts, why) => {
    expect(whyNotPart({ may, closed }, outlasts)).toBe(why);
  },
);
