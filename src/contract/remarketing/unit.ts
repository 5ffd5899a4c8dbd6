import { count, flag, id, said } from '../commands/usual-answers';

const text = { kind: 'text' } as const;
const money = { kind: 'money' } as const;
const date = { kind: 'date' } as const;
const integer = { kind: 'integer' } as const;
const decimal = { kind: 'decimal' } as const;
const key = { kind: 'key' } as const;

/**
 * A unit that is for sale or whose sale is being settled. Reserve and floor are the client's and the agency's, what is put in order as
 * well. `daysInRemarketing`: whole days since it came to be sold. `salePercentOfCbb`: the price in percent of what the book says, and `cbbSource` who told it;
 * `net`: what is left of it after what is billed to the client, `netPercentOfCbb` in percent of the same.
 * `stopFlag`: a stay of proceedings. `ageingFlag`: it is for sale for too long, or was not sold too often. `reconEstimate`, `reconApproved`:
 * of all its repairs that stand; `reconStatus`: of the latest.
 */
export const unit = {
  fileId: id,
  ref: said,
  clientId: id,
  clientName: said,
  assetSummary: text,
  vin: text,
  state: { kind: 'choice', of: 'province', required: true },
  statusId: id,
  statusName: { kind: 'choice', of: 'statusName', required: true },
  auctionId: key,
  auctionName: text,
  auctionStockNumber: text,
  location: text,
  securedDate: date,
  noticeExpiryDate: date,
  earliestSaleDate: date,
  daysInRemarketing: count,
  daysSinceSecured: integer,
  mileageInKms: integer,
  conditionGrade: decimal,
  keysStatus: { kind: 'choice', of: 'keysStatus' },
  drivable: { kind: 'choice', of: 'drivable' },
  appraisalValue: money,
  appraisalDate: date,
  cbbAverage: money,
  cbbSource: { kind: 'choice', of: 'valueSource' },
  reservePrice: money,
  floorPrice: money,
  reserveStatus: { kind: 'choice', of: 'reserveStatus' },
  reconEstimate: money,
  reconApproved: money,
  reconStatus: { kind: 'choice', of: 'reconStatus' },
  saleDate: date,
  saleChannel: { kind: 'choice', of: 'saleChannel' },
  runNumber: text,
  runCount: integer,
  noSaleCount: integer,
  lastBid: money,
  offerStatus: text,
  salePrice: money,
  salePercentOfCbb: decimal,
  net: { kind: 'money', signed: true },
  netPercentOfCbb: decimal,
  purchaserName: text,
  proceedsStatus: { kind: 'choice', of: 'proceedsStatus' },
  ownershipStatus: { kind: 'choice', of: 'ownershipStatus' },
  lienStatus: { kind: 'choice', of: 'lienStatus' },
  announcements: text,
  lightCode: { kind: 'choice', of: 'lightCode' },
  hold: flag,
  stopFlag: flag,
  ageingFlag: flag,
} as const;

export type UnitFact = keyof typeof unit;

/** What is between a client and the agency, of which a vendor is told nothing of any unit: neither shown, nor found, nor ordered by it. */
export const factsBetween = [
  'cbbAverage',
  'cbbSource',
  'reservePrice',
  'floorPrice',
  'reconEstimate',
  'reconApproved',
  'reconStatus',
  'salePercentOfCbb',
  'net',
  'netPercentOfCbb',
  'purchaserName',
] as const satisfies readonly UnitFact[];
