import { expect, it } from 'vitest';
import { allZones, canadianZones, isZone } from '#contract/placement/zones';
import { provinceZones } from '#contract/placement/province-time';

it('a time zone is known by its name, and an offset is none: who reads it may take it either way', () => {
  expect(['America/Toronto', 'Europe/Paris', 'America/Argentina/Ushuaia', 'UTC'].map(isZone)).toEqual([
    ...[true, true, true, true],
  ]);
  expect(['Toronto', 'Mars/Base', '+05:00', '-0500', '', 'America/Toronto '].map(isZone)).toEqual([
    ...[false, false, false, false, false, false],
  ]);
});

it('all zones may be chosen, each once and those of Canada first', () => {
  const zones = allZones();
  expect(zones.slice(0, canadianZones.length)).toEqual(canadianZones);
  expect(new Set(zones).size).toBe(zones.length);
  expect(zones.length).toBeGreaterThan(300);
  expect(zones).toContain('Europe/Paris');
});

it('the zone of every province is one', () => {
  expect(Object.values(provinceZones).filter((zone) => !isZone(zone))).toEqual([]);
});
