import type { ResourceName } from '#contract/resources/index';
import { seedId } from '#server/seed/seed-id';
import { nastyFile } from '../../support/nasty-files';
import { byId, contains, from, holds, is, to, value } from './oracle';
import type { FilterOracle, ListOracle, Row } from './oracle';

const there = (row: Row): boolean => row.deletedAt === null;
const file = is('fileId', [[nastyFile(0)], [nastyFile(1), nastyFile(2)], [nastyFile(20)]], ['x']);
const moments: FilterOracle['cases'] = [
  ['2026-03-10'],
  ['2026-03-10T12:00:00Z'],
  ['2031-01-01'],
  ['1999-01-01'],
];
const vin = contains('vin', [['1fz'], ['zq', '100%'], ['%']]);
const jurisdictions = holds('jurisdictions', [['ON'], ['QC', 'YT'], ['NU']], ['Ontario']);

const ordered = (name: 'vinSearch' | 'personDebtorSearch' | 'lienDischarge' | 'vhr'): ListOracle => ({
  shows: there,
  filters: {
    fileId: file,
    status: is('status', [['complete'], ['no_record'], ['complete', 'no_record']], ['done']),
    orderedBy: is(
      'orderedBy',
      [[seedId('user', 'supervisor@demo.example')], [seedId('user', 'lender_user@demo.example')]],
      ['x'],
    ),
    orderedAtFrom: from('orderedAt', moments),
    orderedAtTo: to('orderedAt', moments),
    ids: byId(name),
  },
  sorts: { orderedAt: value('orderedAt'), completedAt: value('completedAt'), status: value('status') },
  sortedBy: '-orderedAt',
});
const withMore = (oracle: ListOracle, filters: ListOracle['filters']): ListOracle => ({
  ...oracle,
  filters: { ...oracle.filters, ...filters },
});

const vinSearchOracle = withMore(ordered('vinSearch'), { vin, jurisdictions });
const personDebtorSearchOracle = withMore(ordered('personDebtorSearch'), {
  relatedPartyId: is(
    'relatedPartyId',
    [[seedId('relatedParty', 'nasty-1')], [seedId('relatedParty', 'x')]],
    ['x'],
  ),
  jurisdictions,
});
const lienDischargeOracle = withMore(ordered('lienDischarge'), {
  jurisdiction: is('jurisdiction', [['ON'], ['QC', 'YT'], ['NU']], ['Ontario']),
});
const vhrOracle = withMore(ordered('vhr'), {
  vin,
  product: is('product', [['verified'], ['claims', 'lien_check']], ['all']),
});

const lienHolderOracle: ListOracle = {
  shows: there,
  filters: {
    fileId: file,
    partyTypes: {
      cases: [['assignee'], ['secured_party', 'lessor'], ['crown_claim']],
      refused: ['lender'],
      keeps: ({ parties }, wanted) =>
        ((parties ?? []) as readonly { partyType: string }[]).some(({ partyType }) => partyType === wanted),
    },
    ids: is('_id', [[nastyFile(1)], [nastyFile(2), nastyFile(3)], [seedId('file', 'nobody')]], ['x']),
  },
  sorts: { updatedAt: value('updatedAt') },
  sortedBy: '-updatedAt',
};

export const searchesOracles = {
  vinSearch: vinSearchOracle,
  personDebtorSearch: personDebtorSearchOracle,
  lienDischarge: lienDischargeOracle,
  vhr: vhrOracle,
  lienHolder: lienHolderOracle,
} satisfies { readonly [N in ResourceName]?: ListOracle };
