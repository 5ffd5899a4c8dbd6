import type { Page } from '@playwright/test';
import { call, listed } from './call';

/** Has the vendor of the demo take a file on. */
export async function takeOn(staff: Page, vendor: Page, fileId: string): Promise<void> {
  const [bailiff] = await listed(staff, '/company/list?code=V01');
  const asked = { fileId, companyId: bailiff?._id };
  const { _id } = await call(staff, 'POST', '/companyAssignment/', asked);
  await call(vendor, 'POST', '/companyAssignment/', { _id, status: 'accepted' });
}

/** Places a file in Ontario that the vendor of the demo has taken on. */
export async function takenFile(staff: Page, vendor: Page, placed: object = {}): Promise<string> {
  const [lender] = await listed(staff, '/company/list?code=LNA');
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
  await takeOn(staff, vendor, file._id);
  return file._id;
}
