import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { sendMails } from '#server/messages/send-mails';
import { administrator, browser, lastLink, messagesTo } from '../identity/browser';
import { startHost } from '../../support/host';
import type { TestHost } from '../../support/host';
import { companyId, messagesOf, roleId } from '../../support/network';
import { noMailGoes } from '../../support/no-mail';
import { signIn } from '../../support/person';

const forgot = async (host: TestHost, email = administrator): Promise<void> => {
  expect((await browser(host).call('POST', '/auth/forgot-password', { email })).status).toBe(200);
  // What follows the answer is done by then.
  await messagesOf(host).catch(() => undefined);
};

const reset = async (host: TestHost, token: string): Promise<number> => {
  const body = { token, newPassword: 'a quiet lake in 7 Novembers' };
  return (await browser(host).call('POST', '/auth/reset-password', body)).status;
};

const waiting = async (host: TestHost): Promise<{ kept: string; isOver: boolean }[]> =>
  (
    await sql<{ kept: string; isOver: boolean }>`
      select m::text kept, "sentAt" is not null or "failedAt" is not null "isOver" from mail m`.execute(
      host.app.db,
    )
  ).rows;

it('mails a link to a new password once mails go again, and keeps in no row what it carries', async () => {
  const host = await startHost();
  await signIn(host, 'administrator');
  const before = (await messagesTo(host)).length;
  const mails = noMailGoes(host);
  await forgot(host);
  expect(await waiting(host)).toMatchObject([{ isOver: false }]);
  mails.back();
  host.passes(60);
  await sendMails(host.app);
  await sendMails(host.app);
  expect(await messagesTo(host)).toHaveLength(before + 1);
  const token = await lastLink(host);
  const [row] = await waiting(host);
  expect(row?.isOver).toBe(true);
  expect(row?.kept).not.toContain(token);
  expect(await reset(host, token)).toBe(200);
});

it('mails no link any more that leads nowhere by then', async () => {
  const host = await startHost();
  await signIn(host, 'administrator');
  const before = (await messagesTo(host)).length;
  const mails = noMailGoes(host);
  await forgot(host);
  mails.back();
  host.passes(30 * 60);
  await sendMails(host.app);
  expect(await messagesTo(host)).toHaveLength(before);
  expect(await waiting(host)).toMatchObject([{ isOver: true }]);
});

it('troubles nobody’s desk with a link that somebody asked for themselves', async () => {
  const host = await startHost();
  const lender = await signIn(host, 'lender_supervisor');
  const clerk = {
    ...{ email: 'clerk@lna.example', firstName: 'Nadia', lastName: 'Lefebvre', state: 'ON' },
    ...{ companyId: companyId('LNA'), roleId: roleId('lender_user') },
  };
  expect((await lender.call('POST', '/user/', clerk)).status).toBe(201);
  await messagesOf(host);
  const mails = noMailGoes(host);
  await forgot(host, clerk.email);
  for (let tried = 1; tried < 10; tried += 1) {
    expect((await waiting(host)).map(({ isOver }) => isOver).sort()).toEqual([false, true]);
    host.passes(6 * 3600);
    await sendMails(host.app);
  }
  expect((await waiting(host)).map(({ isOver }) => isOver)).toEqual([true, true]);
  mails.back();
  for (const who of ['lender_supervisor', 'administrator']) {
    const { body } = await (await signIn(host, who)).call('GET', '/reminder/list?view=due_now');
    expect([who, body.data]).toEqual([who, []]);
  }
});
