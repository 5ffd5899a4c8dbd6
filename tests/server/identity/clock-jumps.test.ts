import { expect, it } from 'vitest';
import { sessionRules } from '#contract/session';
import { createRandom } from '#server/seed/random';
import { startHost } from '../../support/host';
import { browser } from './browser';

const day = 24 * 60 * 60;

it('a session that began while the clock was ahead is over when it is right again', async () => {
  const host = await startHost();
  host.passes(3 * day);
  const here = browser(host);
  await here.signIn();
  expect((await here.call('GET', '/desk/sessions')).status).toBe(200);
  host.passes(-3 * day);
  for (const passes of [0, 60, sessionRules.absolute]) {
    host.passes(passes);
    expect((await here.call('GET', '/desk/sessions')).status).toBe(401);
    expect((await here.call('POST', '/auth/refreshToken')).status).toBe(401);
  }
});

it('a session that was used while the clock was ahead locks when it is right again', async () => {
  const host = await startHost();
  const here = browser(host);
  await here.signIn();
  host.passes(14 * 60);
  expect((await here.call('GET', '/desk/sessions')).status).toBe(200);
  // When it was used is written down beside the answer.
  const ahead = host.app.now().toISOString();
  const used = host.app.db.selectFrom('session').select('_id').where('lastUsedAt', '=', ahead);
  await expect.poll(() => used.execute()).toHaveLength(1);
  host.passes(-14 * 60);
  const locked = await here.call('GET', '/desk/sessions');
  expect([locked.status, locked.body.code]).toEqual([401, 'SESSION_LOCKED']);
});

it('clocks that differ by minutes keep nobody out', async () => {
  const host = await startHost();
  const here = browser(host);
  await here.signIn();
  host.passes(-4 * 60);
  expect((await here.call('GET', '/desk/sessions')).status).toBe(200);
});

it('however the clock jumps, no session lives on past its hours', async () => {
  const host = await startHost();
  const random = createRandom('jumps of a clock');
  for (let round = 0; round < 6; round += 1) {
    const here = browser(host);
    await here.signIn();
    let wall = 0;
    let lived = 0;
    const move = (seconds: number): void => {
      host.passes(seconds);
      wall += seconds;
    };
    for (let step = 0; step < 25; step += 1) {
      const [passes, jump] = [random.int(60, 25 * 60), random.int(0, 3) === 0 ? random.int(-day, day) : 0];
      lived += passes;
      move(passes + jump);
      if ((await here.call('GET', '/desk/sessions')).status !== 200)
        await here.call('POST', '/auth/refreshToken');
    }
    // The clock is put right, and the hours of the session have passed.
    move(Math.max(lived, sessionRules.absolute) - wall);
    expect((await here.call('GET', '/desk/sessions')).status).toBe(401);
    expect((await here.call('POST', '/auth/refreshToken')).status).toBe(401);
  }
});
