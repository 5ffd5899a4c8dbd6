import type { ResourceName } from '#contract/resources/index';
import { seedId } from '#server/seed/seed-id';
import { nastyFile } from '../../support/nasty-files';
import { byId, contains, is, name, value } from './oracle';
import type { ListOracle } from './oracle';

const purchaserOracle: ListOracle = {
  shows: (row) => row.deletedAt === null,
  filters: {
    legalName: contains('legalName', [["d'épargne"], ['100%'], ['_'], ['ecole'], ['coeur', 'auto']]),
    lastName: contains('lastName', [['oneil'], ['O’NEIL'], ['œuvrard'], ['%']]),
    purchaserType: is('purchaserType', [['dealer'], ['individual', 'exporter'], ['wholesaler']], ['friend']),
    state: is('state', [['QC'], ['ON', 'YT'], ['PE']], ['qc']),
    status: is('status', [['active'], ['blocked'], ['active', 'blocked']], ['gone']),
    ids: byId('purchaser'),
  },
  sorts: {
    legalName: name('legalName'),
    lastName: name('lastName'),
    purchaserType: value('purchaserType'),
    state: value('state'),
    bidLimit: ({ bidLimit }) => (bidLimit === null ? null : Number(bidLimit)),
    updatedAt: value('updatedAt'),
  },
  sortedBy: 'legalName,lastName',
  buckets: {
    purchaserType: { own: 'purchaserType' },
    state: { own: 'state' },
    status: { own: 'status' },
  },
};

const repairOracle: ListOracle = {
  shows: (row) => row.deletedAt === null,
  filters: {
    fileId: is('fileId', [[nastyFile(0)], [nastyFile(1), nastyFile(2)], [nastyFile(20)]], ['x']),
    category: is('category', [['keys'], ['detail', 'glass'], ['battery_ev']], ['paint']),
    status: is('status', [['draft'], ['ordered', 'completed'], ['invoiced']], ['done']),
    vendorCompanyId: is(
      'vendorCompanyId',
      [
        [seedId('company', 'V01')],
        [seedId('company', 'V01'), seedId('company', 'V02')],
        [seedId('company', 'LNA')],
      ],
      ['V01'],
    ),
    ids: byId('repairsAndReconditioning'),
  },
  sorts: {
    createdAt: value('createdAt'),
    category: value('category'),
    status: value('status'),
    estimateAmount: ({ estimateAmount }) => (estimateAmount === null ? null : Number(estimateAmount)),
  },
  sortedBy: '-createdAt',
  buckets: { category: { own: 'category' }, status: { own: 'status' } },
};

export const saleOracles = {
  purchaser: purchaserOracle,
  repairsAndReconditioning: repairOracle,
} satisfies { readonly [N in ResourceName]?: ListOracle };
