import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { demoPassword } from '#server/seed/demo-network';
import { sendMails } from '#server/messages/send-mails';
import { administrator, browser, lastCode, messagesTo } from '../identity/browser';
import { startHost } from '../../support/host';
import type { TestHost } from '../../support/host';
import { newestCode, userId } from '../../support/network';
import { noMailGoes } from '../../support/no-mail';
import { send, signIn } from '../../support/person';
import type { Reply } from '../../support/person';

const manager = 'file_manager@demo.example';
const asked = 'amina@agency.example';

/** Does something while no mail goes, and looks twice for what waits once mails go again. */
async function withoutMail(host: TestHost, work: () => Promise<Reply>): Promise<void> {
  const mails = noMailGoes(host);
  expect((await work()).status).toBe(200);
  // What follows the answer is done by then.
  await messagesTo(host).catch(() => undefined);
  mails.back();
  for (let look = 0; look < 2; look += 1) {
    host.passes(60);
    await sendMails(host.app);
  }
}

/** The subjects of the mails to an address that carry no code. */
const subjectsTo = async (host: TestHost, to: string): Promise<string[]> =>
  (await messagesTo(host, to)).filter(({ code }) => !code).map(({ subject }) => subject);

const rowsOfMails = async (host: TestHost): Promise<string> => {
  const { rows } = await sql<{ kept: string }>`
    select (select string_agg(m::text, '') from mail m) || coalesce((select string_agg(t::text, '') from token t), '') kept`.execute(
    host.app.db,
  );
  return rows[0]?.kept ?? '';
};

it('tells of a changed password once mails go again, at the address of then', async () => {
  const host = await startHost();
  const here = browser(host);
  await here.signIn();
  const change = { currentPassword: demoPassword, newPassword: 'a quiet lake in 7 Novembers' };
  expect((await here.call('POST', '/auth/change-password', change)).body).toEqual({ showMFAForm: true });
  const mfaCode = await lastCode(host);
  await withoutMail(host, async () => {
    const reply = await here.call('POST', '/auth/change-password', { ...change, mfaCode });
    await sql`update "user" set email = ${asked} where email = ${administrator}`.execute(host.app.db);
    return reply;
  });
  expect(await subjectsTo(host, administrator)).toEqual(['Your password was changed']);
  expect(await subjectsTo(host, asked)).toEqual([]);
});

it('tells of codes that were reset once mails go again, and by whom', async () => {
  const host = await startHost();
  const by = await signIn(host, 'administrator');
  const reset = { userId: userId('file_manager'), reason: 'The phone was stolen' };
  await by.call('POST', '/desk/user/resetFactor', reset);
  const code = await newestCode(host);
  await withoutMail(host, () => by.call('POST', `/desk/user/resetFactor?mfaCode=${code}`, reset));
  const [told, ...more] = await messagesTo(host, manager);
  expect([told?.subject, more]).toEqual(['Your sign-in codes were reset', []]);
  const { firstName, lastName } = (await by.call('GET', `/user/${by.userId}`)).body;
  expect(told?.text).toContain(`${String(firstName)} ${String(lastName)} reset how you prove who you are.`);
});

it('asks the old address once mails go again, by a link that no row keeps, and tells both what came of it', async () => {
  const host = await startHost();
  const supervisor = await signIn(host, 'supervisor');
  const change = { _id: userId('file_manager'), email: asked };
  await supervisor.call('PATCH', '/user/', change);
  host.passes(31);
  const code = await newestCode(host);
  await withoutMail(host, () => supervisor.call('PATCH', `/user/?mfaCode=${code}`, change));
  const mails = await messagesTo(host, manager);
  const token = /confirm-email\/([\w-]+)/.exec(mails[0]?.text ?? '')?.[1] ?? 'none';
  expect([mails.length, (await rowsOfMails(host)).includes(token)]).toEqual([1, false]);
  await withoutMail(host, () =>
    send(host, {}, 'POST', '/desk/emailChange/decide', { token, accepted: true }),
  );
  expect(await subjectsTo(host, manager)).toEqual([
    'Your email address was changed',
    'Confirm your new email address',
  ]);
  expect(await subjectsTo(host, asked)).toEqual(['Your new email address is confirmed']);
});

it('asks no address any more for a change that was taken back by then', async () => {
  const host = await startHost();
  const supervisor = await signIn(host, 'supervisor');
  const change = { _id: userId('file_manager'), email: asked };
  await supervisor.call('PATCH', '/user/', change);
  host.passes(31);
  const code = await newestCode(host);
  await withoutMail(host, async () => {
    await supervisor.call('PATCH', `/user/?mfaCode=${code}`, change);
    return supervisor.call('POST', '/desk/emailChange/takeBack', { userId: userId('file_manager') });
  });
  expect(await subjectsTo(host, manager)).toEqual([]);
});
