import { describe, expect, it } from 'vitest';
import { isBusinessDay, isWorkingDay } from '#contract/clocks/business-day';
import { recalculatedFile } from '#contract/clocks/file-clocks';
import { enforcementRules } from '#contract/reference/enforcement-rules';
import { todayIn } from '#contract/placement/province-time';
import type { Recorded } from '#contract/resources/index';
import { calendarOf } from '#server/seed/demo-bundle';
import type { Bundle } from '#server/seed/demo-bundle';
import { makeFile } from '#server/seed/demo-file';
import { planFile } from '#server/seed/demo-plan';

const calendar = calendarOf(new Date('2026-11-20T15:00:00Z'));

const all: readonly Bundle[] = Array.from({ length: 2000 }, (_, index) =>
  makeFile(planFile(index + 1, calendar), `D-${index}`, calendar, 0),
);

describe('the clocks of the demo files', () => {
  it('are those that the host works out', () => {
    for (const { file, parties } of all) {
      const whole = { isFarmer: false, isInsolventBusiness: false, ...file } as Recorded<'file'>;
      const { notice, priorNotice, nextDeadline, deadlines } = recalculatedFile(
        whole,
        parties as never,
        enforcementRules,
        calendar.today,
      );
      expect({ notice, priorNotice, nextDeadline, deadlines }).toEqual({
        ...{ notice: file.notice ?? null, priorNotice: file.priorNotice ?? null },
        ...{ nextDeadline: file.nextDeadline, deadlines: file.deadlines },
      });
    }
  });

  it('run from services on working days, none before the file was placed', () => {
    const bad = all.flatMap(({ file }) =>
      (file.services ?? [])
        .filter(
          ({ servedDate, noticeKind }) =>
            // Who seizes serves on the spot, on whatever day people work.
            !(noticeKind === 'seizure' ? isWorkingDay : isBusinessDay)(file.state ?? 'ON', servedDate) ||
            servedDate < todayIn(file.state ?? 'ON', new Date(file.assignmentDate ?? '')),
        )
        .map(({ servedDate }) => [file.ref, servedDate, file.assignmentDate, file.status]),
    );
    expect(bad).toEqual([]);
  });

  it('are over where a file has gone past them', () => {
    const past = all.filter(({ file }) =>
      ['notice_expired', 'at_auction', 'listed', 'sold'].includes(String(file.status)),
    );
    const early = past.flatMap(({ file }) =>
      file.state !== 'QC' &&
      String(file.notice?.earliestSaleDate ?? '9') > String(file.statusSince).slice(0, 10)
        ? [
            [
              file.ref,
              file.state,
              file.status,
              file.notice?.noticeServedDate,
              file.notice?.earliestSaleDate,
              file.statusSince,
            ],
          ]
        : [],
    );
    expect(early).toEqual([]);
    expect(past.length).toBeGreaterThan(30);
  });
});
