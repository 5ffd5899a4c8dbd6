import { describe, expect, it } from 'vitest';
import { readDay, readWallClock } from '../../../src/web/kinds/inputs/read-time';

const today = '2026-11-22';

describe('a day', () => {
  it.each([
    ['2026-11-20', '2026-11-20'],
    ['20261120', '2026-11-20'],
    ['20 Nov 2026', '2026-11-20'],
    ['20 nov. 2026', '2026-11-20'],
    ['November 20, 2026', '2026-11-20'],
    ['20 nov', '2026-11-20'],
    ['1er août 2026', '2026-08-01'],
    ['3 juill. 2026', '2026-07-03'],
    ['3 juin 2026', '2026-06-03'],
    ['3 Jul 2026', '2026-07-03'],
    ['3 Jun 2026', '2026-06-03'],
    ['15 déc. 2026', '2026-12-15'],
    ['15 February 2027', '2027-02-15'],
    ['25/12/2026', '2026-12-25'],
    ['12/25/2026', '2026-12-25'],
    ['5-5-2026', '2026-05-05'],
    ['2026/1/5', '2026-01-05'],
  ])('%s is %s', (typed, day) => {
    expect(readDay(typed, today)).toBe(day);
  });

  it.each(['03/04/2026', '31 Feb 2026', '20', 'soon', '', '20 Nov 26 9', '45 Nov 2026', '2026-13-01'])(
    'is not guessed from %s',
    (typed) => {
      expect(readDay(typed, today)).toBeUndefined();
    },
  );
});

describe('a day and a time', () => {
  it.each([
    ['20 Nov 2026, 10:00', '2026-11-20T10:00'],
    ['20 nov. 2026, 10 h 30', '2026-11-20T10:30'],
    ['20 nov. 2026 9h', '2026-11-20T09:00'],
    ['2026-11-20T15:45', '2026-11-20T15:45'],
    ['2026-11-20 7:05', '2026-11-20T07:05'],
  ])('%s is %s', (typed, wall) => {
    expect(readWallClock(typed, today)).toBe(wall);
  });

  it.each(['20 Nov 2026', '20 Nov 2026, 25:00', '10:00'])('is not guessed from %s', (typed) => {
    expect(readWallClock(typed, today)).toBeUndefined();
  });
});
