import { resource } from '../resource';
import { orderBrief, orderFields, orderFilters, orderSorts, registration } from './search-order';

/** A search of the registries by the name of a party of a file, and its report once it is complete. `match`: how sure the name is. */
export const personDebtorSearch = resource({
  name: 'personDebtorSearch',
  calls: {
    list: [
      'GET /desk/personDebtorSearch/list',
      'GET /personDebtorSearch/{fileId}',
      'GET /personDebtorSearch/reports',
    ],
    show: 'GET /desk/personDebtorSearch/{id}',
    create: 'POST /personDebtorSearch/session',
  },
  named: ['relatedPartyId', 'jurisdictions'],
  belongs: 'fileId',
  fields: {
    ...orderFields,
    relatedPartyId: { kind: 'reference', to: 'relatedParty', required: true, set: 'once' },
    jurisdictions: { kind: 'choices', of: 'province', required: true, set: 'once' },
    searchMode: { kind: 'choice', of: 'searchMode', required: true, set: 'once' },
    results: {
      kind: 'parts',
      set: 'host',
      fields: { ...registration, match: { kind: 'choice', of: 'nameMatch', required: true } },
    },
  },
  paged: ['GET /desk/personDebtorSearch/list'],
  filters: {
    ...orderFilters,
    relatedPartyId: { on: 'relatedPartyId' },
    jurisdictions: { on: 'jurisdictions', how: 'overlaps', beyond: true },
  },
  sorts: orderSorts,
  sortedBy: '-orderedAt',
  brief: [...orderBrief, 'relatedPartyId', 'jurisdictions', 'searchMode', 'results'],
  erased: 'never',
});
