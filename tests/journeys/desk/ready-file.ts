import type { Page } from '@playwright/test';
import { todayIn } from '../../../src/contract/placement/province-time';
import { call, listed, upload } from './call';

const today = todayIn('ON', new Date());
const inTwoYears = `${Number(today.slice(0, 4)) + 2}-06-30`;

/** What is found out before an asset is taken: the proof, its document, and what it says. */
const checks = [
  ['lien_search', 'lien_search_report', { checks: { lienSearchDone: today } }],
  ['registration', 'ppsa_verification_statement', { checks: { registrationExpiry: inTwoYears } }],
  [
    'insolvency_search',
    'insolvency_search',
    { checks: { insolvencyCheckDone: today }, insolvencyStatus: 'none' },
  ],
] as const;

/** Places a file of Lender A in Ontario with its papers, and brings it to where somebody may be sent out, searched and checked, or to where that is done. */
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
  if (status === 'ready_to_assign') {
    for (const [proof, paper, facts] of checks) {
      const document = await upload(staff, _id, paper, `${paper}.pdf`);
      await call(staff, 'POST', '/desk/file/recordProof', {
        ...{ fileId: _id, proof, documentId: document._id, facts },
      });
    }
  }
  for (const next of ['accepted', status]) await call(staff, 'PATCH', '/file/', { _id, status: next });
  return _id;
}
