import { resource } from '../resource';
import { orderBrief, orderFields, orderFilters, orderSorts, registration } from './search-order';

/**
 * A search of the registries by serial number, and its report once it is complete. `isOurClient`: a secured party is the file's client.
 * `priorityRank`: how many were registered on the same collateral of the jurisdiction before it, and one; of the search, that of our own.
 */
export const vinSearch = resource({
  name: 'vinSearch',
  calls: {
    list: ['GET /desk/vinSearch/list', 'GET /vinSearch/session/{fileId}', 'GET /vinSearch/reports'],
    show: 'GET /desk/vinSearch/{id}',
    create: 'POST /vinSearch/',
  },
  named: ['vin', 'jurisdictions'],
  belongs: 'fileId',
  fields: {
    ...orderFields,
    vin: { kind: 'serial', required: true, set: 'once' },
    jurisdictions: { kind: 'choices', of: 'province', required: true, set: 'once' },
    ownRegistrationFound: { kind: 'flag', set: 'host' },
    priorityRank: { kind: 'integer', min: 1, set: 'host' },
    results: {
      kind: 'parts',
      set: 'host',
      fields: { ...registration, isOurClient: { kind: 'flag' }, priorityRank: { kind: 'integer', min: 1 } },
    },
  },
  paged: ['GET /desk/vinSearch/list'],
  filters: {
    ...orderFilters,
    vin: { on: 'vin', how: 'contains', beyond: true },
    jurisdictions: { on: 'jurisdictions', how: 'overlaps', beyond: true },
  },
  sorts: orderSorts,
  sortedBy: '-orderedAt',
  brief: [...orderBrief, 'vin', 'jurisdictions', 'ownRegistrationFound', 'priorityRank', 'results'],
  erased: 'never',
});
