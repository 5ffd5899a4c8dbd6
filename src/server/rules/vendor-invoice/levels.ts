import { levelsOfExtent } from '#contract/lifecycles/vendor-invoice';
import type { RoleKey } from '#contract/roles/role-keys';
import { roleKeys } from '#contract/roles/role-keys';
import { extentOf } from '#contract/roles/seeded-roles';
import { sideOf } from '#contract/roles/sides';
import type { Extent } from '#contract/roles/special-actions';
import type { Caller } from '../../request/caller';
import { isLimited, may } from '../../request/rights';

/** How far a caller's right to approve vendors' invoices reaches. A role of the house's own with a limited right approves first. */
function reachOfCaller(caller: Caller): Extent {
  if (!may(caller, 'vendorInvoice', 'approve')) return 'no';
  if (!isLimited(caller, 'vendorInvoice', 'approve')) return 'yes';
  const seeded = (roleKeys as readonly string[]).includes(caller.roleKey);
  return seeded ? extentOf(caller.roleKey as RoleKey, 'vendorInvoice.approve') : 'level_1';
}

/** The levels at which a caller approves. */
export function levelsOf(caller: Caller): readonly number[] {
  return levelsOfExtent(reachOfCaller(caller), sideOf(caller.activityType));
}

/** Whether a caller approves the costs of a sale alone. */
export function approvesSalesOnly(caller: Caller): boolean {
  return reachOfCaller(caller) === 'level_1_sale';
}
