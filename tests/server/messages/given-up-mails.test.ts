import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { sendMails } from '#server/messages/send-mails';
import { putFee } from '../../support/fees';
import { startHost } from '../../support/host';
import type { TestHost } from '../../support/host';
import { companyId, messagesOf, newestCode, roleId, userId } from '../../support/network';
import { noMailGoes } from '../../support/no-mail';
import { signIn } from '../../support/person';
import { placeFile } from '../../support/place-file';

/** Does something while no mail can be sent, and tries until what waits is given up. */
async function untilGivenUp(host: TestHost, work: () => Promise<unknown>): Promise<void> {
  const mails = noMailGoes(host);
  await work();
  await messagesOf(host).catch(() => undefined);
  // The first try followed the write itself.
  for (let tried = 1; tried < 10; tried += 1) {
    expect(await givenUp(host)).toBe(0);
    host.passes(6 * 3600);
    await sendMails(host.app);
  }
  expect(await givenUp(host)).toBe(1);
  mails.back();
}

const givenUp = async (host: TestHost): Promise<number> =>
  (await sql`select from mail where "failedAt" is not null`.execute(host.app.db)).rows.length;

/** What stands on somebody's desk, after they signed in again. */
async function onTheDesk(host: TestHost, who: string): Promise<string[]> {
  const person = await signIn(host, who);
  const { body } = await person.call('GET', '/reminder/list?view=due_now');
  return (body.data as unknown as { title: string }[]).map(({ title }) => title);
}

it('An invitation that cannot be mailed in ten tries stands on the desk of who invited, once', async () => {
  const host = await startHost();
  const lender = await signIn(host, 'lender_supervisor');
  const clerk = {
    ...{ email: 'clerk@lna.example', firstName: 'Nadia', lastName: 'Lefebvre', state: 'ON' },
    ...{ companyId: companyId('LNA'), roleId: roleId('lender_user') },
  };
  await untilGivenUp(host, async () => expect((await lender.call('POST', '/user/', clerk)).status).toBe(201));
  await sendMails(host.app);
  expect(await onTheDesk(host, 'lender_supervisor')).toEqual([
    'The invitation could not be mailed to Nadia Lefebvre in 10 attempts.',
  ]);
});

it('Invoices that cannot be mailed in ten tries stand by their numbers on the desk of who sent them, or of an administrator', async () => {
  const host = await startHost();
  const [accountant, supervisor] = [await signIn(host, 'accountant'), await signIn(host, 'supervisor')];
  const { _id: fileId } = await placeFile(supervisor);
  await putFee(host.app.db, { fileId, unitAmount: '100.00', incurredOn: '2026-10-15' });
  const clientId = companyId('LNA');
  await accountant.call('POST', '/desk/monthEnd/draft', { clientId, until: '2026-10-31' });
  await accountant.call('POST', '/desk/monthEnd/issue', { clientId });
  const { rows } = await sql<{ number: string }>`select "invoiceNumber" number from invoice`.execute(
    host.app.db,
  );
  await untilGivenUp(host, async () => {
    const { body } = await accountant.call('POST', '/desk/monthEnd/send', { clientId });
    expect(body.data).toMatchObject([{ ok: true }]);
    await sql`update "user" set "userStatus" = 'inactive' where _id = ${accountant.userId}::uuid`.execute(
      host.app.db,
    );
  });
  expect(rows[0]?.number).toMatch(/^NLR-INV-/);
  expect(await onTheDesk(host, 'administrator')).toEqual([
    `Invoices that were sent could not be mailed in 10 attempts: ${rows[0]?.number}`,
  ]);
});

it('A reset of codes of which its person cannot be mailed in ten tries stands on the desk of who reset them', async () => {
  const host = await startHost();
  const administrator = await signIn(host, 'administrator');
  const reset = { userId: userId('file_manager'), reason: 'The phone is lost' };
  await administrator.call('POST', '/desk/user/resetFactor', reset);
  const url = `/desk/user/resetFactor?mfaCode=${await newestCode(host)}`;
  await untilGivenUp(host, async () =>
    expect((await administrator.call('POST', url, reset)).status).toBe(200),
  );
  expect(await onTheDesk(host, 'administrator')).toEqual([
    'A mail about a change of their account could not be sent to Priya MacDonald in 10 attempts.',
  ]);
});
