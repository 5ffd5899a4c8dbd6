import type { Page } from '@playwright/test';
import { call, listed } from './call';

/** Places a file in Ontario that the vendor of the demo has taken on. */
export async function takenFile(staff: Page, vendor: Page, placed: object = {}): Promise<string> {
  const [lender] = await listed(staff, '/company/list?code=LNA');
  const [bailiff] = await listed(staff, '/company/list?code=V01');
  const file = await call(staff, 'POST', '/file/', {
    clientId: lender?._id,
    bankAccountNumber: `J9-${Date.now()}`,
    contractType: 'conditional_sale',
    state: 'ON',
    serialNumber: '2T1BURHE8K0000002',
    asset: { year: 2019, auMake: 'Toyota', auModel: 'Corolla' },
    balanceAmount: '18500.00',
    ...placed,
  });
  const asked = { fileId: file._id, companyId: bailiff?._id };
  const { _id } = await call(staff, 'POST', '/companyAssignment/', asked);
  await call(vendor, 'POST', '/companyAssignment/', { _id, status: 'accepted' });
  return file._id;
}
