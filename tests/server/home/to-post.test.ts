import { expect, it } from 'vitest';
import { openAccounts } from '../../support/accounts';
import { addDocument } from '../../support/document-row';
import { startHost } from '../../support/host';
import { signIn } from '../../support/person';
import { acceptedFile, addPrice, bill, tow } from '../../support/vendor-billing';

it('counts for an accountant what posting would take up: what waits for the accounts, as long as it waits', async () => {
  const accounts = await openAccounts();
  const host = await startHost({ env: { SAGE_URL: accounts.url } });
  await addPrice(host, {
    feeType: 'towing_local',
    amount: '3000.00',
    autoApproveLimit: '3000.00',
    preApprovalThreshold: '3000.00',
  });
  const staff = await signIn(host, 'supervisor');
  const vendor = await signIn(host, 'vendor_manager');
  const accountant = await signIn(host, 'accountant');
  const toPost = async () => {
    const { body } = await accountant.call('GET', '/desk/home?mine=false');
    const tiles = body.tiles as unknown as { tile: string; count: number }[];
    return tiles.find(({ tile }) => tile === 'invoicesToPost')?.count;
  };
  expect(await toPost()).toBe(0);
  accounts.afterPost = () => ({ status: 500 });
  const fileId = await acceptedFile(staff, vendor);
  const documentId = await addDocument(host, [fileId]);
  const { body } = await bill(vendor, [tow(fileId, { unitAmount: '140.00' })], {
    invoiceNumber: 'W-21',
    documentId,
    invoiceStatus: 'submitted',
  });
  expect(body.invoiceStatus).toBe('pending_post');
  expect(await toPost()).toBe(1);
  accounts.afterPost = () => undefined;
  await accountant.call('GET', '/vendorInvoice/trigger-pending-invoices');
  expect(await toPost()).toBe(0);
});
