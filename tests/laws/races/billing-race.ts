import { putFee } from '../../support/fees';
import { placeFile } from '../../support/network';
import { issued } from '../../support/paying';
import type { Call } from './making';
import { onFiles, patching, posting } from './making';
import type { People } from './races';

/** A client disputes an invoice while others void and send it. */
async function dispute(people: People): Promise<readonly Call[]> {
  const { host, accountant, supervisor, lender_supervisor } = people;
  const fileId = await placeFile(supervisor);
  const { id } = await issued({ host, accountant, supervisor, fileId }, fileId);
  return [
    posting(lender_supervisor, '/desk/invoice/dispute', { invoiceId: id, reason: 'We agreed on 90.00.' }),
    patching(accountant, '/invoice/', { _id: id, status: 'void', voidReason: 'Twice' }),
    patching(accountant, '/invoice/', { _id: id, status: 'sent' }),
    ...onFiles(supervisor, fileId),
  ];
}

/** Two people take money in on a file and bill it, each in one act, while the file and what is billed are worked. */
async function settle({ host, accountant, administrator, supervisor }: People): Promise<readonly Call[]> {
  const fileId = await placeFile(supervisor);
  const feeIds = [await putFee(host.app.db, { fileId }), await putFee(host.app.db, { fileId })];
  const received = {
    ...{ fileId, paymentType: 'sale_proceeds', method: 'auction_statement', amount: '100.00' },
    ...{ isTrust: true, receivedDate: '2026-11-19', clearedDate: '2026-11-20' },
  };
  return [
    ...[accountant, administrator].flatMap((person) => [
      posting(person, '/desk/payment/receive', received),
      posting(person, '/desk/invoice/bill', { fileId, feeIds }),
    ]),
    ...feeIds.map((_id) => patching(accountant, '/fee/', { _id, description: 'Said otherwise' })),
    ...onFiles(supervisor, fileId),
  ];
}

/** How those who bill a file and are paid for it race each other, by the command. */
export const billingRaces = { disputeInvoice: dispute, receivePayment: settle, billFees: settle };
