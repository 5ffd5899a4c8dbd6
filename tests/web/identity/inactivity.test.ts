import { describe, expect, it } from 'vitest';
import { expireSession } from '../../../src/web/identity/expire-session';
import { watchInactivity } from '../../../src/web/identity/inactivity';
import { amelie, answer, browser } from '../tabs';

const signedIn = { user: amelie, roleId: 'r-1', sessionId: 's-1' };
const MINUTE = 60_000;

function watchedTabs(count: number) {
  const desk = browser(() => answer(200));
  const tabs = Array.from({ length: count }, () => {
    const identity = desk.openTab();
    const target = new EventTarget() as unknown as Window;
    return { identity, target };
  });
  tabs[0]?.identity.session.signIn(signedIn);
  for (const { identity, target } of tabs) {
    watchInactivity({ ...identity, target, onExpire: () => void expireSession(identity.http) });
  }
  return { desk, tabs, locked: () => tabs.map(({ identity }) => identity.session.state().requireReauth) };
}

describe('inactivity', () => {
  it('locks after 600 seconds, tells the host once and marks every tab', async () => {
    const { desk, locked } = watchedTabs(3);
    await desk.clock.advance(10 * MINUTE);
    expect(locked()).toEqual([false, false, false]);
    await desk.clock.advance(1000);
    expect(locked()).toEqual([true, true, true]);
    expect(desk.sent('/auth/session-expiry')).toHaveLength(1);
  });

  it.each(['mousedown', 'touchstart', 'keydown', 'input', 'scroll', 'wheel'])(
    'starts again at a %s in any tab',
    async (name) => {
      const { desk, tabs, locked } = watchedTabs(2);
      await desk.clock.advance(9 * MINUTE);
      tabs[1]?.target.dispatchEvent(new Event(name));
      await desk.clock.advance(9 * MINUTE);
      expect(locked()).toEqual([false, false]);
      await desk.clock.advance(2 * MINUTE);
      expect(locked()).toEqual([true, true]);
    },
  );

  it.each(['visibilitychange', 'pageshow', 'focus'])('locks at the %s after an hour asleep', (name) => {
    const { desk, tabs, locked } = watchedTabs(1);
    desk.clock.sleepFor(60 * MINUTE);
    expect(locked()).toEqual([false]);
    tabs[0]?.target.dispatchEvent(new Event(name));
    expect(locked()).toEqual([true]);
  });

  it('is not rescued by the first key after an hour asleep', () => {
    const { desk, tabs, locked } = watchedTabs(1);
    desk.clock.sleepFor(60 * MINUTE);
    tabs[0]?.target.dispatchEvent(new Event('keydown'));
    expect(locked()).toEqual([true]);
  });

  it('locks a page that is loaded anew after the deadline', () => {
    const { desk } = watchedTabs(1);
    desk.clock.sleepFor(60 * MINUTE);
    const identity = desk.openTab();
    watchInactivity({
      ...identity,
      target: new EventTarget() as unknown as Window,
      onExpire: () => undefined,
    });
    expect(identity.session.state().requireReauth).toBe(true);
  });

  it('stands still while a sign-in is required, and begins at 600 seconds after it', async () => {
    const { desk, tabs, locked } = watchedTabs(1);
    await desk.clock.advance(30 * MINUTE);
    expect(desk.sent('/auth/session-expiry')).toHaveLength(1);
    tabs[0]?.identity.session.signIn(signedIn);
    await desk.clock.advance(9 * MINUTE);
    expect(locked()).toEqual([false]);
    await desk.clock.advance(2 * MINUTE);
    expect(locked()).toEqual([true]);
  });

  it('refreshes once to tell the host, where the access ran out during the idle time', async () => {
    let fresh = false;
    const desk = browser(({ path }) => {
      if (path === '/auth/refreshToken') fresh = true;
      return fresh ? answer(200, signedIn) : answer(401, { code: 'SIGNED_OUT' });
    });
    await expireSession(desk.openTab().http);
    expect(desk.requests.map(({ path }) => path)).toEqual([
      '/auth/session-expiry',
      '/auth/refreshToken',
      '/auth/session-expiry',
    ]);
  });
});
