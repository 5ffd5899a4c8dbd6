import { sql } from 'kysely';
import { factsBetween } from '#contract/remarketing/unit';
import type { UnitFact } from '#contract/remarketing/unit';
import { sideOf } from '#contract/roles/sides';
import type { Sql } from '../database/tables';
import { isWithin, masksFor } from '../records/hidden-fields';
import type { Caller } from '../request/caller';
import { handledBy, isPartner } from '../rules/handled-files';

/** Whether a caller is told what is between a client and the agency: the reserve, the buyer, what is put in order. */
export function seesAuction(caller: Caller): Sql {
  if (isVendor(caller)) return sql`false`;
  return isPartner(caller) ? handledBy(caller, 'f') : sql`true`;
}

/** The auction of a unit, which others who work on the file do not hear of. */
export const auctionOf = (caller: Caller): Sql =>
  sql`case when ${seesAuction(caller)} or u."auctionId" = any(${caller.tree}::uuid[]) then u."auctionId" end`;

/** Whether a caller is told a fact of no unit at all, by their side or by what is masked for them of every file. */
export function isUntold(caller: Caller, fact: UnitFact): boolean {
  const between: readonly UnitFact[] = factsBetween;
  return (isVendor(caller) && between.includes(fact)) || isMasked(caller, madeOf[fact] ?? []);
}

/** What of a file a figure of its sale is worked out of: whoever is not shown that learns nothing of the figure. */
const madeOf: { readonly [F in UnitFact]?: readonly string[] } = {
  net: ['remarketing.salePrice', 'balanceAmount'],
  netPercentOfCbb: ['remarketing.salePrice', 'balanceAmount', 'remarketing.cbbAverage'],
  cbbAverage: ['remarketing.cbbAverage'],
  cbbSource: ['remarketing.cbbSource'],
  salePercentOfCbb: ['remarketing.salePrice', 'remarketing.cbbAverage'],
  reservePrice: ['remarketing.reservePrice'],
  floorPrice: ['remarketing.floorPrice'],
};

const isVendor = ({ activityType }: Caller): boolean => sideOf(activityType) === 'vendor';

const isMasked = (caller: Caller, fields: readonly string[]): boolean =>
  fields.some((field) => [...masksFor(caller, 'file').keys()].some((path) => isWithin(field, path)));
