import { expect, it } from 'vitest';
import { sweepIdentity } from '#server/identity/sweep';
import { startHost } from '../../support/host';
import { browser, lastCode, messagesTo, wrongCode } from './browser';

it('takes away what is long over, and neither what counts nor what is open', async () => {
  const host = await startHost();
  const { db } = host.app;
  const here = browser(host);
  await here.login();
  await here.login({ mfaCode: wrongCode(await lastCode(host)) });
  await browser(host).call('POST', '/auth/forgot-password', { email: 'supervisor@demo.example' });
  await messagesTo(host);
  const throttled = async () =>
    (await db.selectFrom('throttle').select('key').execute()).map(({ key }) => key);
  const before = await throttled();
  await sweepIdentity(db, host.app.now());
  expect(await throttled()).toEqual(before);
  host.passes(3 * 24 * 3600);
  const later = browser(host);
  await later.signIn({ email: 'supervisor@demo.example' });
  await sweepIdentity(db, host.app.now());
  expect(await later.standing()).toBe('live');
  expect((await throttled()).filter((key) => !key.startsWith('address:'))).toEqual([
    expect.stringMatching(/^factor:/),
  ]);
  expect(await db.selectFrom('token').select('hash').execute()).toEqual([]);
});
