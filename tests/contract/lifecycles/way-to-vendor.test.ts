import { expect, it } from 'vitest';
import { nextStatuses } from '#contract/lifecycles/file-status';
import { statuses } from '#contract/lifecycles/file-statuses';
import { wayToVendor } from '#contract/lifecycles/way-to-vendor';

const seizure = { assignmentType: 'involuntary_repossession' } as const;

it('leads from the desk, from a trace and from a refusal to the vendor who accepted', () => {
  expect(wayToVendor({ ...seizure, status: 'new_assignment' })).toEqual([
    ...['accepted', 'ready_to_assign', 'vendor_assigned', 'vendor_accepted'],
  ]);
  expect(wayToVendor({ ...seizure, status: 'skip_located' })).toEqual(['vendor_assigned', 'vendor_accepted']);
  expect(wayToVendor({ ...seizure, status: 'vendor_declined' })).toEqual([
    ...['vendor_assigned', 'vendor_accepted'],
  ]);
});

it('leads nowhere from what waits for others, from the field on, and where a unit is given up', () => {
  for (const status of ['information_required', 'vendor_accepted', 'attempting', 'closed'] as const)
    expect(wayToVendor({ ...seizure, status })).toEqual([]);
  expect(wayToVendor({ assignmentType: 'voluntary_surrender', status: 'new_assignment' })).toEqual([]);
});

it('leads on where somebody was sent out all the same, whatever is common for the kind', () => {
  expect(wayToVendor({ assignmentType: 'voluntary_surrender', status: 'vendor_assigned' })).toEqual([
    'vendor_accepted',
  ]);
});

it('takes no step that the statuses do not know', () => {
  for (const { name } of statuses) {
    const way = [name, ...wayToVendor({ ...seizure, status: name })];
    for (const [at, to] of way.slice(1).entries())
      expect(nextStatuses(way[at] ?? name), `${way[at]} to ${to}`).toContain(to);
  }
});
