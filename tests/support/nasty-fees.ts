import type { Db } from '#server/database/tables';
import { insertAll } from '#server/seed/insert-all';
import { seedId } from '#server/seed/seed-id';
import { nastyFile } from './nasty-files';
import { nastyAt } from './nasty-network';

/** Days on both sides of a bound. */
const days = ['2026-03-09', '2026-03-10', '2026-03-10', '2026-03-11', '2026-11-19'];
const day = (index: number): string => days[index % days.length] as string;
const types = ['storage_day', 'towing_local', 'field_visit', 'detailing'];
const statuses = ['draft', 'pending_approval', 'approved', 'approved', 'invoiced', 'paid', 'void'];
const codes = ['LNA', 'LNB', 'V01'];
const none = { gstAmount: '0.00', hstAmount: '0.00', pstAmount: '0.00', qstAmount: '0.00' };

const fees = Array.from({ length: 32 }, (_, index) => {
  const amount = `${(index % 6) * 100 - (index % 5 === 4 ? 1000 : 0)}.00`;
  return {
    _id: seedId('fee', `nasty-${index}`),
    fileId: nastyFile(index % 3),
    feeType: types[index % 4],
    direction: index % 3 === 2 ? 'payable' : 'receivable',
    companyId: seedId('company', codes[index % 3] as string),
    quantity: 1,
    unit: 'flat',
    unitAmount: amount,
    amount,
    ...none,
    totalAmount: amount,
    state: 'ON',
    incurredOn: day(index),
    status: statuses[index % 7],
    source: 'manual',
    recoverableFromDebtor: true,
    deletedAt: index === 31 ? nastyAt : null,
  };
});

const projected = Array.from({ length: 24 }, (_, index) => ({
  _id: seedId('projectedFee', `nasty-${index}`),
  fileId: nastyFile(index % 3),
  feeType: types[index % 4],
  direction: index % 2 ? 'payable' : 'receivable',
  companyId: index % 4 === 0 ? null : seedId('company', codes[index % 3] as string),
  quantity: 1,
  unitAmount: '10.00',
  amount: `${(index % 5) * 10}.00`,
  expectedOn: index % 4 === 3 ? null : day(index),
  status: ['projected', 'realized', 'cancelled'][index % 3],
  deletedAt: index === 23 ? nastyAt : null,
}));

const lines = Array.from({ length: 24 }, (_, index) => ({
  _id: seedId('companyFee', `nasty-${index}`),
  companyId: seedId('company', codes[index % 3] as string),
  direction: index % 3 === 2 ? 'payable' : 'receivable',
  feeType: types[index % 4],
  amount: `${(index % 5) * 10}.00`,
  unit: 'flat',
  state: [null, 'ON', 'QC', 'YT', 'ON'][index % 5],
  effectiveFrom: day(index),
  isActive: index % 5 !== 0,
  deletedAt: index === 23 ? nastyAt : null,
}));

/** Fees and what is expected on the first three files, and price lists of three companies. */
export async function fillNastyFees(db: Db): Promise<void> {
  await insertAll(db, 'companyFee', lines, nastyAt);
  await insertAll(db, 'fee', fees, nastyAt);
  await insertAll(db, 'projectedFee', projected, nastyAt);
}
