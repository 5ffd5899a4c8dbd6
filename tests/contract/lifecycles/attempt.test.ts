import { describe, expect, it } from 'vitest';
import { fieldStatuses, roadOf, timeBandOf } from '#contract/lifecycles/attempt';
import { nextStatuses } from '#contract/lifecycles/file-status';
import { attemptOutcome } from '#contract/vocabularies/file';

describe('the road of an attempt', () => {
  it('leads, from every status of the field and with every outcome, only from one status to what may follow it', () => {
    for (const status of fieldStatuses)
      for (const outcome of attemptOutcome) {
        let from = status;
        for (const to of roadOf(status, outcome, true)) {
          expect(nextStatuses(from), `${status}, ${outcome}`).toContain(to);
          from = to;
        }
      }
  });

  it('ends where an asset was sighted only with a photo of it', () => {
    expect([roadOf('vendor_accepted', 'sighted', false), roadOf('attempting', 'sighted', false)]).toEqual([
      ['attempting'],
      [],
    ]);
    expect([roadOf('vendor_accepted', 'sighted', true), roadOf('attempting', 'sighted', true)]).toEqual([
      ['attempting', 'asset_sighted'],
      ['asset_sighted'],
    ]);
  });

  it('ends on the hook from wherever somebody is in the field', () => {
    for (const status of fieldStatuses)
      expect(roadOf(status, 'secured', false).at(-1), status).toBe('on_hook');
  });
});

describe('the time of day', () => {
  it.each([
    ['2026-07-15T05:59:00-04:00', '21-06'],
    ['2026-07-15T06:00:00-04:00', '06-09'],
    ['2026-07-15T08:59:59-04:00', '06-09'],
    ['2026-07-15T09:00:00-04:00', '09-17'],
    ['2026-07-15T17:00:00-04:00', '17-21'],
    ['2026-07-15T20:59:59-04:00', '17-21'],
    ['2026-07-15T21:00:00-04:00', '21-06'],
    ['2026-01-15T06:00:00-05:00', '06-09'],
  ])('%s in Ontario is %s', (at, band) => {
    expect(timeBandOf(new Date(at), 'ON')).toBe(band);
  });

  it('goes by the clock of the province', () => {
    const at = new Date('2026-07-15T12:30:00Z');
    expect([timeBandOf(at, 'BC'), timeBandOf(at, 'NL')]).toEqual(['21-06', '09-17']);
  });
});
