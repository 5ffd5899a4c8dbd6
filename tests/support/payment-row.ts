import type { Db } from '#server/database/tables';
import { newId } from '#server/database/new-id';
import { insertRow, wholeRow } from '#server/records/store';

const at = '2026-11-01T12:00:00.000Z';

/** Money in trust that has cleared, put straight into its table. */
export async function putPayment(
  db: Db,
  given: { readonly fileId: string; readonly paymentType: string; readonly amount: string },
): Promise<void> {
  await insertRow(db, 'payment', {
    ...wholeRow('payment', {
      ...{ _id: newId(Date.now()), direction: 'in', isTrust: true, status: 'cleared', method: 'eft' },
      ...{
        receivedDate: '2026-11-13',
        clearedDate: '2026-11-14',
        payerName: 'Auction',
        unallocatedAmount: given.amount,
        remitDue: false,
      },
      ...{ createdAt: at, createdBy: null, updatedAt: at, updatedBy: null, version: 1 },
      ...given,
    }),
  } as never);
}
