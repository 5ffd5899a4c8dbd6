import { placeFile } from '../../support/network';
import { issued } from '../../support/paying';
import { idOf, onFiles, patching } from './making';
import type { Race } from './races';

/** Money of one file pays an invoice of another, while both are worked. */
export const payElsewhere: Race = async ({ host, accountant, supervisor }) => {
  const files = [await placeFile(supervisor), await placeFile(supervisor)];
  const [one = '', other = ''] = files;
  const pay = async (fileId: string, of: string) => {
    const { id } = await issued({ host, accountant, supervisor, fileId: of }, of);
    const made = await accountant.call('POST', '/payment/', {
      ...{ fileId, paymentType: 'invoice_payment', direction: 'in', method: 'eft', amount: '113.00' },
      ...{ receivedDate: '2026-11-19', allocations: [{ invoiceId: id, amount: '113.00' }] },
    });
    return [
      patching(accountant, '/payment/', { _id: idOf(made), status: 'cleared', clearedDate: '2026-11-20' }),
      patching(accountant, '/invoice/', { _id: id, status: 'sent' }),
    ];
  };
  return [...(await pay(one, other)), ...(await pay(other, one)), ...onFiles(supervisor, ...files)];
};
