import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { expect, it, onTestFinished } from 'vitest';
import { openAccounts } from '../../support/accounts';
import { startHost } from '../../support/host';
import { startJobProcess } from '../../support/job-process';
import { companyId } from '../../support/network';
import { clear, pay, remit, trust } from '../../support/paying';
import { signIn } from '../../support/person';
import { placeFile } from '../../support/place-file';

/** Where an entry is when its host dies: on its way, in the book and unanswered, or answered and not yet written down. */
const moments = ['before', 'unanswered', 'answered', 'unanswered'] as const;
/** What is remitted, in dollars: more than the kills can use up. */
const amounts = [11, 12, 13, 14, 15, 16, 17, 18, 19];

it(`enters every remittance once, though one of two hosts is killed ${moments.length} times around it`, async () => {
  const host = await startHost({ jobs: 'elsewhere' });
  const accounts = await openAccounts();
  const { db } = host.app;
  const [accountant, supervisor] = [await signIn(host, 'accountant'), await signIn(host, 'supervisor')];
  const customer = { sageCustomerCode: 'CUS-007' };
  await db.updateTable('company').set(customer).where('_id', '=', companyId('LNA')).execute();
  const codes = { sageBankCode: '1010', sageTrustCode: '1050' };
  await db.updateTable('company').set(codes).where('_id', '=', companyId('NLR')).execute();
  const { _id: fileId } = await placeFile(supervisor);
  const came = await pay(accountant, fileId, { ...trust, amount: '500.00' });
  expect((await clear(accountant, came.body._id)).status).toBe(200);
  for (const amount of amounts) {
    const { body } = await pay(accountant, fileId, { ...remit, amount: `${amount}.00` });
    expect((await clear(supervisor, body._id)).status).toBe(200);
  }
  const { body } = await accountant.call('POST', '/desk/ledger/post', { until: '2026-11-20' });
  expect(body).toEqual({ sent: 1 + amounts.length, left: 0 });

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
  accounts.instead = (method) => {
    const { key = '', token = '' } = accounts.asked.at(-1) ?? {};
    const name = token.replace('Bearer ', '');
    const [moment] = left;
    if (method !== 'POST' || !moment) return undefined;
    if (moment === 'answered') setImmediate(kill, name);
    if (moment === 'answered' || !kill(name)) return undefined;
    if (moment === 'unanswered')
      accounts.entries.push({ key, entryId: `E${accounts.entries.length + 1}`, entry: { kind: 'unread' } });
    return 'silence';
  };
  begin('one');
  begin('two');

  const waiting = async (): Promise<number> =>
    (await db.selectFrom('ledgerEntry').select('_id').where('status', '<>', 'posted').execute()).length;
  await expect.poll(waiting, { timeout: 100_000, interval: 100 }).toBe(0);
  expect(left).toEqual([]);
  hosts.forEach((child) => child.kill('SIGKILL'));

  // The book takes whatever it is sent, twice too.
  const rows = await db.selectFrom('ledgerEntry').select(['key', 'entryId']).execute();
  expect(rows.filter(({ key }) => key.startsWith('remittance-'))).toHaveLength(amounts.length);
  expect(accounts.entries.map(({ key, entryId }) => `${key} ${entryId}`).sort()).toEqual(
    rows.map(({ key, entryId }) => `${key} ${String(entryId)}`).sort(),
  );
}, 150_000);
