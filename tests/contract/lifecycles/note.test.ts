import { describe, expect, it } from 'vitest';
import { readersOf, whyNotCorrect } from '#contract/lifecycles/note';

const written = Date.parse('2026-11-20T15:00:00Z');
const note = { senderId: 'u-1', createdAt: '2026-11-20T15:00:00Z', readBy: [] };
const minutes = (count: number) => written + count * 60_000;

describe('correcting a note', () => {
  it('is done within a quarter of an hour', () => {
    expect(whyNotCorrect(note, minutes(14))).toBeUndefined();
    expect(whyNotCorrect(note, minutes(15))).toBe('TOO_OLD');
  });

  it('ends where somebody else has read it; that the sender saw it is no reading', () => {
    expect(whyNotCorrect({ ...note, readBy: [{ userId: 'u-1' }] }, minutes(1))).toBeUndefined();
    expect(whyNotCorrect({ ...note, readBy: [{ userId: 'u-2' }] }, minutes(1))).toBe('READ');
    expect(readersOf({ ...note, readBy: [{ userId: 'u-1' }, { userId: 'u-2' }] })).toEqual([
      { userId: 'u-2' },
    ]);
  });
});
