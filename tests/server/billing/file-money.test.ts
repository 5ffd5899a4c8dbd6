import { expect, it } from 'vitest';
import { companyId } from '../../support/network';
import { share } from '../../support/shared-file';
import { signIn } from '../../support/person';
import { putFee } from '../../support/fees';
import { clear, issued, pay, remit, trust, world } from '../../support/paying';

const billingOf = async (by: Awaited<ReturnType<typeof signIn>>, fileId: string) =>
  (await by.call('GET', `/desk/file/${fileId}/money`)).body;

it('says what was billed, paid, owed, held in trust and remitted on a file, with its taxes', async () => {
  const there = await world();
  const { accountant, supervisor, host, fileId } = there;
  const { id } = await issued(there, fileId);
  const { body: half } = await pay(accountant, fileId, {
    amount: '50.00',
    allocations: [{ invoiceId: id, amount: '50.00' }],
  });
  await clear(accountant, half._id);
  const { body: sale } = await pay(accountant, fileId, { ...trust, amount: '9000.00' });
  await clear(accountant, sale._id);
  const { body: out } = await pay(accountant, fileId, { ...remit, amount: '8000.00' });
  await clear(supervisor, out._id);
  await putFee(host.app.db, { fileId, unitAmount: '10.00' });
  const drafted = await putFee(host.app.db, { fileId, unitAmount: '20.00' });
  await accountant.call('POST', '/invoice/', { fileId, feeIds: [drafted] });
  await putFee(host.app.db, {
    fileId,
    unitAmount: '40.00',
    direction: 'payable',
    companyId: companyId('V01'),
  });
  const money = await billingOf(accountant, fileId);
  expect(money.billing).toEqual({
    billed: '113.00',
    paid: '50.00',
    owed: '63.00',
    trustHeld: '1000.00',
    remitted: '8000.00',
    unbilled: '33.90',
    openInvoices: 1,
    drafts: 1,
  });
  // What is on a draft counts as not billed.
  expect(money).toMatchObject({
    costToDate: '130.00',
    margin: '90.00',
    receivable: { billed: '100.00', unbilled: '30.00' },
  });
});

it('shows a client its own side whole and no draft, and a vendor none of it', async () => {
  const there = await world();
  const { accountant, host, fileId } = there;
  await issued(there, fileId);
  const drafted = await putFee(host.app.db, { fileId, unitAmount: '20.00' });
  await accountant.call('POST', '/invoice/', { fileId, feeIds: [drafted] });
  await putFee(host.app.db, {
    fileId,
    unitAmount: '44.44',
    direction: 'payable',
    companyId: companyId('V01'),
  });
  await share(host, fileId, { companies: ['V01'] });
  const lender = await billingOf(await signIn(host, 'lender_user'), fileId);
  expect(lender.billing).toMatchObject({ billed: '113.00', owed: '113.00', openInvoices: 1, drafts: null });
  expect(lender).toMatchObject({ payable: null, margin: null });
  expect(JSON.stringify(lender)).not.toContain('44.44');
  const vendor = await billingOf(await signIn(host, 'vendor_manager'), fileId);
  expect(vendor).toMatchObject({ billing: null, receivable: null, costToDate: null, margin: null });
  expect(JSON.stringify(vendor)).not.toMatch(/113\.00|22\.60/);
});
