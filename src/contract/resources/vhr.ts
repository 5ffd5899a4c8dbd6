import { resource } from '../resource';
import { orderBrief, orderFields, orderFilters, orderSorts } from './search-order';

/** What is known of a vehicle's life: `registrations` and `liens` by their provinces. */
const summary = {
  accidents: { kind: 'integer', min: 0, max: 1000, required: true },
  totalClaims: { kind: 'money', required: true },
  brandings: { kind: 'texts', max: 20 },
  stolen: { kind: 'flag', required: true },
  liens: { kind: 'choices', of: 'province' },
  lastOdometer: { kind: 'integer', min: 0, max: 2_000_000 },
  registrations: { kind: 'choices', of: 'province' },
  openRecalls: { kind: 'integer', min: 0, max: 1000, required: true },
} as const;

/** The history of a vehicle as a provider tells it: the order, and the report once it is complete. */
export const vhr = resource({
  name: 'vhr',
  calls: {
    list: ['GET /desk/vhr/list', 'GET /carfax/vhrOrders', 'GET /carfax/vhrReports'],
    show: 'GET /desk/vhr/{id}',
    create: 'POST /carfax/vhrReport',
  },
  named: ['vin', 'product'],
  belongs: 'fileId',
  fields: {
    ...orderFields,
    vin: { kind: 'serial', required: true, set: 'once' },
    product: { kind: 'choice', of: 'vhrProduct', required: true, default: 'verified', set: 'once' },
    includeIcbc: { kind: 'flag', required: true, default: false, set: 'once' },
    summary: { kind: 'part', set: 'host', fields: summary },
  },
  paged: ['GET /desk/vhr/list'],
  filters: {
    ...orderFilters,
    vin: { on: 'vin', how: 'contains', beyond: true },
    product: { on: 'product', beyond: true },
  },
  sorts: orderSorts,
  sortedBy: '-orderedAt',
  brief: [...orderBrief, 'vin', 'product', 'includeIcbc', 'summary'],
  erased: 'never',
});
