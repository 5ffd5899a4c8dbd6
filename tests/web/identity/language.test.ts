import { describe, expect, it, onTestFinished } from 'vitest';
import { currentLocale, onLocaleChosen, setLocale } from '../../../src/web/identity/locale';
import type { Request } from '../tabs';
import { amelie, answer, browser } from '../tabs';

const credentials = {
  email: amelie.email,
  password: 'long enough',
  mfaType: 'email',
  mfaCode: 'K7M2QX',
  isSessionRenewal: false,
} as const;

/** A browser in English, on a host where Amélie's language is French. */
function desk() {
  localStorage.setItem('locale', 'en');
  const house = { language: 'fr', isDown: false };
  const { openTab, sent, clock } = browser(({ method, path, body }: Request) => {
    if (path === '/auth/login')
      return answer(200, { user: { ...amelie, language: house.language }, roleId: 'r-1', sessionId: 's-1' });
    if (method === 'PATCH' && house.isDown) return answer(500);
    if (method === 'PATCH') house.language = (body as { language: string }).language;
    return answer(200, { _id: amelie._id });
  });
  const identity = openTab();
  onTestFinished(onLocaleChosen((locale) => void identity.language.choose(locale)));
  return { house, sent, clock, identity, openTab };
}

describe('the language of a person', () => {
  it('is taken over from the host where they sign in', async () => {
    const { sent, identity } = desk();
    await identity.signIn(credentials);
    expect(currentLocale()).toBe('fr');
    expect(document.documentElement.lang).toBe('fr');
    expect(sent('/user/')).toEqual([]);
  });

  it('is kept on the host when they choose another one', async () => {
    const { house, sent, clock, identity } = desk();
    await identity.signIn(credentials);
    setLocale('en');
    await clock.settle();
    expect(house.language).toBe('en');
    expect(sent('/user/')[0]).toMatchObject({ method: 'PATCH', body: { _id: amelie._id, language: 'en' } });
    expect(identity.session.state().user?.language).toBe('en');
    setLocale('en');
    setLocale('fr');
    setLocale('en');
    await clock.settle();
    expect(house.language).toBe('en');
  });

  it('is the one that they chose on the sign-in page before', async () => {
    const { house, clock, identity } = desk();
    setLocale('fr');
    setLocale('en');
    await identity.signIn(credentials);
    await clock.settle();
    expect([currentLocale(), house.language]).toEqual(['en', 'en']);
  });

  it('is what another tab chose too, of which this one hears without a word to the host', async () => {
    const { sent, clock, identity, openTab } = desk();
    openTab();
    await identity.signIn(credentials);
    localStorage.setItem('locale', 'en');
    dispatchEvent(new StorageEvent('storage', { key: 'locale' }));
    await clock.settle();
    expect(currentLocale()).toBe('en');
    expect(sent('/user/')).toEqual([]);
  });

  it('stays as it is on the page when a session is renewed', async () => {
    const { house, clock, identity } = desk();
    await identity.signIn(credentials);
    house.isDown = true;
    setLocale('en');
    await clock.settle();
    await identity.signIn({ ...credentials, isSessionRenewal: true });
    expect(currentLocale()).toBe('en');
  });
});
