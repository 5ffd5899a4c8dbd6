import { call, listed } from './desk/call';
import { takenFile } from './desk/taken-file';
import { expect, test } from './desk/test';

const found = '1180 Sample Harbour St, Hamilton, ON';

test('a paid trace is asked for, approved from the inbox, found, copied with its history, and shown to a vendor once it is shared', async ({
  comeIn,
}) => {
  const [staff, vendor, lender] = await Promise.all([
    comeIn('file_manager'),
    comeIn('vendor_manager'),
    comeIn('lender_supervisor'),
  ]);
  const fileId = await takenFile(staff, vendor);
  const party = await call(staff, 'POST', '/relatedParty/', {
    ...{ fileId, relatedPartyType: 'primary_debtor', firstName: 'Odile', lastName: 'Tremblay-Canary' },
  });

  // A first one is on the file: whoever begins the same again is told when it was, and what it cost.
  const purpose = { permissiblePurpose: 'locate_collateral', relatedPartyId: party._id };
  await call(staff, 'POST', '/skipTrace/', {
    ...{ fileId, skipTraceType: 'basic_phone_address', source: 'Bureau', cost: '12.00', ...purpose },
  });
  await staff.goto(`/files/${fileId}/skip-traces`);
  await staff.getByRole('button', { name: 'Order or record a trace' }).first().click();
  const dialog = staff.getByRole('dialog');
  await expect(dialog.getByRole('alert')).toContainText(/The same kind of trace was made \d+ days? ago/);
  await expect(dialog.getByRole('alert')).toContainText('It cost $12.00');
  await dialog.getByRole('button', { name: 'Cancel' }).click();

  // The dearer one is asked for, and the client decides in its inbox.
  const reason = `Bureau header ${Date.now()}`;
  await lender.goto('/requests?decidable=true&sortBy=-createdAt');
  await expect(lender.getByRole('heading', { level: 1, name: 'Requests' })).toBeVisible();
  const asked = await call(staff, 'POST', '/request/', {
    ...{ fileIds: [fileId], requestType: 'skip_approval', reason, amount: '85.00' },
  });
  const line = lender.getByRole('listitem').filter({ hasText: reason });
  await line.getByRole('button', { name: 'Approve' }).click();
  await lender.getByRole('dialog').getByRole('button', { name: 'Approve', exact: true }).click();
  await expect.poll(async () => (await call(staff, 'GET', `/request/${asked._id}`)).status).toBe('approved');

  // It is bought within what was approved, and finds two addresses.
  await call(staff, 'POST', '/skipTrace/', {
    ...{ fileId, skipTraceType: 'credit_bureau_header', source: 'Bureau', cost: '85.00', ...purpose },
    ...{ approvalRequestId: asked._id, result: 'new_lead' },
    addresses: [
      { line1: '1180 Sample Harbour St', city: 'Hamilton', state: 'ON', observedOn: '2026-11-02' },
      { line1: '9 Sample Mill Rd', city: 'Guelph', state: 'ON' },
    ],
  });
  await vendor.goto(`/files/${fileId}/skip-traces`);
  await expect(vendor.getByRole('heading', { name: 'Nothing was traced on this file' })).toBeVisible();

  // One of them is copied to the party, and the history says so.
  await staff.reload();
  await staff.getByRole('button', { name: new RegExp(`^Copy to a party: ${found.slice(0, 22)}`) }).click();
  await dialog.getByRole('button', { name: 'Copy to a party' }).click();
  await expect(dialog).toHaveCount(0);
  const { addresses } = await call(staff, 'GET', `/relatedParty/${party._id}`);
  expect(addresses).toMatchObject([{ line1: '1180 Sample Harbour St', city: 'Hamilton', source: 'Bureau' }]);
  const history = await listed(staff, `/history/list/${fileId}`);
  expect(history.map(({ type }) => type)).toContain('party_updated');

  // The vendor sees the trace once it is shared, without its cost.
  const card = staff.getByRole('listitem').filter({ hasText: 'Credit bureau header' });
  await card.getByRole('button', { name: 'Share with vendors' }).click();
  await expect(card).toContainText('Shared with vendors');
  await vendor.reload();
  await expect(vendor.getByRole('main')).toContainText('1180 Sample Harbour St');
  await expect(vendor.getByRole('main')).not.toContainText('$85.00');
});
