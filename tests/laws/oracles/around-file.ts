import type { ResourceName } from '#contract/resources/index';
import { seedId } from '#server/seed/seed-id';
import { nastyFile } from '../../support/nasty-files';
import {
  bounds,
  byId,
  byName,
  contains,
  containsIn,
  from,
  holds,
  is,
  name,
  through,
  to,
  value,
} from './oracle';
import type { ListOracle, Row } from './oracle';

const company = (code: string): string => seedId('company', code);
const person = (who: string): string => seedId('user', `${who}@demo.example`);

const partyTypes = ['primary_debtor', 'guarantor'];
const relatedPartyOracle: ListOracle = {
  shows: (row) => row.deletedAt === null,
  filters: {
    fileId: is('fileId', [[nastyFile(0)], [nastyFile(0), nastyFile(1)], [nastyFile(20)]], ['x']),
    types: is('relatedPartyType', [['employer'], partyTypes, ['neighbour']], ['debtor']),
    firstName: contains('firstName', [['eloise'], ["d'arcy"], ['J_N'], ['j', 'PAUL'], ['\\slash']]),
    lastName: contains('lastName', [['coeur'], ['OBRIEN', "o'brien"], ['100%'], ['%'], ['gone']]),
    businessName: contains('businessName', [['epargne'], ['FILS', '100%'], ['acme']]),
    city: containsIn(
      ({ addresses }) => ((addresses ?? []) as readonly Row[]).map(({ city }) => city),
      [['quebec'], ['VILLE', 'QUÉ'], ['%']],
    ),
    ids: byId('relatedParty'),
  },
  sorts: {
    isPrimary: value('isPrimary'),
    relatedPartyType: value('relatedPartyType'),
    lastName: name('lastName'),
    createdAt: value('createdAt'),
  },
  sortedBy: '-isPrimary,createdAt',
  buckets: { relatedPartyType: { own: 'types' } },
};

const companyAssignmentOracle: ListOracle = {
  shows: (row) => row.deletedAt === null,
  filters: {
    fileId: is('fileId', [[nastyFile(0)], [nastyFile(7)], [nastyFile(20)]]),
    companyId: is(
      'companyId',
      [[company('V01')], [company('V01'), company('V03')], [company('V04')]],
      ['V01'],
    ),
    activityType: is('activityType', [['bailiff'], ['transporter', 'auction'], ['lender']], ['V01']),
    status: is('status', [['proposed'], ['accepted', 'declined'], ['completed']], ['open']),
    ids: byId('companyAssignment'),
  },
  sorts: {
    assignedAt: value('assignedAt'),
    dueAt: value('dueAt'),
    companyName: byName(through('companyId', 'company', 'companyName')),
  },
  sortedBy: '-assignedAt',
  buckets: { status: { own: 'status' }, activityType: { own: 'activityType' } },
};

const historyOracle: ListOracle = {
  shows: () => true,
  filters: {
    fileId: is('fileId', [[nastyFile(0)], [nastyFile(1)], [nastyFile(20)]]),
    type: is('type', [['file_updated'], ['file_updated', 'note_added'], ['hold_set']], ['updated']),
    updatedFields: holds('updatedFields', [
      ['status'],
      ['stage'],
      ['stage', 'assignmentDate'],
      ['assignmentDate'],
      ['stat'],
    ]),
    byUserId: is('byUserId', [[person('supervisor')], [person('lender_user'), person('accountant')]], ['me']),
    atFrom: from('at', bounds),
    atTo: to('at', bounds),
    ids: byId('history'),
  },
  sorts: { at: value('at') },
  sortedBy: '-at',
};

export const aroundFileOracles = {
  relatedParty: relatedPartyOracle,
  companyAssignment: companyAssignmentOracle,
  history: historyOracle,
} satisfies { readonly [N in ResourceName]?: ListOracle };
