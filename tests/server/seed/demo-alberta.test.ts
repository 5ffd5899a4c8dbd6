import { expect, test } from 'vitest';
import { todayIn } from '#contract/placement/province-time';
import { demoFiles, wrongOnes } from '../../support/demo-bundles';

test('whoever lost a unit in Alberta was given the notice of its seizure on that day, so that they could object', () => {
  let seized = 0;
  const wrong = wrongOnes(({ file }) => {
    const { onHookAt, recoveryType } = file.recovery ?? {};
    const served = (file.services ?? []).filter(({ noticeKind }) => noticeKind === 'seizure');
    if (file.state !== 'AB' || !onHookAt || recoveryType !== 'involuntary')
      return { 'seized elsewhere': served.length === 0 };
    seized += 1;
    const on = todayIn('AB', new Date(onHookAt));
    return {
      [`seized on ${on}, served on ${served.map(({ servedDate }) => servedDate).join(', ')}`]:
        served.length > 0 &&
        (file.tags?.includes('objection') || served.every(({ at }) => at === onHookAt)) &&
        (file.tags?.includes('objection') || served.every(({ servedDate }) => servedDate === on)),
    };
  });
  expect(wrong).toEqual([]);
  expect(seized).toBeGreaterThan(60);
  expect(demoFiles.some(({ file }) => file.notice?.objectionDeadline != null)).toBe(true);
});
