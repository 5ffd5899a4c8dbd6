import { describe, expect, it } from 'vitest';
import { isCorrectable, readersOf } from '#contract/lifecycles/note';

const written = Date.parse('2026-11-20T15:00:00Z');
const note = { senderId: 'u-1', createdAt: '2026-11-20T15:00:00Z', readBy: [] };
const minutes = (count: number) => written + count * 60_000;

describe('correcting a note', () => {
  it('is for its sender, within a quarter of an hour', () => {
    expect(isCorrectable(note, 'u-1', minutes(14))).toBe(true);
    expect(isCorrectable(note, 'u-1', minutes(15))).toBe(false);
    expect(isCorrectable(note, 'u-2', minutes(1))).toBe(false);
  });

  it('ends where somebody else has read it; that the sender saw it is no reading', () => {
    expect(isCorrectable({ ...note, readBy: [{ userId: 'u-1' }] }, 'u-1', minutes(1))).toBe(true);
    expect(isCorrectable({ ...note, readBy: [{ userId: 'u-2' }] }, 'u-1', minutes(1))).toBe(false);
    expect(readersOf({ ...note, readBy: [{ userId: 'u-1' }, { userId: 'u-2' }] })).toEqual([
      { userId: 'u-2' },
    ]);
  });
});
