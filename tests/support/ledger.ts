import { expect } from 'vitest';
import { openAccounts } from './accounts';
import type { Accounts } from './accounts';
import { putFee } from './fees';
import { startHost } from './host';
import type { TestHost } from './host';
import { companyId } from './network';
import { signIn } from './person';
import type { Person, Reply } from './person';
import { placeFile } from './place-file';

export const lender = companyId('LNA');
export const until = '2026-11-20';

/** A house whose accounts are over HTTP. */
export interface House {
  readonly accounts: Accounts;
  readonly host: TestHost;
  readonly accountant: Person;
  readonly administrator: Person;
  readonly fileId: string;
  readonly ref: string;
}

/** A host whose accounts are over HTTP, and a file of Lender A with an issued invoice of $100 and 13 % tax. */
export async function house(): Promise<House & { readonly invoice: Reply }> {
  const accounts = await openAccounts();
  const host = await startHost({ jobs: true, env: { SAGE_URL: accounts.url } });
  const { db } = host.app;
  const supervisor = await signIn(host, 'supervisor');
  const accountant = await signIn(host, 'accountant');
  const administrator = await signIn(host, 'administrator');
  await db.updateTable('company').set({ sageCustomerCode: 'CUS-007' }).where('_id', '=', lender).execute();
  const codes = { sageBankCode: '1010', sageTrustCode: '1050' };
  await db.updateTable('company').set(codes).where('_id', '=', companyId('NLR')).execute();
  const file = await placeFile(supervisor);
  const { _id: fileId } = file;
  const feeId = await putFee(db, { fileId, unitAmount: '100.00', incurredOn: '2026-10-15' });
  await db.updateTable('fee').set({ glCode: '4010' }).where('_id', '=', feeId).execute();
  const invoice = await issue(accountant, fileId);
  return { accounts, host, accountant, administrator, fileId, ref: String(file.ref), invoice };
}

/** Issues an invoice of all that is unbilled on a file. */
export async function issue(accountant: Person, fileId: string): Promise<Reply> {
  const { body } = await accountant.call('POST', '/invoice/', { fileId });
  const issued = await accountant.call('PATCH', '/invoice/', { _id: body._id, status: 'issued' });
  expect(issued.status, JSON.stringify(issued.body)).toBe(200);
  return issued;
}

/** What is not in the accounts, as the desk is told. */
export const ledgerOf = async (accountant: Person): Promise<Record<string, unknown>> => {
  const { status, body } = await accountant.call('GET', `/desk/ledger?until=${until}`);
  expect(status, JSON.stringify(body)).toBe(200);
  return body;
};

export const post = (person: Person): Promise<Reply> => person.call('POST', '/desk/ledger/post', { until });

/** Once nothing is on its way any more. */
export async function settled(accountant: Person): Promise<Record<string, unknown>> {
  await expect.poll(async () => (await ledgerOf(accountant)).waiting).toBe(0);
  return ledgerOf(accountant);
}

/** A receipt that has cleared. */
export async function receipt(person: Person, fileId: string, given: object): Promise<Reply> {
  const { body } = await person.call('POST', '/payment/', {
    fileId,
    paymentType: 'invoice_payment',
    direction: 'in',
    method: 'eft',
    receivedDate: '2026-11-18',
    ...given,
  });
  const cleared = await person.call('PATCH', '/payment/', {
    _id: body._id,
    status: 'cleared',
    clearedDate: '2026-11-19',
  });
  expect(cleared.status, JSON.stringify([body, cleared.body])).toBe(200);
  return cleared;
}
