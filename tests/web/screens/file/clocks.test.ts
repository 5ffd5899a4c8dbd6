import { beforeAll, describe, expect, it } from 'vitest';
import type { Words } from '../../../../src/web/i18n/words';
import { clocksOf } from '../../../../src/web/screens/file/clocks';
import { clockWords } from '../../../../src/web/screens/file/next/clock-words';
import { wordsIn } from '../../speaking';

let english: Words;
beforeAll(async () => {
  english = await wordsIn('en');
});
const now = Date.parse('2026-11-20T21:00:00Z');
const said = (file: Parameters<typeof clocksOf>[0]) =>
  clocksOf(file, now, '2026-11-20').map((clock) => [
    clock.name,
    clock.state,
    clock.share,
    clockWords(clock, english),
  ]);

describe('the clocks of a file', () => {
  const due = { statusSince: '2026-11-20T15:00:00Z', statusDue: '2026-11-20T19:00:00Z' };

  it('say that a deadline is late once it has passed', () => {
    expect(said(due)).toEqual([['statusDue', 'passed', 1, '2 hours late']]);
  });

  it('let a debtor object on the last day still, and no more on the next', () => {
    const seized = (objectionDeadline: string) =>
      said({ stage: 'secured', notice: { objectionDeadline } } as never).map(([, state, , words]) => [
        state,
        words,
      ]);
    expect([seized('2026-11-20'), seized('2026-11-19')]).toEqual([
      [['soon', 'Today']],
      [['passed', 'Over since 19 Nov 2026']],
    ]);
  });

  it('say that the deadline of a held file is paused, also after its time, and stand where they stood', () => {
    expect(said({ ...due, hold: true, heldSince: '2026-11-20T16:00:00Z', holdUntil: '2026-11-20' })).toEqual([
      ['holdUntil', 'soon', null, 'Today'],
      ['statusDue', 'paused', 0.25, 'Paused while on hold'],
    ]);
  });
});
