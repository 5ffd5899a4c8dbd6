import { describe, expect, it } from 'vitest';
import { amelie, answer, browser, noLocks } from '../tabs';

const signedIn = { user: amelie, roleId: 'r-1', sessionId: 's-1' };
const MINUTE = 60_000;

describe('a refresh', () => {
  it('that a sibling tab won outlives the refusal of this one, and clears nothing', async () => {
    let fresh = true;
    let refreshes = 0;
    const desk = browser(({ path }) => {
      if (path !== '/auth/refreshToken') return fresh ? answer(200) : answer(401);
      refreshes += 1;
      fresh = true;
      return refreshes === 1 ? answer(200, signedIn) : answer(401);
    }, noLocks);
    const tabs = [desk.openTab(), desk.openTab()];
    tabs[0]?.session.signIn(signedIn);
    localStorage.setItem('draft/file-1', 'half a note');
    desk.clock.sleepFor(16 * MINUTE);
    fresh = false;
    const answers = await Promise.all(tabs.map(({ http }) => http.call('GET', '/file/list')));
    expect([refreshes, ...answers.map(({ status }) => status)]).toEqual([2, 200, 200]);
    for (const { session } of tabs)
      expect(session.state()).toMatchObject({ user: amelie, requireReauth: false });
    expect(localStorage.getItem('draft/file-1')).toBe('half a note');
  });

  it('that is refused locks the screen, and takes nothing from the browser', async () => {
    const desk = browser(() => answer(401));
    const { http, session } = desk.openTab();
    session.signIn(signedIn);
    localStorage.setItem('draft/file-1', 'half a note');
    desk.clock.sleepFor(16 * MINUTE);
    void http.call('GET', '/file/list').catch(() => undefined);
    await desk.clock.advance(MINUTE);
    expect(session.state()).toEqual({ user: amelie, roleId: 'r-1', userRole: null, requireReauth: true });
    expect([localStorage.getItem('sessionId'), localStorage.getItem('draft/file-1')]).toEqual([
      's-1',
      'half a note',
    ]);
    await http.call('POST', '/auth/login', { body: {} }).catch(() => undefined);
  });

  it('comes at most every five seconds, however often calls are refused', async () => {
    const desk = browser(({ path }) => (path === '/auth/refreshToken' ? answer(200, signedIn) : answer(401)));
    const { http, session } = desk.openTab();
    session.signIn(signedIn);
    for (let second = 0; second < 60; second += 1) {
      for (let call = 0; call < 20; call += 1) void http.call('GET', `/file/${call}`).catch(() => undefined);
      await desk.clock.advance(1000);
    }
    expect(desk.sent('/auth/refreshToken').length).toBeGreaterThan(1);
    expect(desk.sent('/auth/refreshToken').length).toBeLessThanOrEqual(13);
  });

  it.each([
    ['back', -60 * MINUTE],
    ['ahead', 24 * 60 * MINUTE],
  ])('is made at once though the clock was set %s', async (_, by) => {
    let fresh = false;
    const desk = browser(({ path }) => {
      if (path === '/auth/refreshToken') fresh = true;
      return fresh ? answer(200, signedIn) : answer(401);
    });
    const { http, session } = desk.openTab();
    session.signIn(signedIn);
    desk.clock.sleepFor(by);
    expect((await http.call('GET', '/file/list')).status).toBe(200);
    expect(desk.sent('/auth/refreshToken')).toHaveLength(1);
  });

  it('is tried again within thirty seconds, whatever pause the host asks for', async () => {
    let busy = true;
    const desk = browser(({ path }) => {
      if (path === '/auth/refreshToken' && busy) return answer(429, null, { 'retry-after': '99999999999' });
      return busy ? answer(401) : answer(200, signedIn);
    });
    const { http, session } = desk.openTab();
    session.signIn(signedIn);
    desk.clock.sleepFor(16 * MINUTE);
    const call = http.call('GET', '/file/list');
    await desk.clock.advance(1000);
    busy = false;
    expect(desk.sent('/auth/refreshToken')).toHaveLength(1);
    await desk.clock.advance(30_000);
    expect((await call).status).toBe(200);
  });
});
