import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { sql } from 'kysely';
import { expect, it, onTestFinished } from 'vitest';
import { openAccounts } from '../../support/accounts';
import { startHost } from '../../support/host';
import { startJobProcess } from '../../support/job-process';
import { signIn } from '../../support/person';
import { addDocument } from '../../support/document-row';
import { acceptedFile, addPrice, bill, tow } from '../../support/vendor-billing';

/** Where a post is when its host dies: on its way, in the book and unanswered, or answered and not yet written down. */
const moments = ['before', 'unanswered', 'answered', 'unanswered', 'before', 'answered'] as const;
/** More than the kills can use up: each takes at most the posts that its host has under way, which are two. */
const invoices = 13;

it(`posts every invoice once, though one of two hosts is killed ${moments.length} times around a post`, async () => {
  const host = await startHost({ jobs: 'elsewhere' });
  const accounts = await openAccounts();
  const [staff, vendor] = [await signIn(host, 'supervisor'), await signIn(host, 'vendor_manager')];
  await addPrice(host, { feeType: 'towing_local', amount: '140.00', autoApproveLimit: '200.00' });
  const numbers = Array.from({ length: invoices }, (_, index) => `KILL-${index + 1}00`);
  for (const invoiceNumber of numbers) {
    const fileId = await acceptedFile(staff, vendor);
    const documentId = await addDocument(host, [fileId]);
    const values = { invoiceNumber, documentId, invoiceStatus: 'submitted' };
    expect((await bill(vendor, [tow(fileId)], values)).body.invoiceStatus).toBe('pending_post');
  }

  // Each host says who it is, so that the one whose post it is can be killed, also before it is quite there.
  const hosts = new Map<string, ChildProcess>();
  const begin = (name: string): void => {
    const env = { SAGE_URL: accounts.url, SAGE_TOKEN: name };
    void startJobProcess(host.connection, host.dataDir, env, (child) => hosts.set(name, child));
  };
  onTestFinished(() => hosts.forEach((child) => child.kill('SIGKILL')));
  const left = [...moments];
  const kill = (name: string): boolean => {
    const child = hosts.get(name);
    if (!child || child.killed) return false;
    left.shift();
    void once(child, 'exit').then(() => begin(name));
    return child.kill('SIGKILL');
  };
  const sender = (): string => accounts.asked.at(-1)?.token?.replace('Bearer ', '') ?? '';
  accounts.instead = (method) =>
    method === 'POST' && left[0] === 'before' && kill(sender()) ? 'silence' : undefined;
  accounts.afterPost = () => {
    const name = sender();
    if (left[0] === 'unanswered') return kill(name) ? 'silence' : undefined;
    if (left[0] === 'answered') setImmediate(kill, name);
    return undefined;
  };
  begin('one');
  begin('two');

  const { db } = host.app;
  const waiting = async (): Promise<number> =>
    (await db.selectFrom('vendorInvoice').select('_id').where('invoiceStatus', '<>', 'posted').execute())
      .length;
  await expect.poll(waiting, { timeout: 100_000, interval: 100 }).toBe(0);
  expect(left).toEqual([]);
  hosts.forEach((child) => child.kill('SIGKILL'));

  // The book takes whatever it is sent, twice too.
  expect(accounts.posts.map((one) => one.bill.billNumber).sort()).toEqual([...numbers].sort());
  const rows = await db.selectFrom('vendorInvoice').select(['invoiceNumber', 'sageBillId']).execute();
  expect(rows.map((row) => [row.invoiceNumber, row.sageBillId]).sort()).toEqual(
    accounts.posts.map((one) => [one.bill.billNumber, one.billId]).sort(),
  );
  const { rows: told } = await sql`
    select "entityId" from history where type = 'vendor_invoice_changed' and message->'with'->>'status' = 'Posted'`.execute(
    db,
  );
  expect(told).toHaveLength(invoices);
});
