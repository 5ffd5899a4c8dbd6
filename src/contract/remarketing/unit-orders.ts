import type { UnitFact } from './unit';

/** The orders in which units are listed: those that are documented, then each other fact of a unit that has an order. */
export const unitSorts = [
  'daysInRemarketing',
  'saleDate',
  'reservePrice',
  'cbbAverage',
  'noSaleCount',
  'ref',
  'clientName',
  'statusName',
  'auctionName',
  'auctionStockNumber',
  'runNumber',
  'runCount',
  'securedDate',
  'earliestSaleDate',
  'mileageInKms',
  'conditionGrade',
  'appraisalValue',
  'appraisalDate',
  'floorPrice',
  'reserveStatus',
  'reconEstimate',
  'reconApproved',
  'reconStatus',
  'lastBid',
  'salePrice',
  'salePercentOfCbb',
  'net',
  'netPercentOfCbb',
  'purchaserName',
  'proceedsStatus',
  'ownershipStatus',
  'lienStatus',
  'saleChannel',
  'lightCode',
  'offerStatus',
  'announcements',
  'keysStatus',
  'drivable',
  'state',
] as const satisfies readonly UnitFact[];
export type UnitSort = (typeof unitSorts)[number];

/** The same as they are asked for: `-` before what descends. */
export const unitOrders = unitSorts.flatMap((name) => [name, `-${name}`] as const);
