import { describe, expect, it } from 'vitest';
import { statuses } from '#contract/lifecycles/file-statuses';
import type { StatusName } from '#contract/lifecycles/status-row';
import { moverOf } from '#contract/lifecycles/who-moves';

const now = Date.parse('2026-11-20T15:00:00Z');
const file = (status: StatusName, statusDue: string | null, hold = false) =>
  moverOf({ status, state: 'ON', statusDue, hold }, now);
const before = '2026-11-20T14:59:00Z';
const after = '2026-11-20T15:01:00Z';

describe('who moves next', () => {
  it('is whom the status waits for while its clock runs', () => {
    expect(file('skip_client_input', after)).toBe('client');
    expect(file('vendor_assigned', after)).toBe('vendor');
    expect(file('court_filed', after)).toBe('court');
    expect(file('accepted', after)).toBe('agency');
    expect(file('skip_client_input', null)).toBe('client');
  });

  it('is the agency once the clock of a wait has ended', () => {
    for (const status of ['skip_client_input', 'vendor_assigned', 'court_filed', 'conditional_bid'] as const)
      expect(file(status, before), status).toBe('agency');
    for (const { name, category } of statuses)
      if (category === 'waiting') expect(file(name, before), name).toBe('agency');
  });

  it('is whoever works on it even when late', () => {
    expect(file('attempting', before)).toBe('vendor');
    expect(file('skip_in_progress', before)).toBe('vendor');
  });

  it('is the agency from the day on that a period names, where the file is', () => {
    const endOfDay = '2026-11-21T04:59:59Z';
    expect(file('notice_sent', endOfDay)).toBe('agency');
    expect(file('prior_notice_running', '2026-11-22T04:59:59Z')).toBe('time');
    expect(
      moverOf(
        { status: 'notice_sent', state: 'ON', statusDue: endOfDay },
        Date.parse('2026-11-20T04:30:00Z'),
      ),
    ).toBe('time');
  });

  it('stays whom the file waits for while a hold has stopped the clock, which stops none of the law', () => {
    expect(file('vendor_assigned', before, true)).toBe('vendor');
    expect(file('notice_sent', before, true)).toBe('agency');
  });

  it('is nobody once the file is over', () => {
    expect(file('closed', before)).toBe('nobody');
    expect(file('archived', before)).toBe('nobody');
  });
});
