import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadWords } from '../../src/web/i18n/words';
import { IdentityContext } from '../../src/web/identity/identity-context';
import { setLocale } from '../../src/web/identity/locale';
import { ToastProvider } from '../../src/web/identity/toast';
import { Pages } from '../../src/web/pages';
import type { Request } from './tabs';
import { amelie, answer, boris, browser } from './tabs';

const role = {
  _id: 'r-1',
  key: 'supervisor',
  name: 'Supervisor',
  permissions: [{ resource: 'company', actions: ['list', 'show'] }],
};

const ofFilesAndNotes = {
  ...role,
  permissions: ['file', 'note'].map((resource) => ({ resource, actions: ['list', 'show'] })),
};
const note = {
  ...{ _id: 'n-1', version: 1, senderId: 'u-9', fileId: null, audience: 'internal', noteType: 'general' },
  ...{ subject: 'Keys', body: 'They lie at the yard.', unread: true, createdAt: '2026-03-02T15:00:00.000Z' },
};

/** A host on a quiet day. */
function answersOfHome(request: Request): Response {
  const { path } = request;
  if (path.startsWith('/role/')) return answer(200, ofFilesAndNotes);
  if (path.startsWith('/desk/home')) return answer(200, { mine: true, tiles: [], urgent: [], people: [] });
  if (path.startsWith('/file/bucketList')) return answer(200, { totals: {}, buckets: { stage: [] } });
  if (path.startsWith('/note/list')) return answer(200, { data: [note], total: 160, buckets: {} });
  return host(request);
}

/** A host on which each person sees a company of their own. */
function host({ path, headers }: Request): Response {
  const mine = headers.get('x-session-id') === 's-boris' ? 'Lender B' : 'Lender A';
  if (path.startsWith('/role/')) return answer(200, role);
  if (path.startsWith('/company/list'))
    return answer(200, { data: [{ _id: 'c-1', companyName: mine, code: 'LN', version: 1 }], total: 60 });
  return answer(200, { data: [], total: 0, count: 0, capabilities: {} });
}

const shown = (text: string) => screen.findAllByText(text, undefined, { timeout: 15_000 });

function openDesk(answers = host, at = '/companies') {
  const desk = browser(answers);
  const identity = desk.openTab();
  identity.session.signIn({ user: amelie, roleId: 'r-1', sessionId: 's-amelie' });
  history.replaceState(null, '', at);
  render(
    <IdentityContext value={identity}>
      <ToastProvider>
        <Pages />
      </ToastProvider>
    </IdentityContext>,
  );
  return { desk, identity };
}

// Loading the desk takes its time, which is none of a page's.
beforeAll(
  () =>
    Promise.all([
      import('../../src/web/admin-app'),
      import('../../src/web/identity/signed-in'),
      import('../../src/web/generated/generated-list'),
      loadWords('en'),
    ]),
  60_000,
);
beforeEach(() => {
  localStorage.setItem('locale', 'en');
  // Nobody listens there: the desk is to do without live news.
  vi.stubEnv('VITE_API_URL', 'http://127.0.0.1:9/api');
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

describe('the desk', { timeout: 60_000 }, () => {
  it('shows the next person nothing of what was fetched for the one before', async () => {
    const { desk, identity } = openDesk();
    expect((await shown('Lender A')).length).toBeGreaterThan(0);
    act(() => void identity.logOut());
    expect(document.body).not.toHaveTextContent('Lender A');
    const seen: string[] = [];
    const watch = new MutationObserver(() => seen.push(document.body.textContent));
    watch.observe(document.body, { childList: true, subtree: true, characterData: true });
    act(() => {
      identity.session.signIn({ user: boris, roleId: 'r-1', sessionId: 's-boris' });
      history.replaceState(null, '', '/companies');
      dispatchEvent(new PopStateEvent('popstate'));
    });
    expect((await shown('Lender B')).length).toBeGreaterThan(0);
    watch.disconnect();
    expect(seen.join()).not.toContain('Lender A');
    expect(desk.sent('/company/list').length).toBeGreaterThanOrEqual(2);
  });

  it('asks for the rows of the list once, and before the list is there to ask', async () => {
    const drawn: boolean[] = [];
    const { desk } = openDesk((request) => {
      if (request.path.startsWith('/company/list'))
        drawn.push(screen.queryByRole('heading', { level: 1 }) !== null);
      return host(request);
    });
    expect((await shown('Lender A')).length).toBeGreaterThan(0);
    expect(desk.sent('/company/list')).toHaveLength(1);
    expect(drawn).toEqual([false]);
  });

  it('asks once also for a list that is narrowed, put in order and turned to another page', async () => {
    const { desk } = openDesk(host, '/companies?activityType=lender&sortBy=-code&page=2&size=50');
    expect((await shown('Lender A')).length).toBeGreaterThan(0);
    expect(desk.sent('/company/list')).toHaveLength(1);
    expect(desk.sent('/company/list')[0]?.path).toContain('activityType=lender');
  });

  it.each([
    ['/', ['/desk/home', '/file/bucketList'], 'Home'],
    ['/?mine=true', ['/desk/home', '/file/bucketList'], 'Home'],
    ['/notes', ['/note/list?'], 'Notes'],
    ['/notes?unread=true&page=2', ['/note/list?'], 'Notes'],
  ])('asks once for what stands at %s, and before there is a page to show it', async (at, asked, title) => {
    const drawn: boolean[] = [];
    const { desk } = openDesk((request) => {
      if (asked.some((path) => request.path.startsWith(path)))
        drawn.push(screen.queryByRole('heading', { level: 1 }) !== null);
      return answersOfHome(request);
    }, at);
    await screen.findByRole('heading', { level: 1, name: new RegExp(title) });
    await act(() => new Promise((resolve) => setTimeout(resolve, 100)));
    for (const path of asked) expect(desk.sent(path)).toHaveLength(1);
    expect(drawn).toEqual(asked.map(() => false));
  });

  it('asks the host again in the language that is chosen', async () => {
    openDesk((request) =>
      request.path.startsWith('/company/list') && request.headers.get('accept-language') === 'fr'
        ? answer(200, { data: [{ _id: 'c-1', companyName: 'Prêteur A', code: 'LN', version: 1 }], total: 1 })
        : host(request),
    );
    await shown('Lender A');
    await act(async () => setLocale('fr'));
    expect(await shown('Prêteur A')).not.toHaveLength(0);
  });

  it('tells nobody outside that it is used', async () => {
    vi.stubEnv('NODE_ENV', 'production');
    const asked: string[] = [];
    vi.stubGlobal(
      'Image',
      class {
        set src(address: string) {
          asked.push(address);
        }
      },
    );
    openDesk();
    expect((await shown('Lender A')).length).toBeGreaterThan(0);
    expect(asked).toEqual([]);
  });
});
