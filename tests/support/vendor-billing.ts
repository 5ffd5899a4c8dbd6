import { insertRow, wholeRow } from '#server/records/store';
import { newId } from '#server/database/new-id';
import { openHost } from './host';
import type { TestHost } from './host';
import { companyId, engage, placeFile } from './network';
import { signIn } from './person';
import type { Person, Reply } from './person';

const at = '2026-11-01T12:00:00.000Z';
const kept = { createdAt: at, createdBy: null, updatedAt: at, updatedBy: null, version: 1 };

/** Opens a house with a supervisor who places files, a manager of V01 who bills and an accountant; whoever opens it closes it. */
export async function openVendors() {
  const { host, close } = await openHost();
  const staff = await signIn(host, 'supervisor');
  const vendor = await signIn(host, 'vendor_manager');
  return { host, close, staff, vendor, accountant: await signIn(host, 'accountant') };
}

/** What V01 is paid: a tow, let through up to a limit, and days of storage of which three are free, dearer in Québec. */
export async function addUsualPrices(host: TestHost): Promise<void> {
  const storage = { feeType: 'storage_day', unit: 'per_day', freeUnits: 3 };
  await addPrice(host, {
    feeType: 'towing_local',
    amount: '140.00',
    autoApproveLimit: '200.00',
    slaDays: 30,
    preApprovalThreshold: '500.00',
  });
  await addPrice(host, { ...storage, amount: '18.00' });
  await addPrice(host, { ...storage, amount: '20.00', state: 'QC' });
}

/** A line of a vendor's price list: its id. */
export async function addPrice(host: TestHost, values: object): Promise<string> {
  const _id = newId(Date.now());
  await insertRow(host.app.db, 'companyFee', {
    ...wholeRow('companyFee', {
      companyId: companyId('V01'),
      direction: 'payable',
      unit: 'flat',
      billToDebtor: false,
      taxable: true,
      effectiveFrom: '2026-01-01',
      isActive: true,
      ...kept,
    }),
    _id,
    ...values,
  });
  return _id;
}

/** A file of Lender A in Ontario that V01, or another vendor, has taken on. */
export async function acceptedFile(
  staff: Person,
  vendor: Person,
  values: object = {},
  code = 'V01',
): Promise<string> {
  const fileId = await placeFile(staff, values);
  await engage(staff, fileId, code, vendor);
  return fileId;
}

export const tow = (fileId: string, values: object = {}): object => ({
  fileId,
  feeType: 'towing_local',
  quantity: 1,
  unitAmount: '140.00',
  ...values,
});

/** Sends in an invoice of V01, or of another vendor, as it is submitted. */
export function bill(person: Person, lines: readonly object[], values: object = {}): Promise<Reply> {
  return person.call('POST', '/vendorInvoice/', {
    invoiceNumber: 'B-1001',
    companyId: companyId('V01'),
    invoiceDate: '2026-11-18',
    lines,
    ...values,
  });
}

export const change = (person: Person, invoice: Reply | string, values: object): Promise<Reply> =>
  person.call('PATCH', '/vendorInvoice/', {
    _id: typeof invoice === 'string' ? invoice : invoice.body._id,
    ...values,
  });

export interface Decided {
  readonly _id: string;
  readonly ok: boolean;
  readonly code?: string;
  readonly message?: string;
  readonly invoiceStatus?: string;
  readonly approvalLevel?: number;
}

/** Decides invoices in bulk: what was said of each. */
export async function decide(
  person: Person,
  ids: readonly unknown[],
  decision: string,
  more: object = {},
): Promise<Decided[]> {
  const { status, body } = await person.call('POST', '/desk/vendorInvoice/decide', {
    ids,
    decision,
    ...more,
  });
  if (status !== 200) throw new Error(`${status} ${JSON.stringify(body)}`);
  return body.data as unknown as Decided[];
}
