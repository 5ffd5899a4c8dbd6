import { vocabularies } from '#contract/vocabularies/index';
import type { Db } from '#server/database/tables';
import { insertAll } from '#server/seed/insert-all';
import { seedId } from '#server/seed/seed-id';
import { nastyFile } from './nasty-files';
import { nastyAt } from './nasty-network';

const person = (who: string): string => seedId('user', `${who}@demo.example`);
const days = ['2026-03-09', '2026-03-10', '2026-03-11', '2026-02-28', '2030-12-31'];
const numbers = ['A-1001', 'a-1002', '50%', '500', 'X_Y', 'XaY', 'Été-9', 'ete 10'];

/** Vendor invoices in every state: waiting for the administrator and not, on one file and several, equal in what they are ordered by. */
const invoices = Array.from({ length: 60 }, (_, index) => ({
  _id: seedId('vendorInvoice', `nasty-${index}`),
  invoiceNumber: `${numbers[index % numbers.length]}-${index}`,
  companyId: seedId('company', ['V01', 'V02', 'V03'][index % 3] as string),
  fileIds: index % 4 === 0 ? [nastyFile(0), nastyFile(1)] : [nastyFile(index % 3)],
  fileRefNumber: index % 4 === 0 ? ['NF-0', 'NF-1'] : [`NF-${index % 3}`],
  invoiceDate: days[index % days.length],
  dueDate: index % 6 === 0 ? null : days[(index + 2) % days.length],
  invoiceStatus:
    index < 40 ? vocabularies.invoiceStatus[index % vocabularies.invoiceStatus.length] : 'in_review',
  lines: [],
  subtotal: '0.00',
  gstTotal: '0.00',
  hstTotal: '0.00',
  pstTotal: '0.00',
  qstTotal: '0.00',
  total: ['100.00', '99.99', '1000.00', '20.00'][index % 4],
  flags: index % 5 === 0 ? null : [['over_contract'], ['late_sla', 'closed_file'], []][index % 3],
  approvalLevel: index % 7 === 0 ? 0 : 1 + (index % 3),
  levelsNeeded: 3,
  submittedBy: index % 8 === 0 ? person('administrator') : index % 9 === 0 ? null : person('vendor_manager'),
  approvals:
    index % 10 === 0
      ? [{ level: 1, userId: person('administrator'), decision: 'approved', at: nastyAt }]
      : index % 11 === 0
        ? [{ level: 1, userId: person('administrator'), decision: 'disputed', at: nastyAt }]
        : null,
  saleCosts: index % 2 === 0,
  directBilling: false,
  deletedAt: index === 59 ? nastyAt : null,
}));

export async function fillNastyVendorInvoices(db: Db): Promise<void> {
  await insertAll(db, 'vendorInvoice', invoices, nastyAt);
}
