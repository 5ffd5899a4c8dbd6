import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { sendMails } from '#server/messages/send-mails';
import { putFee } from '../../support/fees';
import { startHost } from '../../support/host';
import type { TestHost } from '../../support/host';
import { killedAtCommit, killedBefore } from '../../support/killed-work';
import { companyId, messagesOf, roleId } from '../../support/network';
import { noMailGoes } from '../../support/no-mail';
import { signIn } from '../../support/person';
import { placeFile } from '../../support/place-file';

const timeout = 120_000;

/** Does something while no mail can be sent, and leaves what waits then. */
async function withoutMail(host: TestHost, work: () => Promise<unknown>): Promise<void> {
  const mails = noMailGoes(host);
  await work();
  // Until what follows the answers has been tried.
  await messagesOf(host).catch(() => undefined);
  mails.back();
}

const clerk = {
  ...{ email: 'clerk@lna.example', firstName: 'Nadia', lastName: 'Lefebvre', state: 'ON' },
  ...{ companyId: companyId('LNA'), roleId: roleId('lender_user') },
};

async function invite(host: TestHost): Promise<void> {
  const lender = await signIn(host, 'lender_supervisor');
  await withoutMail(host, async () => expect((await lender.call('POST', '/user/', clerk)).status).toBe(201));
}

/** Sends a client two invoices at once. */
async function send(host: TestHost): Promise<void> {
  const accountant = await signIn(host, 'accountant');
  const supervisor = await signIn(host, 'supervisor');
  for (let count = 0; count < 2; count += 1) {
    const { _id: fileId } = await placeFile(supervisor);
    await putFee(host.app.db, { fileId, unitAmount: '100.00', incurredOn: '2026-10-15' });
  }
  const clientId = companyId('LNA');
  await accountant.call('POST', '/desk/monthEnd/draft', { clientId, until: '2026-10-31' });
  await accountant.call('POST', '/desk/monthEnd/issue', { clientId });
  await withoutMail(host, async () => {
    const { body } = await accountant.call('POST', '/desk/monthEnd/send', { clientId });
    expect(body.data).toMatchObject([{ ok: true }, { ok: true }]);
  });
}

/** The messages to somebody, and how many mails wait. */
async function toOne(host: TestHost, who: string) {
  const { rows } = await sql`select from mail where "sentAt" is null and "failedAt" is null`.execute(
    host.app.db,
  );
  const sent = (await messagesOf(host)).filter(({ to, code }) => to === who && !code);
  return { waiting: rows.length, sent };
}

const cases = [
  ['an invitation', 'before it sends it', false, clerk.email, invite],
  ['an invitation', 'when it is sent and not written down', true, clerk.email, invite],
  ['a mail of invoices', 'before it sends it', false, 'office@lna.example', send],
  ['a mail of invoices', 'when it is sent and not written down', true, 'office@lna.example', send],
] as const;

it.each(cases)('%s whose host is killed %s is sent once', { timeout }, async (_, __, isSent, who, write) => {
  const host = await startHost();
  await write(host);
  expect(await toOne(host, who)).toEqual({ waiting: 1, sent: [] });
  host.passes(3600);
  if (isSent) await killedAtCommit(host, 'sendMails', ['mail', 'new."sentAt" is not null']);
  else await killedBefore(host, 'sendMails', 'mail');
  expect((await toOne(host, who)).sent).toHaveLength(isSent ? 1 : 0);
  host.passes(3600);
  await expect
    .poll(async () => {
      await sendMails(host.app);
      return toOne(host, who);
    })
    .toMatchObject({ waiting: 0, sent: [{ to: who }] });
  host.passes(3600);
  await sendMails(host.app);
  expect((await toOne(host, who)).sent).toHaveLength(1);
});

it('brings by an invitation that was sent again the link that was made, which is kept nowhere', async () => {
  const host = await startHost();
  await invite(host);
  host.passes(3600);
  await sendMails(host.app);
  const { sent } = await toOne(host, 'clerk@lna.example');
  const token = /reset-password\/(\S+)/.exec(sent[0]?.text ?? '')?.[1] ?? '';
  const { rows } = await sql<{ kept: string }>`
    select coalesce(string_agg(m::text, ''), '') || (select string_agg(t::text, '') from token t) kept from mail m`.execute(
    host.app.db,
  );
  expect(rows[0]?.kept).not.toContain(token);
  const lender = await signIn(host, 'lender_supervisor');
  const given = { token, newPassword: 'a long and new passphrase' };
  expect((await lender.call('POST', '/auth/reset-password', given)).status).toBe(200);
});

it('sends no invitation whose link leads nowhere any more', async () => {
  const host = await startHost();
  await invite(host);
  await sql`update "user" set "userStatus" = 'inactive' where email = ${clerk.email}`.execute(host.app.db);
  host.passes(3600);
  await sendMails(host.app);
  expect(await toOne(host, clerk.email)).toEqual({ waiting: 0, sent: [] });
});
