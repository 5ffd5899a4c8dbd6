import { unitAgeNames } from './ages';
import { unit } from './unit';
import type { UnitFact } from './unit';

/** A fact as it is asked for: of every unit it is there, and nobody has to ask for it. */
type Asked<N extends UnitFact> = Omit<(typeof unit)[N], 'required'>;
type Bounds<F extends UnitFact> = { readonly [N in F as `${N}From` | `${N}To`]: Asked<N> };
type Equals<F extends UnitFact> = { readonly [N in F]: Asked<N> };

/** Facts that people look for between two values, by a parameter for each end: both ends are included. */
export const boundedFacts = [
  'daysInRemarketing',
  'saleDate',
  'securedDate',
  'earliestSaleDate',
  'mileageInKms',
  'conditionGrade',
  'appraisalValue',
  'appraisalDate',
  'cbbAverage',
  'reservePrice',
  'floorPrice',
  'reconEstimate',
  'reconApproved',
  'runCount',
  'noSaleCount',
  'lastBid',
  'salePrice',
  'salePercentOfCbb',
  'net',
  'netPercentOfCbb',
] as const satisfies readonly UnitFact[];

/** Facts of which one value is looked for. */
export const chosenFacts = [
  'reserveStatus',
  'reconStatus',
  'saleChannel',
  'lightCode',
  'proceedsStatus',
  'ownershipStatus',
  'lienStatus',
  'keysStatus',
  'drivable',
  'state',
  'hold',
  'stopFlag',
  'ageingFlag',
] as const satisfies readonly UnitFact[];

/** Facts that are written freely: a part of one is enough, and of a run its beginning, which is its lane. */
export const writtenFacts = [
  'auctionStockNumber',
  'runNumber',
  'offerStatus',
  'purchaserName',
  'announcements',
] as const satisfies readonly UnitFact[];

export type BoundedFact = (typeof boundedFacts)[number];
export type ChosenFact = (typeof chosenFacts)[number];
export type WrittenFact = (typeof writtenFacts)[number];

function asked<N extends UnitFact>(name: N): Asked<N> {
  const { required: _, ...field } = unit[name] as (typeof unit)[N] & { readonly required?: true };
  return field;
}

/** What units are asked for by: the six that are documented or stand in the charts, and each fact as it is looked for. */
export const unitFilters = {
  statusId: { kind: 'key' },
  clientId: { kind: 'key' },
  auctionId: { kind: 'key' },
  ageing: { kind: 'text', oneOf: unitAgeNames },
  ...(Object.fromEntries(
    boundedFacts.flatMap((name) => [
      [`${name}From`, asked(name)],
      [`${name}To`, asked(name)],
    ]),
  ) as Bounds<BoundedFact>),
  ...(Object.fromEntries([...chosenFacts, ...writtenFacts].map((name) => [name, asked(name)])) as Equals<
    ChosenFact | WrittenFact
  >),
} as const;
