import { describe, expect, it } from 'vitest';
import { startHost } from '../../support/host';
import type { TestHost } from '../../support/host';
import { putFee } from '../../support/fees';
import { companyId, messagesOf } from '../../support/network';
import { signIn } from '../../support/person';
import type { Person } from '../../support/person';
import { placeFile } from '../../support/place-file';

interface Client {
  readonly clientId: string;
  readonly [figure: string]: unknown;
}
interface Became {
  readonly _id: string;
  readonly ok: boolean;
  readonly total?: string;
  readonly invoiceNumber?: string;
  readonly message?: string;
}

const lender = companyId('LNA');
const until = '2026-10-31';

async function house(): Promise<{ host: TestHost; supervisor: Person; accountant: Person }> {
  const host = await startHost();
  return {
    host,
    supervisor: await signIn(host, 'supervisor'),
    accountant: await signIn(host, 'accountant'),
  };
}

/** Files of Lender A with an approved fee of October each, and one of November. */
async function billable({ host, supervisor }: Awaited<ReturnType<typeof house>>, count: number) {
  const files: string[] = [];
  for (let at = 0; at < count; at += 1) {
    const { _id: fileId } = await placeFile(supervisor);
    await putFee(host.app.db, { fileId, unitAmount: `${at + 1}00.00`, incurredOn: '2026-10-15' });
    await putFee(host.app.db, { fileId, unitAmount: '7.00', incurredOn: '2026-11-02' });
    files.push(fileId);
  }
  return files;
}

const ofClient = async (person: Person): Promise<Client | undefined> => {
  const { status, body } = await person.call('GET', `/desk/monthEnd/clients?until=${until}`);
  expect(status, JSON.stringify(body)).toBe(200);
  return (body.data as unknown as Client[]).find(({ clientId }) => clientId === lender);
};

async function step(
  person: Person,
  what: 'draft' | 'issue' | 'send',
): Promise<{ data: Became[]; left: number }> {
  const given = { clientId: lender, ...(what === 'draft' && { until }) };
  const { status, body } = await person.call('POST', `/desk/monthEnd/${what}`, given);
  expect(status, JSON.stringify(body)).toBe(200);
  return body as unknown as { data: Became[]; left: number };
}

const toLender = async (host: TestHost) =>
  (await messagesOf(host)).filter(({ to }) => to === 'office@lna.example');

describe('the end of a month', () => {
  it('shows what would be billed, file by file, and leaves what was done later', async () => {
    const there = await house();
    const files = await billable(there, 3);
    const { accountant } = there;
    expect(await ofClient(accountant)).toEqual({
      clientId: lender,
      clientName: 'Lender A',
      files: 3,
      fees: 3,
      unbilled: '600.00',
      drafts: 0,
      draftTotal: '0.00',
      issued: 0,
      issuedTotal: '0.00',
      open: 0,
      owed: '0.00',
    });
    const { body } = await accountant.call('GET', `/desk/monthEnd/files?clientId=${lender}&until=${until}`);
    const rows = body.data as unknown as { fileId: string; fees: number; unbilled: string }[];
    expect(rows.map(({ fileId, fees, unbilled }) => [fileId, fees, unbilled])).toEqual([
      [files[2], 1, '300.00'],
      [files[1], 1, '200.00'],
      [files[0], 1, '100.00'],
    ]);
  });

  it('bills, issues and sends a whole client in three calls, each invoice as if made by hand', async () => {
    const there = await house();
    await billable(there, 3);
    const { host, accountant } = there;
    const drafted = await step(accountant, 'draft');
    // 13 % in Ontario on each.
    expect(drafted.data.map(({ ok, total }) => [ok, total])).toEqual([
      [true, '339.00'],
      [true, '226.00'],
      [true, '113.00'],
    ]);
    expect(drafted.left).toBe(0);
    expect(await ofClient(accountant)).toMatchObject({ files: 0, drafts: 3, draftTotal: '678.00', open: 0 });

    const issued = await step(accountant, 'issue');
    expect(issued.data.map(({ invoiceNumber }) => invoiceNumber)).toEqual([
      'NLR-INV-2026-000001',
      'NLR-INV-2026-000002',
      'NLR-INV-2026-000003',
    ]);
    expect(await ofClient(accountant)).toMatchObject({ drafts: 0, issued: 3, open: 3, owed: '678.00' });

    const sent = await step(accountant, 'send');
    expect(sent.data.every(({ ok }) => ok)).toBe(true);
    expect(await ofClient(accountant)).toMatchObject({
      issued: 0,
      issuedTotal: '0.00',
      open: 3,
      owed: '678.00',
    });
    await expect
      .poll(async () => (await toLender(host)).map(({ subject }) => subject))
      .toEqual(['3 invoices']);
    const [message] = await toLender(host);
    expect(message?.text).toContain('$678.00');
    expect(message?.text).toContain('/invoices?status=sent&issueDateFrom=2026-11-20');
  });

  it('does nothing twice when a call is made again', async () => {
    const there = await house();
    await billable(there, 2);
    const { host, accountant } = there;
    await step(accountant, 'draft');
    expect((await step(accountant, 'draft')).data).toEqual([]);
    await step(accountant, 'issue');
    expect((await step(accountant, 'issue')).data).toEqual([]);
    await step(accountant, 'send');
    expect((await step(accountant, 'send')).data).toEqual([]);
    const { count } = await host.app.db
      .selectFrom('invoice')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    expect(Number(count)).toBe(2);
  });

  it('gives each fee to one invoice where two bill the same client at once', async () => {
    const there = await house();
    await billable(there, 4);
    const admin = await signIn(there.host, 'administrator');
    const both = await Promise.all([step(there.accountant, 'draft'), step(admin, 'draft')]);
    const made = both.flatMap(({ data }) => data.filter(({ ok }) => ok));
    expect(made).toHaveLength(4);
    for (const one of both.flatMap(({ data }) => data.filter(({ ok }) => !ok)))
      expect(one.message).toBe(
        'There is nothing to bill: no approved fee of this file waits for an invoice.',
      );
  });

  it('says of the one invoice what refuses it, and goes on with the others', async () => {
    const there = await house();
    const [first] = await billable(there, 2);
    const { host, accountant } = there;
    await step(accountant, 'draft');
    // A draft that came to less than nothing cannot be issued.
    await host.app.db
      .updateTable('fee')
      .set({ amount: '-50.00', unitAmount: '-50.00', totalAmount: '-56.50', hstAmount: '-6.50' })
      .where('fileId', '=', first as string)
      .where('incurredOn', '=', '2026-10-15')
      .execute();
    await host.app.db
      .updateTable('invoice')
      .set({ total: '-56.50', subtotal: '-50.00' })
      .where('fileId', '=', first as string)
      .execute();
    const { data } = await step(accountant, 'issue');
    expect(data.map(({ ok }) => ok).sort()).toEqual([false, true]);
    expect(data.find(({ ok }) => !ok)?.message).toBe(
      'An invoice is not for less than nothing; credit the invoice that was wrong.',
    );
  });

  it('is nothing for who may not bill', async () => {
    const { host, supervisor } = await house();
    const manager = await signIn(host, 'file_manager');
    expect((await manager.call('GET', `/desk/monthEnd/clients?until=${until}`)).status).toBe(403);
    expect((await manager.call('POST', '/desk/monthEnd/draft', { clientId: lender, until })).status).toBe(
      403,
    );
    // A supervisor prepares, and does not issue.
    expect((await supervisor.call('POST', '/desk/monthEnd/issue', { clientId: lender })).status).toBe(403);
  });
});
