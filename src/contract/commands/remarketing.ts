import { unit } from '../remarketing/unit';
import { unitFilters } from '../remarketing/unit-filters';
import { unitOrders } from '../remarketing/unit-orders';
import { calls } from './calls';
import { command } from './command';
import { count, id, maybe, paged, said } from './usual-answers';

/**
 * Of the closed files of a client: `daysToSale` from seizure to sale on average, `net` of the prices what is left after what was billed,
 * `netOfBook` that of what Black Book said, of the units of which it said something.
 */
const outcome = {
  clientId: id,
  clientName: said,
  closed: count,
  secured: count,
  sold: count,
  daysToSale: { kind: 'integer' },
  net: { kind: 'money', signed: true },
  /** In percent of the book value, of those sold that have one. */
  netOfBook: { kind: 'integer' },
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
      ...unitFilters,
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
      'Tells of each client what became of its files closed in the last twelve months: how many were secured, how many sold, in how many days, and what was left of the price. Who follows units until they are closed is told of those sold and not closed; a vendor of none.',
    answers: {
      fields: {
        since: { kind: 'date', required: true },
        data: { kind: 'parts', required: true, fields: outcome },
      },
    },
  }),
};
