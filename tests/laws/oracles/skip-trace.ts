import type { ResourceName } from '#contract/resources/index';
import { seedId } from '#server/seed/seed-id';
import { nastyFile } from '../../support/nasty-files';
import { bounds, byId, from, is, to, value } from './oracle';
import type { ListOracle } from './oracle';

const company = (code: string): string => seedId('company', code);

const skipTraceOracle: ListOracle = {
  shows: (row) => row.deletedAt === null,
  filters: {
    fileId: is('fileId', [[nastyFile(0)], [nastyFile(1), nastyFile(2)], [nastyFile(20)]], ['x']),
    skipTraceType: is(
      'skipTraceType',
      [['employment'], ['insurance', 'social_media'], ['utility_or_landlord']],
      ['guess'],
    ),
    result: is('result', [['pending'], ['located_verified', 'deceased'], ['insolvent']], ['found']),
    relatedPartyId: is('relatedPartyId', [[seedId('relatedParty', 'nasty-0')]], ['x']),
    companyId: is(
      'companyId',
      [[company('NLR')], [company('NLR'), company('V01')], [company('V02')]],
      ['NLR'],
    ),
    orderedAtFrom: from('orderedAt', bounds),
    orderedAtTo: to('orderedAt', bounds),
    ids: byId('skipTrace'),
  },
  sorts: {
    orderedAt: value('orderedAt'),
    skipTraceType: value('skipTraceType'),
    result: value('result'),
  },
  sortedBy: '-orderedAt',
  buckets: {
    result: { own: 'result' },
    skipTraceType: { own: 'skipTraceType' },
  },
};

export const skipTraceOracles = {
  skipTrace: skipTraceOracle,
} satisfies { readonly [N in ResourceName]?: ListOracle };
