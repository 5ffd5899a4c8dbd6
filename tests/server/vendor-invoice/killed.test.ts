import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { expect, it } from 'vitest';
import { openAccounts } from '../../support/accounts';
import { acceptedFile, addDocument, addPrice, bill, tow } from '../../support/vendor-billing';
import { startHost } from '../../support/host';
import { killed, startJobProcess } from '../../support/job-process';
import { signIn } from '../../support/person';

const times = 10;

it(`posts every invoice once, though the host is killed ${times} times between a post and its record`, async () => {
  const host = await startHost({ jobs: 'elsewhere' });
  const accounts = await openAccounts();
  const staff = await signIn(host, 'supervisor');
  const vendor = await signIn(host, 'vendor_manager');
  await addPrice(host, { feeType: 'towing_local', amount: '140.00', autoApproveLimit: '200.00' });
  const numbers = Array.from({ length: times }, (_, index) => `KILL-${index + 1}00`);
  for (const invoiceNumber of numbers) {
    const fileId = await acceptedFile(staff, vendor);
    const { body } = await bill(vendor, [tow(fileId)], {
      invoiceNumber,
      documentId: await addDocument(host, [fileId]),
      invoiceStatus: 'submitted',
    });
    expect(body.invoiceStatus).toBe('pending_post');
  }
  let child: ChildProcess | undefined;
  let kills = 0;
  // The bill is in the book, and whoever sent it will never hear of it.
  accounts.afterPost = () => {
    if (kills >= times) return undefined;
    kills += 1;
    child?.kill('SIGKILL');
    return 'silence';
  };
  const left = async (): Promise<number> =>
    (
      await host.house.db
        .selectFrom('vendorInvoice')
        .select('_id')
        .where('invoiceStatus', '=', 'pending_post')
        .execute()
    ).length;
  const limit = Date.now() + 400_000;
  while ((await left()) > 0 && Date.now() < limit) {
    child = await startJobProcess(host.connection, host.dataDir, { SAGE_URL: accounts.url });
    const gone = once(child, 'exit');
    while (child.exitCode === null && child.signalCode === null && (await left()) > 0 && Date.now() < limit)
      await Promise.race([gone, new Promise((resolve) => setTimeout(resolve, 50))]);
  }
  if (child?.exitCode === null && child.signalCode === null) await killed(child);
  expect([kills, await left()]).toEqual([times, 0]);
  expect(accounts.posts.map((one) => one.bill.billNumber).sort()).toEqual([...numbers].sort());
  const rows = await host.house.db
    .selectFrom('vendorInvoice')
    .select(['invoiceNumber', 'sageBillId', 'invoiceStatus'])
    .execute();
  expect(rows.map((row) => [row.invoiceNumber, row.sageBillId]).sort()).toEqual(
    accounts.posts.map((one) => [one.bill.billNumber, one.billId]).sort(),
  );
  expect(new Set(rows.map((row) => row.invoiceStatus))).toEqual(new Set(['posted']));
}, 450_000);
