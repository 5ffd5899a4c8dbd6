import type { ResourceName } from '#contract/resources/index';
import { seedId } from '#server/seed/seed-id';
import { nastyFile } from '../../support/nasty-files';
import { byId, byName, contains, holds, is, named, through, value } from './oracle';
import type { ListOracle, Row, World } from './oracle';

/** At a level of an administrator's, and neither submitted nor approved by them. */
const waits = (row: Row, { me }: World): boolean =>
  row.invoiceStatus === 'in_review' &&
  Number(row.approvalLevel) > 0 &&
  row.submittedBy !== me &&
  !((row.approvals ?? []) as { userId: string; decision: string }[]).some(
    ({ userId, decision }) => userId === me && decision === 'approved',
  );

const refusedDays = ['2026-02-30', 'yesterday', '10/03/2026'];

const vendorInvoiceOracle: ListOracle = {
  shows: (row) => row.deletedAt === null,
  filters: {
    fileIds: holds('fileIds', [[nastyFile(0)], [nastyFile(1), nastyFile(2)], [nastyFile(20)]], ['x']),
    companyId: is(
      'companyId',
      [[seedId('company', 'V01')], [seedId('company', 'V02'), seedId('company', 'V03')]],
      ['V01'],
    ),
    invoiceNumber: contains('invoiceNumber', [['A-100'], ['%'], ['_'], ['été'], ['500', 'x_y'], ['nothing']]),
    fileRefNumber: holds('fileRefNumber', [['NF-1'], ['NF-0', 'NF-2'], ['NF'], ['NF-9']]),
    invoiceStatus: is('invoiceStatus', [['in_review'], ['posted', 'post_failed'], ['void']], ['overdue']),
    flags: holds('flags', [['over_contract'], ['late_sla', 'over_contract'], ['closed_file']], ['late']),
    decidable: {
      cases: [['true'], ['false'], ['true', 'false']],
      refused: ['yes', '1'],
      keeps: (row, wanted, world) => waits(row, world) === (wanted === 'true'),
    },
    dateFrom: {
      cases: [['2026-03-09'], ['2026-03-10'], ['2026-03-11'], ['2031-01-01']],
      refused: refusedDays,
      keeps: (row, day) => String(row.invoiceDate) >= day,
    },
    dateTo: {
      cases: [['2026-03-09'], ['2026-03-10'], ['2026-03-11'], ['2020-01-01']],
      refused: refusedDays,
      keeps: (row, day) => String(row.invoiceDate) <= day,
    },
    ids: byId('vendorInvoice'),
  },
  sorts: {
    invoiceDate: value('invoiceDate'),
    dueDate: value('dueDate'),
    total: (row) => Number(row.total),
    companyName: byName(through('companyId', 'company', 'companyName')),
    invoiceStatus: value('invoiceStatus'),
  },
  sortedBy: '-invoiceDate',
  buckets: {
    invoiceStatus: { own: 'invoiceStatus' },
    companyId: { own: 'companyId', label: named('company', 'companyName') },
  },
};

export const vendorInvoiceOracles = {
  vendorInvoice: vendorInvoiceOracle,
} satisfies { readonly [N in ResourceName]?: ListOracle };
