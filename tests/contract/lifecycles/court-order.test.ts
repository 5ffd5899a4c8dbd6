import { expect, it } from 'vitest';
import { doesPermit, endedBy, standingOrders } from '#contract/lifecycles/court-order';

const order = (courtFileNumber: string, orderDate: string) => ({ courtFileNumber, orderDate });
const [first, second, other] = [
  order('S-261044', '2026-11-02'),
  order('s 261044', '2026-11-09'),
  order('S-261045', '2026-10-01'),
];
const sameDay = order('S 261 044', '2026-11-09');

it('of each court file the order of the latest day stands, in whichever turn they came in', () => {
  expect(standingOrders([first, other, second])).toEqual([second, other]);
  expect(standingOrders([second, other, first])).toEqual([second, other]);
  expect([endedBy(first, [second, first]), endedBy(second, [second, first])]).toEqual([second, undefined]);
  expect(endedBy(other, [first, other, second])).toBeUndefined();
});

it('of two of one day the one that came in last stands', () => {
  expect(standingOrders([second, sameDay])).toEqual([sameDay]);
  expect(standingOrders([sameDay, second])).toEqual([second]);
});

it.each([
  [['seizure'], undefined, true],
  [['seizure'], 'disposal', false],
  [['entry', 'disposal'], 'disposal', true],
  [['none'], undefined, false],
  [[], undefined, false],
] as const)('an order of %j, asked for %s, permits: %s', (orderPermits, permission, does) => {
  expect(doesPermit({ orderPermits: [...orderPermits] }, permission)).toBe(does);
});
