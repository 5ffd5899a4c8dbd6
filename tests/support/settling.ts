import { openHost } from './host';
import type { TestHost } from './host';
import { putFee } from './fees';
import { signIn } from './person';
import type { Person, Reply } from './person';
import { placeFile } from './place-file';
import { clear, pay, remit, trust } from './paying';

export interface Desk {
  readonly host: TestHost;
  readonly close: () => Promise<void>;
  readonly supervisor: Person;
  readonly accountant: Person;
}

/** Opens a house in which files are settled; whoever opens it closes it. */
export async function openDesk(): Promise<Desk> {
  const { host, close } = await openHost();
  const supervisor = await signIn(host, 'supervisor');
  return { host, close, supervisor, accountant: await signIn(host, 'accountant') };
}

export const debtor = {
  relatedPartyType: 'primary_debtor',
  isPrimary: true,
  firstName: 'Marie-Ève',
  lastName: 'Gagnon',
  addresses: [
    { line1: '1 Old Mill Rd', city: 'Guelph', state: 'ON', type: 'previous', status: 'bad' },
    { line1: '77 Employer Way', city: 'Guelph', state: 'ON', type: 'work' },
    { line1: '12 Elm St', city: 'Guelph', state: 'ON', postalCode: 'N1H 2T4', type: 'residence' },
  ],
};

/** A file in Ontario with its debtor, 18,500.00 owed on it, as far as nothing else is said. */
export async function fileWithDebtor(
  { supervisor }: Desk,
  given: Record<string, unknown> = {},
  party: object = {},
): Promise<string> {
  const { _id: fileId } = await placeFile(supervisor, given);
  const { status, body } = await supervisor.call('POST', '/relatedParty/', { fileId, ...debtor, ...party });
  if (status !== 201) throw new Error(`no party: ${JSON.stringify(body)}`);
  return fileId;
}

/** The proceeds of a sale, cleared in trust. */
export async function proceeds({ accountant }: Desk, fileId: string, amount = '9000.00'): Promise<void> {
  const { body } = await pay(accountant, fileId, { ...trust, method: 'auction_statement', amount });
  const { status } = await clear(accountant, body._id);
  if (status !== 200) throw new Error('the proceeds did not clear');
}

/** What came in is sent on to the client. */
export async function remitted(
  { accountant, supervisor }: Desk,
  fileId: string,
  amount: string,
): Promise<void> {
  const { body } = await pay(accountant, fileId, { ...remit, amount });
  const { status } = await clear(supervisor, body._id);
  if (status !== 200) throw new Error('the remittance did not clear');
}

/** Bills all that is approved on the file, and pays it or a part of it out of trust. */
export async function billedFromTrust(
  { accountant, supervisor }: Desk,
  fileId: string,
  part?: string,
): Promise<string> {
  const { body } = await accountant.call('POST', '/invoice/', { fileId });
  const issue = { _id: body._id, status: 'issued' };
  const { body: invoice } = await accountant.call('PATCH', '/invoice/', issue);
  const amount = part ?? String(invoice.total);
  const { body: payment } = await pay(accountant, fileId, {
    paymentType: 'invoice_payment',
    method: 'trust_transfer',
    isTrust: true,
    amount,
    allocations: [{ invoiceId: body._id, amount }],
  });
  const { status, body: said } = await clear(supervisor, payment._id);
  if (status !== 200) throw new Error(`the transfer did not clear: ${JSON.stringify(said)}`);
  return String(invoice.invoiceNumber);
}

/** Two charges of the client, of which the debtor answers for one; what a vendor cost; what is only expected. */
export async function charged({ host, supervisor }: Desk, fileId: string): Promise<void> {
  await putFee(host.app.db, { fileId, feeType: 'towing_local', unitAmount: '500.00' });
  const rush = await putFee(host.app.db, { fileId, feeType: 'rush_surcharge', unitAmount: '300.00' });
  await host.app.db
    .updateTable('fee')
    .set({ recoverableFromDebtor: false })
    .where('_id', '=', rush)
    .execute();
  await putFee(host.app.db, {
    fileId,
    feeType: 'winching_recovery',
    direction: 'payable',
    unitAmount: '431.17',
  });
  const { status, body } = await supervisor.call('POST', '/projectedFee/', {
    fileId,
    feeType: 'auction_sell_fee',
    direction: 'receivable',
    unitAmount: '777.77',
    expectedOn: '2026-12-01',
  });
  if (status !== 201) throw new Error(`no projection: ${JSON.stringify(body)}`);
}

type Asked = Record<string, unknown>;

export const preview = (by: Person, fileId: string, formType: string, given: Asked = {}): Promise<Reply> =>
  by.call('POST', '/form/preview', { fileId, formType, language: 'en', ...given });
export const generate = (by: Person, fileId: string, formType: string, given: Asked = {}): Promise<Reply> =>
  by.call('POST', '/form/generate', { fileId, formType, language: 'en', ...given });

/** The documents of a file, as that person sees them. */
export const documentsOf = async (by: Person, fileId: string): Promise<Record<string, unknown>[]> =>
  (await by.call('GET', `/document/list?fileIds=${fileId}`)).body.data as unknown as Record<
    string,
    unknown
  >[];
