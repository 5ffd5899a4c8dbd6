import { resource } from '../resource';
import { orderBrief, orderFields, orderFilters, orderSorts } from './search-order';

/** The discharge of a registration of the client's, asked of the registry that holds it, and its confirmation once it is complete. */
export const lienDischarge = resource({
  name: 'lienDischarge',
  calls: {
    list: [
      'GET /desk/lienDischarge/list',
      'GET /lienDischarge/session/{fileId}',
      'GET /lienDischarge/reports',
    ],
    show: 'GET /desk/lienDischarge/{id}',
    create: 'POST /lienDischarge/session',
  },
  named: ['registrationNumber', 'jurisdiction'],
  belongs: 'fileId',
  fields: {
    ...orderFields,
    registrationNumber: { kind: 'text', min: 1, max: 40, required: true, set: 'once' },
    jurisdiction: { kind: 'choice', of: 'province', required: true, set: 'once' },
    reason: { kind: 'text', min: 3, max: 400, required: true, set: 'once' },
    dischargeNumber: { kind: 'text', max: 40, set: 'host' },
    dischargedOn: { kind: 'date', past: true, set: 'host' },
  },
  paged: ['GET /desk/lienDischarge/list'],
  filters: { ...orderFilters, jurisdiction: { on: 'jurisdiction', beyond: true } },
  sorts: orderSorts,
  sortedBy: '-orderedAt',
  brief: [...orderBrief, 'registrationNumber', 'jurisdiction', 'reason', 'dischargeNumber', 'dischargedOn'],
  erased: 'never',
});
