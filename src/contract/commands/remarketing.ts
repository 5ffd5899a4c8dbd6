import { unitAgeNames, unitOrders } from '../remarketing/ages';
import { calls } from './calls';
import { command } from './command';
import { count, flag, id, maybe, paged, said } from './usual-answers';

const text = { kind: 'text' } as const;
const money = { kind: 'money' } as const;
const date = { kind: 'date' } as const;
const key = { kind: 'key' } as const;

/**
 * A unit that is for sale or whose sale is being settled. Reserve and floor are the client's and the agency's, what is put in order as
 * well. `daysInRemarketing`: whole days since it came to be sold. `salePercentOfCbb`: the price in percent of what Black Book says;
 * `net`: what is left of it after what is billed to the client, `netPercentOfCbb` in percent of the same.
 * `stopFlag`: a stay of proceedings. `reconEstimate`, `reconApproved`: of all its repairs that stand; `reconStatus`: of the latest.
 */
const unit = {
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
  daysSinceSecured: { kind: 'integer' },
  mileageInKms: { kind: 'integer' },
  conditionGrade: { kind: 'decimal' },
  keysStatus: { kind: 'choice', of: 'keysStatus' },
  drivable: { kind: 'choice', of: 'drivable' },
  appraisalValue: money,
  appraisalDate: date,
  cbbAverage: money,
  reservePrice: money,
  floorPrice: money,
  reserveStatus: { kind: 'choice', of: 'reserveStatus' },
  reconEstimate: money,
  reconApproved: money,
  reconStatus: { kind: 'choice', of: 'reconStatus' },
  saleDate: date,
  saleChannel: { kind: 'choice', of: 'saleChannel' },
  runNumber: text,
  runCount: { kind: 'integer' },
  noSaleCount: { kind: 'integer' },
  lastBid: money,
  offerStatus: text,
  salePrice: money,
  salePercentOfCbb: { kind: 'decimal' },
  net: { kind: 'money', signed: true },
  netPercentOfCbb: { kind: 'decimal' },
  purchaserName: text,
  proceedsStatus: { kind: 'choice', of: 'proceedsStatus' },
  ownershipStatus: { kind: 'choice', of: 'ownershipStatus' },
  lienStatus: { kind: 'choice', of: 'lienStatus' },
  announcements: text,
  lightCode: { kind: 'choice', of: 'lightCode' },
  hold: flag,
  stopFlag: flag,
} as const;

/**
 * Of the closed files of a client: `daysToSale` from seizure to sale on average, `net` of the prices what is left after what was billed,
 * `book` what Black Book said of the same units.
 */
const outcome = {
  clientId: id,
  clientName: said,
  closed: count,
  secured: count,
  sold: count,
  daysToSale: { kind: 'integer' },
  net: { kind: 'money', signed: true },
  book: money,
} as const;

/** What people see of all that is for sale. */
export const remarketingCommands = {
  listRemarketingDashboard: command({
    call: calls.listRemarketingDashboard,
    right: 'remarketingDashboard.list',
    purpose:
      'Lists the units that are for sale or being settled, with what they come to and, when asked, how many there are of each kind.',
    query: {
      page: { kind: 'integer', min: 1, max: 10_000, required: true, default: 1 },
      size: { kind: 'integer', min: 1, max: 500, required: true, default: 25 },
      statusId: key,
      clientId: key,
      auctionId: key,
      ageing: { kind: 'text', oneOf: unitAgeNames },
      saleDateFrom: date,
      saleDateTo: date,
      sortBy: { kind: 'text', oneOf: unitOrders, required: true, default: '-daysInRemarketing' },
      getBuckets: { kind: 'flag' },
    },
    answers: {
      fields: {
        data: { kind: 'parts', required: true, fields: unit },
        ...paged,
        totals: {
          kind: 'part',
          required: true,
          fields: {
            units: count,
            reservePrice: { kind: 'money', required: true },
            cbbAverage: { kind: 'money', required: true },
          },
        },
        buckets: { kind: 'buckets', ...maybe },
      },
    },
  }),
  showRemarketingOutcomes: command({
    call: calls.showRemarketingOutcomes,
    right: 'remarketingDashboard.list',
    purpose:
      'Tells of each client what became of its files closed in the last twelve months: how many were secured, how many sold, in how many days, and what was left of the price. A vendor is told of none.',
    answers: {
      fields: {
        since: { kind: 'date', required: true },
        data: { kind: 'parts', required: true, fields: outcome },
      },
    },
  }),
};
