import { describe, expect, it, onTestFinished } from 'vitest';
import { createDeskStore } from '../../../src/web/data/desk-store';
import { currentColorMode } from '../../../src/web/theme/color-mode';
import { currentLocale } from '../../../src/web/identity/locale';
import type { Request } from '../tabs';
import { amelie, answer, boris, browser } from '../tabs';

type Preferences = Record<string, unknown>;

/** A host that keeps preferences, unless it offers none, and what it was sent. */
function hostOf(kept: Preferences = {}, offers = true) {
  const house = { kept, offers, sent: [] as [string, unknown][], refuses: null as Response | Error | null };
  return {
    house,
    answerTo({ method, path, body }: Request): Response {
      if (path === '/desk/capabilities') return answer(200, { capabilities: { preferences: house.offers } });
      if (path !== '/desk/preferences') return answer(200);
      if (method === 'GET') return answer(200, { preferences: house.kept });
      const { key, value } = body as { key: string; value: unknown };
      house.sent.push([key, value]);
      if (house.refuses instanceof Error) throw house.refuses;
      if (house.refuses) return house.refuses.clone();
      const { [key]: _, ...others } = house.kept;
      house.kept = value === null ? others : { ...others, [key]: value };
      return answer(200, { preferences: house.kept });
    },
  };
}

/** The store of Amélie in a tab that she has open, once the host's word is there. */
async function open(host = hostOf(), desk = browser(host.answerTo)) {
  const identity = desk.openTab();
  identity.session.signIn({ user: amelie, roleId: 'r-1', sessionId: 's-1' });
  const visit = async () => {
    const store = createDeskStore({ ...identity, userId: amelie._id });
    store.setup();
    onTestFinished(() => store.teardown());
    const drawn = store.listItems?.() ?? {};
    await desk.clock.settle();
    return { store, drawn };
  };
  return { ...(await visit()), ...host, desk, identity, visit };
}

const copy = () => JSON.parse(localStorage.getItem(`preferences.${amelie._id}`) ?? 'null') as unknown;

describe('the store of the desk', () => {
  it('answers what was set, and the usual where nothing was', async () => {
    const { store } = await open();
    expect(store.getItem('files.columns')).toBeUndefined();
    expect(store.getItem('files.columns', ['ref'])).toEqual(['ref']);
    store.setItem('files.columns', ['state']);
    store.setItem('rail.narrow', false);
    expect(store.getItem('files.columns', ['ref'])).toEqual(['state']);
    expect(store.getItem('rail.narrow', true)).toBe(false);
  });

  it('forgets one, those that begin alike, or all', async () => {
    const { store } = await open();
    for (const key of ['views.file', 'views.note', 'size.file', 'rail']) store.setItem(key, 1);
    store.removeItem('rail');
    store.removeItems('views.');
    expect(store.listItems?.()).toEqual({ 'size.file': 1 });
    expect(store.listItems?.('views.')).toEqual({});
    store.reset();
    expect(store.listItems?.()).toEqual({});
  });

  it('tells those who follow a key, and nobody else, until they turn away', async () => {
    const { store } = await open();
    const heard: unknown[] = [];
    const stop = store.subscribe('rail', (value) => heard.push(value));
    store.setItem('rail', { width: 240 });
    store.setItem('size.file', 50);
    store.removeItem('rail');
    stop();
    store.setItem('rail', { width: 90 });
    expect(heard).toEqual([{ width: 240 }, undefined]);
  });

  it('keeps plain JSON, as it would come back from the host; nothing and null are no value', async () => {
    const { store } = await open();
    store.setItem('view', { since: new Date(0), by: undefined });
    expect(store.getItem('view')).toEqual({ since: '1970-01-01T00:00:00.000Z' });
    store.setItem('view', null);
    expect(store.getItem('view', 'usual')).toBe('usual');
  });
});

describe('what a person prefers', () => {
  it('is drawn right the first time, and the host’s word replaces it', async () => {
    const { store, house, visit } = await open(hostOf({ 'size.file': 50, rail: 'wide' }));
    expect(store.getItem('size.file')).toBe(50);
    house.kept = { 'size.file': 100 };
    const { drawn, store: next } = await visit();
    expect(drawn).toEqual({ 'size.file': 50, rail: 'wide' });
    expect(next.listItems?.()).toEqual({ 'size.file': 100 });
  });

  it('is told to those who follow when the host’s word comes', async () => {
    const host = hostOf({ 'size.file': 50 });
    const desk = browser(host.answerTo);
    const identity = desk.openTab();
    identity.session.signIn({ user: amelie, roleId: 'r-1', sessionId: 's-1' });
    const store = createDeskStore({ ...identity, userId: amelie._id });
    const heard: unknown[] = [];
    store.subscribe('size.file', (value) => heard.push(value));
    store.setup();
    onTestFinished(() => store.teardown());
    await desk.clock.settle();
    expect(heard).toEqual([50]);
  });

  it('reaches the host once it has come to rest, with its last value', async () => {
    const { store, house, desk } = await open();
    for (let width = 100; width <= 200; width += 10) store.setItem('rail.width', width);
    store.setItem('size.file', 50);
    expect(house.sent).toEqual([]);
    await desk.clock.advance(500);
    expect(house.sent).toEqual([
      ['rail.width', 200],
      ['size.file', 50],
    ]);
    store.setItem('size.file', 50);
    store.removeItem('rail.width');
    await desk.clock.advance(500);
    expect(house.sent.slice(2)).toEqual([['rail.width', null]]);
    expect(house.kept).toEqual({ 'size.file': 50 });
  });

  it('is asked for once, though the desk is set up twice', async () => {
    const { store, desk } = await open();
    store.teardown();
    store.setup();
    await desk.clock.settle();
    expect(desk.sent('/desk/')).toHaveLength(2);
  });

  it('stays in the browser where the host offers nothing of the kind', async () => {
    const { store, house, desk, visit } = await open(hostOf({}, false));
    store.setItem('size.file', 50);
    await desk.clock.advance(5000);
    expect(house.sent).toEqual([]);
    expect((await visit()).store.getItem('size.file')).toBe(50);
  });

  it('is not lost where the host refuses it, and not sent again as it is', async () => {
    const { store, house, desk, visit } = await open();
    house.refuses = answer(422, { code: 'INVALID', message: 'value must be at most 64 KB' });
    store.setItem('views.file', ['a very long one']);
    await desk.clock.advance(500);
    store.setItem('size.file', 50);
    await desk.clock.advance(500);
    expect(house.sent.map(([key]) => key)).toEqual(['views.file', 'size.file']);
    expect(store.getItem('views.file')).toEqual(['a very long one']);
    house.refuses = null;
    const { store: next } = await visit();
    expect(next.getItem('views.file')).toEqual(['a very long one']);
    expect(house.kept).toEqual({ 'views.file': ['a very long one'], 'size.file': 50 });
  });

  it('is sent once the host can be reached again', async () => {
    const { store, house, desk } = await open();
    house.refuses = new TypeError('Failed to fetch');
    store.setItem('size.file', 50);
    await desk.clock.advance(5000);
    expect(house.sent).toHaveLength(1);
    house.refuses = null;
    store.setItem('size.note', 100);
    await desk.clock.advance(500);
    expect(house.kept).toEqual({ 'size.file': 50, 'size.note': 100 });
  });

  it('is the same in every tab', async () => {
    const { store } = await open();
    const heard: unknown[] = [];
    store.subscribe('size.file', (value) => heard.push(value));
    localStorage.setItem(
      `preferences.${amelie._id}`,
      JSON.stringify({ values: { 'size.file': 100 }, unsent: [] }),
    );
    dispatchEvent(new StorageEvent('storage', { key: `preferences.${amelie._id}` }));
    expect(heard).toEqual([100]);
  });
});

describe('what is no preference', () => {
  it('stays in the memory of the page', async () => {
    const { store, house, desk } = await open();
    const heard: unknown[] = [];
    store.subscribe('files.selectedIds', (value) => heard.push(value));
    const fleeting = {
      'files.listParams': { filter: { relatedPartyLastName: 'Hansen' } },
      'files.selectedIds': ['f-1'],
      'files.selectedIds.storeKeys': ['todo.selectedIds'],
      'files.datagrid.expanded': ['f-1'],
    };
    for (const [key, value] of Object.entries(fleeting)) store.setItem(key, value);
    await desk.clock.advance(5000);
    expect(store.listItems?.()).toEqual(fleeting);
    expect([heard, house.sent, copy()]).toEqual([[['f-1']], [], { values: {}, unsent: [] }]);
  });

  it('is the colours and the language, which are the page’s', async () => {
    const { store, house, desk, identity } = await open();
    const heard: unknown[] = [];
    onTestFinished(store.subscribe('theme', (value) => heard.push(value)));
    store.setItem('theme', 'dark');
    store.setItem('locale', 'fr');
    await desk.clock.advance(5000);
    expect([store.getItem('theme'), currentColorMode(), currentLocale(), heard]).toEqual([
      'dark',
      'dark',
      'fr',
      ['dark'],
    ]);
    expect(house.sent).toEqual([]);
    await identity.logOut();
    expect([currentColorMode(), currentLocale()]).toEqual(['dark', 'fr']);
  });
});

describe('after a log-out', () => {
  it('nothing of it stays in the browser, and what was not sent yet is told before the word of leaving', async () => {
    const { store, house, desk, identity } = await open(hostOf({ 'views.file': ['Hansen'] }));
    store.setItem('views.file', ['Hansen', 'Okafor']);
    await identity.logOut();
    store.setItem('size.file', 100);
    store.reset();
    await desk.clock.advance(5000);
    expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toMatch(/Hansen|Okafor|size/);
    expect(store.listItems?.()).toEqual({});
    expect(house.sent).toEqual([['views.file', ['Hansen', 'Okafor']]]);
    expect(house.kept).toEqual({ 'views.file': ['Hansen', 'Okafor'] });
    expect(desk.requests.map(({ path }) => path).slice(-2)).toEqual(['/desk/preferences', '/auth/logout']);
  });

  it('the next person gets their own, and none that were left there before', async () => {
    localStorage.setItem('preferences.u-someone', JSON.stringify({ 'views.file': ['Hansen'] }));
    const { store, desk, identity } = await open();
    expect(localStorage.getItem('preferences.u-someone')).toBeNull();
    store.setItem('size.file', 100);
    identity.session.signIn({ user: boris, roleId: 'r-1', sessionId: 's-2' });
    expect(store.listItems?.()).toEqual({});
    const theirs = createDeskStore({ ...identity, userId: boris._id });
    theirs.setup();
    onTestFinished(() => theirs.teardown());
    await desk.clock.advance(5000);
    expect(theirs.listItems?.()).toEqual({});
  });
});
