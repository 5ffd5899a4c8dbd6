import { companyId, engage, placeFile } from './network';
import type { Person, Reply } from './person';

/** Puts a line in a price list, from 2024 on. */
export async function price(
  person: Person,
  code: string,
  direction: 'receivable' | 'payable',
  feeType: string,
  amount: string,
  more: object = {},
): Promise<string> {
  const unit = /_day$/.test(feeType) ? 'per_day' : /_km$/.test(feeType) ? 'per_km' : 'flat';
  const reply = await person.call('POST', '/companyFee/', {
    companyId: companyId(code),
    direction,
    feeType,
    amount,
    unit,
    effectiveFrom: '2024-01-01',
    ...more,
  });
  if (reply.status !== 201) throw new Error(`no price: ${JSON.stringify(reply.body)}`);
  return String(reply.body._id);
}

/** Places a file of Lender A in Ontario that the vendor V01 has taken on. */
export async function takenFile(staff: Person, vendor: Person, values: object = {}): Promise<string> {
  const fileId = await placeFile(staff, values);
  await engage(staff, fileId, 'V01', vendor);
  return fileId;
}

/** Enters a fee of a file on 20 November 2026: charged to Lender A, or owed to V01. */
export function enter(person: Person, fileId: string, feeType: string, values: object = {}): Promise<Reply> {
  const direction = (values as { direction?: string }).direction ?? 'receivable';
  return person.call('POST', '/fee/', {
    fileId,
    feeType,
    direction,
    companyId: companyId(direction === 'payable' ? 'V01' : 'LNA'),
    incurredOn: '2026-11-19',
    ...('state' in values && { stateReason: 'As the accountant says' }),
    ...values,
  });
}
