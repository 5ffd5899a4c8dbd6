import { describe, expect, it } from 'vitest';
import { Dropped, FetchFailure, ParsingFailure, Refusal, Timeout } from '../../../src/web/http/failures';
import { amelie, answer, boris, browser } from '../tabs';

const signedIn = { user: amelie, roleId: 'r-1', sessionId: 's-1' };

/** A host whose access tokens run out when told, and which counts its refreshes. */
function host() {
  const state = { fresh: true, refresh: () => answer(200, signedIn) as Response | Promise<Response> };
  const serve = async ({ path }: { path: string }) => {
    if (path === '/auth/refreshToken') {
      const given = await state.refresh();
      if (given.ok) state.fresh = true;
      return given;
    }
    if (path === '/auth/login') {
      state.fresh = true;
      return answer(200, signedIn);
    }
    return state.fresh
      ? answer(200, { path })
      : answer(401, { message: 'Sign in to go on.', code: 'SIGNED_OUT' });
  };
  return { state, desk: browser(serve) };
}

const renewal = {
  email: amelie.email,
  password: 'long enough',
  mfaType: 'email',
  mfaCode: '',
  isSessionRenewal: true,
} as const;

describe('a call', () => {
  it('carries the session id, the version it was made on and its query, with many values repeating the key', async () => {
    const { desk } = host();
    const { http, session } = desk.openTab();
    session.signIn(signedIn);
    await http.call('PATCH', '/file/', {
      query: { stage: ['a', 'b'], none: '', no: null },
      version: 7,
      body: { _id: '1' },
    });
    const [sent] = desk.requests;
    expect(sent?.path).toBe('/file/?stage=a&stage=b');
    expect(sent?.headers.get('x-session-id')).toBe('s-1');
    expect(sent?.credentials).toBe('include');
    expect(sent?.headers.get('if-match')).toBe('"7"');
    expect(sent?.body).toEqual({ _id: '1' });
  });

  it('sends a form as it is, without naming its type', async () => {
    const { desk } = host();
    const form = new FormData();
    await desk.openTab().http.call('POST', '/document/', { form });
    expect(desk.requests[0]?.body).toBe(form);
    expect(desk.requests[0]?.headers.has('content-type')).toBe(false);
  });

  it('passes a refusal on with its sentence, code, field errors and body', async () => {
    const body = {
      message: 'Some fields need attention.',
      code: 'INVALID',
      errors: { vin: 'vin is a required field' },
    };
    const { http } = browser(() => answer(422, body)).openTab();
    const refusal = await http.call('POST', '/file/', { body: {} }).catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(Refusal);
    expect(refusal).toMatchObject({
      status: 422,
      message: 'Some fields need attention.',
      code: 'INVALID',
      errors: body.errors,
      body,
    });
  });

  it('says “An error occurred.” where a refusal carries no sentence', async () => {
    const { http } = browser(() => new Response('<h1>Bad gateway</h1>', { status: 502 })).openTab();
    await expect(http.call('GET', '/file/list')).rejects.toMatchObject({
      status: 502,
      message: 'An error occurred.',
    });
  });

  it('tells a dead network, a slow host and an unreadable answer apart', async () => {
    const dead = browser(() => Promise.reject(new TypeError('Failed to fetch')));
    await expect(dead.openTab().http.call('GET', '/x')).rejects.toBeInstanceOf(FetchFailure);

    const slow = browser(() => new Promise(() => undefined));
    const waiting = slow
      .openTab()
      .http.call('GET', '/x')
      .catch((error: unknown) => error);
    await slow.clock.advance(60_000);
    expect(await waiting).toBeInstanceOf(Timeout);

    const garbled = browser(() => new Response('<!doctype html>'));
    await expect(garbled.openTab().http.call('GET', '/x')).rejects.toBeInstanceOf(ParsingFailure);
  });

  it('reports a 401 of the sign-in as a failure and refreshes nothing', async () => {
    const desk = browser(() => answer(401, { message: 'The email or the password is not right.' }));
    await expect(desk.openTab().http.call('POST', '/auth/login', { body: {} })).rejects.toMatchObject({
      status: 401,
    });
    expect(desk.requests).toHaveLength(1);
  });

  it('reports a 401 as it is when nobody is signed in', async () => {
    const desk = browser(() => answer(401));
    await expect(desk.openTab().http.call('GET', '/file/list')).rejects.toMatchObject({ status: 401 });
    expect(desk.sent('/auth/refreshToken')).toHaveLength(0);
  });
});

describe('an expired access', () => {
  it('is refreshed once for twenty calls of three tabs, and each call is repeated once', async () => {
    const { state, desk } = host();
    const tabs = [desk.openTab(), desk.openTab(), desk.openTab()];
    tabs[0]?.session.signIn(signedIn);
    desk.clock.sleepFor(16 * 60_000);
    state.fresh = false;
    const calls = tabs.flatMap(({ http }, tab) =>
      Array.from({ length: 20 }, (_, index) => http.call('GET', `/file/${tab}-${index}`)),
    );
    const answers = await Promise.all(calls);
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 60 }, () => 200));
    expect(desk.sent('/auth/refreshToken')).toHaveLength(1);
    expect(desk.sent('/file/')).toHaveLength(120);
    expect(tabs[2]?.session.state().requireReauth).toBe(false);
  });

  it('does not ask for a sign-in while the refresh gets no answer, and pauses longer each time', async () => {
    const { state, desk } = host();
    const { http, session } = desk.openTab();
    session.signIn(signedIn);
    desk.clock.sleepFor(16 * 60_000);
    state.fresh = false;
    state.refresh = () => answer(503);
    const call = http.call('GET', '/file/list');
    await desk.clock.advance(0);
    expect(desk.sent('/auth/refreshToken')).toHaveLength(1);
    await desk.clock.advance(1000);
    expect(desk.sent('/auth/refreshToken')).toHaveLength(2);
    await desk.clock.advance(1000);
    expect(desk.sent('/auth/refreshToken')).toHaveLength(2);
    await desk.clock.advance(1000);
    expect(desk.sent('/auth/refreshToken')).toHaveLength(3);
    expect(session.state().requireReauth).toBe(false);
    state.refresh = () => Promise.reject(new TypeError('Failed to fetch'));
    await desk.clock.advance(60_000);
    expect(session.state().requireReauth).toBe(false);
    state.refresh = () => answer(200, signedIn);
    await desk.clock.advance(30_000);
    expect((await call).status).toBe(200);
  });

  it('asks for a sign-in once the refresh is refused, waits, and repeats the call', async () => {
    const { state, desk } = host();
    const identity = desk.openTab();
    identity.session.signIn(signedIn);
    desk.clock.sleepFor(16 * 60_000);
    state.fresh = false;
    state.refresh = () => answer(401);
    const call = identity.http.call('PATCH', '/file/', { body: { _id: '1' } });
    await desk.clock.advance(90_000);
    expect(identity.session.state().requireReauth).toBe(true);
    expect(desk.sent('/auth/refreshToken')).toHaveLength(1);
    await identity.signIn(renewal);
    await desk.clock.advance(1000);
    expect((await call).status).toBe(200);
    expect(desk.sent('/file/')).toHaveLength(2);
  });

  it('drops what waited when another person signs in, and repeats none of it', async () => {
    const { state, desk } = host();
    const identity = desk.openTab();
    identity.session.signIn(signedIn);
    desk.clock.sleepFor(16 * 60_000);
    state.fresh = false;
    state.refresh = () => answer(401);
    const call = identity.http
      .call('PATCH', '/file/', { body: { _id: '1' } })
      .catch((error: unknown) => error);
    await desk.clock.advance(5000);
    identity.session.signIn({ user: boris, roleId: 'r-2', sessionId: 's-2' });
    await desk.clock.advance(5000);
    expect(await call).toBeInstanceOf(Dropped);
    expect(desk.sent('/file/')).toHaveLength(1);
  });

  it('drops what waited when the refresh turns out to be another person’s', async () => {
    const { state, desk } = host();
    const identity = desk.openTab();
    identity.session.signIn(signedIn);
    desk.clock.sleepFor(16 * 60_000);
    state.fresh = false;
    state.refresh = () => answer(200, { user: boris, roleId: 'r-2', sessionId: 's-2' });
    await expect(identity.http.call('POST', '/note/', { body: {} })).rejects.toBeInstanceOf(Dropped);
    expect(desk.sent('/note/')).toHaveLength(1);
  });

  it('drops an answer on its way to a person who has logged out', async () => {
    const desk = browser(() => new Promise(() => undefined));
    const identity = desk.openTab();
    identity.session.signIn(signedIn);
    const call = identity.http.call('GET', '/file/list').catch((error: unknown) => error);
    void identity.logOut();
    expect(await call).toBeInstanceOf(Dropped);
  });

  it('hands a 401 on when the call is refused again right after a good refresh', async () => {
    const desk = browser(({ path }) => (path === '/auth/refreshToken' ? answer(200, signedIn) : answer(401)));
    const identity = desk.openTab();
    identity.session.signIn(signedIn);
    desk.clock.sleepFor(16 * 60_000);
    await expect(identity.http.call('GET', '/file/list')).rejects.toMatchObject({ status: 401 });
    expect(desk.sent('/auth/refreshToken')).toHaveLength(1);
    expect(identity.session.state().requireReauth).toBe(false);
  });

  it('lets a waiting call be given up', async () => {
    const { desk } = host();
    const identity = desk.openTab();
    identity.session.signIn(signedIn);
    identity.session.requireReauth();
    const leave = new AbortController();
    const call = identity.http
      .call('GET', '/file/list', { signal: leave.signal })
      .catch((error: unknown) => error);
    await desk.clock.settle();
    leave.abort(new Error('left the page'));
    expect(await call).toMatchObject({ message: 'left the page' });
    await identity.signIn(renewal);
    await desk.clock.advance(2000);
    expect(desk.sent('/file/')).toHaveLength(0);
  });

  it('sends one request for identical waiting reads, and holds at most a hundred calls', async () => {
    const { desk } = host();
    const identity = desk.openTab();
    identity.session.signIn(signedIn);
    identity.session.requireReauth();
    const same = Array.from({ length: 400 }, () => identity.http.call('GET', '/note/count'));
    const writes = Array.from({ length: 110 }, (_, index) =>
      identity.http.call('POST', '/note/', { body: { index } }).then(
        () => 'answered',
        (error: unknown) => (error instanceof Dropped ? error.reason : 'other'),
      ),
    );
    await identity.signIn(renewal);
    await desk.clock.advance(2000);
    expect(await Promise.all(same)).toHaveLength(400);
    expect(desk.sent('/note/count')).toHaveLength(1);
    const outcomes = await Promise.all(writes);
    expect(outcomes.filter((one) => one === 'answered')).toHaveLength(99);
    expect(outcomes.filter((one) => one === 'too-many-waiting')).toHaveLength(11);
  });
});
