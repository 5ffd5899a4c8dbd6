import type { Page } from '@playwright/test';
import { call, listed, upload } from './call';

/** Places a file of Lender A in Ontario with its papers, and brings it to where somebody may be sent out, or to where it is checked before. */
export async function readyFile(
  staff: Page,
  placed: object = {},
  status: 'ready_to_assign' | 'pre_seizure_checks' = 'ready_to_assign',
): Promise<string> {
  const [lender] = await listed(staff, '/company/list?code=LNA');
  const { _id } = await call(staff, 'POST', '/file/', {
    clientId: lender?._id,
    bankAccountNumber: `R-${Date.now()}-${Math.floor(Math.random() * 1000)}`,
    contractType: 'secured_loan',
    debtorType: 'consumer',
    assignmentType: 'involuntary_repossession',
    state: 'ON',
    serialNumber: '2T1BURHE8K0000002',
    asset: { year: 2019, auMake: 'Toyota', auModel: 'Corolla' },
    balanceAmount: '18500.00',
    ...placed,
  });
  for (const paper of ['security_agreement', 'repossession_authorization'])
    await upload(staff, _id, paper, `${paper}.pdf`);
  for (const next of ['accepted', status]) await call(staff, 'PATCH', '/file/', { _id, status: next });
  return _id;
}
