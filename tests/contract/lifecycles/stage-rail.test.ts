import { describe, expect, it } from 'vitest';
import type { TravelledFile } from '#contract/lifecycles/stage-rail';
import { stageRail } from '#contract/lifecycles/stage-rail';

const way = (file: TravelledFile) =>
  Object.fromEntries(stageRail(file).map(({ name, standing }) => [name, standing]));

describe('the stages of a file', () => {
  it('were gone through or not as its history says', () => {
    expect(way({ stage: 'secured', stagesPassed: ['intake', 'field_recovery', 'secured'] })).toEqual({
      intake: 'passed',
      skip_trace: 'skipped',
      field_recovery: 'passed',
      secured: 'now',
      notice_period: 'ahead',
      remarketing: 'ahead',
      settlement: 'ahead',
      close_out: 'ahead',
    });
  });

  it('are not said to be skipped where the history is not known', () => {
    for (const stagesPassed of [null, undefined])
      expect(Object.values(way({ stage: 'close_out', stagesPassed }))).not.toContain('skipped');
  });

  it('show the legal one only to a file that is or was there', () => {
    expect(way({ stage: 'secured', stagesPassed: ['intake', 'secured'] })).not.toHaveProperty('legal');
    expect(way({ stage: 'secured', stagesPassed: ['intake', 'legal', 'secured'] }).legal).toBe('passed');
  });

  it('lie ahead of a file in legal from where it left the road', () => {
    expect(
      way({ stage: 'legal', previousStatus: 'on_hook', stagesPassed: ['intake', 'secured', 'legal'] }),
    ).toMatchObject({
      intake: 'passed',
      skip_trace: 'skipped',
      secured: 'passed',
      legal: 'now',
      settlement: 'ahead',
    });
  });
});
