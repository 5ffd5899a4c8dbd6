import { putFee } from '../../support/fees';
import { companyId, placeFile } from '../../support/network';
import { bookLines } from './bank-line-race';
import type { Call } from './making';
import { onFiles, patching, posting } from './making';
import type { People } from './races';

/** Two people end the month of one client, each step at once, while its files and a draft of them are worked. */
async function endMonth({ host, accountant, administrator, supervisor }: People): Promise<readonly Call[]> {
  const files = [await placeFile(supervisor), await placeFile(supervisor)];
  const fees: string[] = [];
  for (const fileId of files)
    fees.push(await putFee(host.app.db, { fileId }), await putFee(host.app.db, { fileId }));
  const clientId = companyId('LNA');
  const steps = [
    ['draft', { clientId, until: '2026-11-20' }],
    ['issue', { clientId }],
    ['send', { clientId }],
  ] as const;
  return [
    ...steps.flatMap(([step, given]) => [
      posting(accountant, `/desk/monthEnd/${step}`, given),
      posting(administrator, `/desk/monthEnd/${step}`, given),
    ]),
    ...[accountant, administrator].map((person) =>
      posting(person, '/desk/ledger/post', { until: '2026-11-20' }),
    ),
    ...fees.map((_id) => patching(accountant, '/fee/', { _id, description: 'Said otherwise' })),
    ...onFiles(supervisor, ...files),
  ];
}

/** How those who end a month race each other, by the command. */
export const monthEndRaces = {
  bookBankLines: bookLines,
  setBankLinesAside: bookLines,
  draftClientInvoices: endMonth,
  issueClientInvoices: endMonth,
  sendClientInvoices: endMonth,
  postLedger: endMonth,
};
