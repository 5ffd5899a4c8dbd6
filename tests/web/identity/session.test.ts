import { describe, expect, it, vi } from 'vitest';
import { amelie, answer, boris, browser } from '../tabs';

const signedIn = { user: amelie, roleId: 'r-1', sessionId: 's-1' };

describe('the session', () => {
  it('outlives a reload, without the permissions', () => {
    const desk = browser(() => answer(200));
    desk.openTab().session.signIn(signedIn);
    expect(desk.openTab().session.state()).toEqual({
      user: amelie,
      roleId: 'r-1',
      userRole: null,
      requireReauth: false,
    });
    expect(localStorage.getItem('sessionId')).toBe('s-1');
    expect(localStorage.getItem('postLoginModalShown')).toBe('false');
  });

  it('keeps in the browser who is signed in, and nothing of what the host answered', async () => {
    const desk = browser(() => answer(200, { data: [{ _id: 'f-1', debtorName: 'Aiden Hansen' }] }));
    const { http, session } = desk.openTab();
    session.signIn(signedIn);
    await http.call('GET', '/file/list');
    expect(Object.keys(localStorage).sort()).toEqual([
      'auth',
      'lastActivityAt',
      'postLoginModalShown',
      'sessionId',
      'sessionRefreshedAt',
    ]);
    expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toMatch(/f-1|Hansen/);
  });

  it('begins empty where what was stored cannot be read', () => {
    localStorage.setItem('auth', '{"user":');
    expect(
      browser(() => answer(200))
        .openTab()
        .session.signedIn(),
    ).toBe(false);
  });

  it('stores the role once it loads', async () => {
    const desk = browser(() =>
      answer(200, { _id: 'r-1', key: 'supervisor', name: 'Supervisor', permissions: [] }),
    );
    const { session, role } = desk.openTab();
    session.signIn(signedIn);
    await Promise.all([role.load(), role.load()]);
    expect(session.state().userRole).toBe('supervisor');
    expect(desk.sent('/role/r-1')).toHaveLength(1);
  });
});

describe('log-out', () => {
  it('resolves and clears with a dead network, in every tab at once, and keeps colours and language', async () => {
    const desk = browser(() => Promise.reject(new TypeError('Failed to fetch')));
    const [here, there] = [desk.openTab(), desk.openTab()];
    here.session.signIn(signedIn);
    localStorage.setItem('colorMode', 'dark');
    localStorage.setItem('locale', 'fr');
    localStorage.setItem('draft/file-1', 'private');
    localStorage.setItem('preferences.u-amelie', JSON.stringify({ values: { 'views.file': ['Hansen'] } }));
    sessionStorage.setItem('draft/file-2', 'private');
    expect(there.session.signedIn()).toBe(true);

    const leaving = here.logOut();
    expect(here.session.signedIn()).toBe(false);
    expect(there.session.signedIn()).toBe(false);
    await expect(leaving).resolves.toBeUndefined();
    expect(Object.keys(localStorage).sort()).toEqual(['colorMode', 'locale']);
    expect(sessionStorage).toHaveLength(0);
  });

  it('tells the host which session ends, though the browser has forgotten it', async () => {
    const desk = browser(() => answer(200));
    const { session, logOut } = desk.openTab();
    session.signIn(signedIn);
    await logOut();
    expect(desk.requests).toMatchObject([{ method: 'GET', path: '/auth/logout' }]);
    expect(desk.requests[0]?.headers.get('x-session-id')).toBe('s-1');
  });

  it('does not wait for a silent host longer than five seconds', async () => {
    const desk = browser(() => new Promise(() => undefined));
    const { session, logOut } = desk.openTab();
    session.signIn(signedIn);
    const leaving = logOut();
    await desk.clock.advance(5000);
    await expect(leaving).resolves.toBeUndefined();
  });

  it('is kept from nobody by what fails to listen or to say its last word, and the failure is told', async () => {
    const failures: string[] = [];
    // A browser has it, and what stands in for one here does not.
    vi.stubGlobal('reportError', (error: Error) => failures.push(error.message));
    const desk = browser(() => answer(200));
    const { session, logOut, beforeLogOut } = desk.openTab();
    session.signIn(signedIn);
    const fails = (what: string) => () => {
      throw new Error(what);
    };
    const people: (string | null)[] = [];
    beforeLogOut(fails('no word'));
    session.onPersonChange(fails('no ear'));
    session.subscribe(fails('no eye'));
    session.onPersonChange((_before, now) => people.push(now));
    await logOut();
    vi.unstubAllGlobals();
    expect(session.signedIn()).toBe(false);
    expect(people).toEqual([null]);
    expect(desk.sent('/auth/logout')).toHaveLength(1);
    expect(failures).toEqual(['no word', 'no ear', 'no eye']);
  });
});

describe('a sign-in where nobody was signed in', () => {
  it('clears what anyone left there, but for colours and language', () => {
    const { session } = browser(() => answer(200)).openTab();
    for (const key of ['preferences.u-boris', 'draft/file-1', 'colorMode', 'locale'])
      localStorage.setItem(key, 'x');
    session.signIn(signedIn);
    const kept = Object.keys(localStorage);
    expect(kept).toEqual(expect.arrayContaining(['auth', 'colorMode', 'locale']));
    expect(kept.filter((key) => /preferences|draft/.test(key))).toEqual([]);
  });
});

describe('a sign-in with a different e-mail', () => {
  it('clears what was stored of the one before, in every tab', async () => {
    const desk = browser(() => answer(200, { user: boris, roleId: 'r-2', sessionId: 's-2' }));
    const [here, there] = [desk.openTab(), desk.openTab()];
    here.session.signIn(signedIn);
    here.session.requireReauth();
    localStorage.setItem('draft/file-1', 'private');
    const outcome = await here.signIn({
      email: boris.email,
      password: 'long enough',
      mfaType: 'email',
      mfaCode: 'K7M2QX',
      isSessionRenewal: true,
    });
    expect(outcome).toEqual({ kind: 'signed-in', samePerson: false });
    expect(localStorage.getItem('draft/file-1')).toBeNull();
    expect(there.session.state()).toMatchObject({ user: boris, requireReauth: false });
  });
});
