import { putFee } from '../../support/fees';
import { companyId, placeFile } from '../../support/network';
import { sendForm } from '../../support/job';
import type { Call } from './making';
import { idOf, onFiles, posting } from './making';
import type { People } from './races';

/** Two people book and set aside the same lines of a bank, while the files whose invoices they pay are worked. */
export async function bookLines({
  host,
  accountant,
  administrator,
  supervisor,
}: People): Promise<readonly Call[]> {
  const files = [await placeFile(supervisor), await placeFile(supervisor)];
  for (const fileId of files) {
    const feeIds = [await putFee(host.app.db, { fileId })];
    const _id = idOf(await accountant.call('POST', '/invoice/', { fileId, feeIds }));
    await accountant.call('PATCH', '/invoice/', { _id, status: 'issued' });
  }
  const bytes = ['Date,Description,Amount', ...lines].join('\n');
  await sendForm(host, accountant, '/desk/bankStatement', {}, { name: 'bank.csv', bytes });
  const { body } = await accountant.call('GET', '/desk/bankStatement/lines');
  const ids = (body.data as unknown as { _id: string }[]).map(({ _id }) => _id);
  const clientId = companyId('LNA');
  const turned = [...ids].reverse();
  return [
    posting(accountant, '/desk/bankStatement/book', { lines: ids.map((_id) => ({ _id, clientId })) }),
    posting(administrator, '/desk/bankStatement/book', { lines: turned.map((_id) => ({ _id, clientId })) }),
    posting(accountant, '/desk/bankStatement/aside', { ids: turned }),
    posting(administrator, '/desk/bankStatement/aside', { ids, isAside: false }),
    ...onFiles(supervisor, ...files),
  ];
}
const lines = ['2026-11-16,LENDER A,20.00', '2026-11-17,LENDER A,30.00', '2026-11-18,EFT,40.00'];
