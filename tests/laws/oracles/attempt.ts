import type { ResourceName } from '#contract/resources/index';
import { seedId } from '#server/seed/seed-id';
import { nastyFile } from '../../support/nasty-files';
import { bounds, byId, from, is, named, to, value } from './oracle';
import type { ListOracle } from './oracle';

const company = (code: string): string => seedId('company', code);
const person = (who: string): string => seedId('user', `${who}@demo.example`);

const attemptOracle: ListOracle = {
  shows: (row) => row.deletedAt === null,
  filters: {
    fileId: is('fileId', [[nastyFile(0)], [nastyFile(1), nastyFile(2)], [nastyFile(20)]], ['x']),
    outcome: is('outcome', [['sighted'], ['no_contact', 'contact'], ['refused']], ['found']),
    timeBand: is('timeBand', [['06-09'], ['17-21', '21-06'], ['09-17']], ['noon']),
    companyId: is(
      'companyId',
      [[company('NLR')], [company('NLR'), company('V01')], [company('V02')]],
      ['NLR'],
    ),
    agentUserId: is('agentUserId', [[person('field_agent')], [person('supervisor')]], ['x']),
    atFrom: from('at', bounds),
    atTo: to('at', bounds),
    ids: byId('attempt'),
  },
  sorts: { at: value('at'), outcome: value('outcome'), timeBand: value('timeBand') },
  sortedBy: '-at',
  buckets: {
    outcome: { own: 'outcome' },
    timeBand: { own: 'timeBand' },
    companyId: { own: 'companyId', label: named('company', 'companyName') },
  },
};

export const attemptOracles = {
  attempt: attemptOracle,
} satisfies { readonly [N in ResourceName]?: ListOracle };
