import { describe, expect, it } from 'vitest';
import { readSettings } from '#server/settings';
import { sameSiteOf } from '#server/web-origins';
import { startHost } from '../../support/host';
import { messagesOf } from '../../support/network';
import { signIn } from '../../support/person';

const web = 'https://desk.agency.example';
const env = { PUBLIC_URL: 'https://api.agency.example', WEB_ORIGINS: web };
const crossing = { origin: web, 'sec-fetch-site': 'same-site', host: 'api.agency.example' };

describe('a web app on another origin', () => {
  it('is asked before a call and let in, with its cookies, where the settings name it', async () => {
    const { server } = await startHost({ env });
    const asked = {
      'access-control-request-method': 'PATCH',
      'access-control-request-headers': 'x-session-id',
    };
    const preflight = (origin: string) =>
      server.inject({ method: 'OPTIONS', url: '/api/file/', headers: { ...crossing, origin, ...asked } });
    const { statusCode, headers } = await preflight(web);
    expect(statusCode).toBe(204);
    expect(headers).toMatchObject({
      'access-control-allow-origin': web,
      'access-control-allow-credentials': 'true',
      'access-control-allow-headers': expect.stringContaining('x-session-id') as string,
      'access-control-allow-methods': expect.stringContaining('PATCH') as string,
    });
    for (const other of [
      'https://agency.example',
      'http://desk.agency.example',
      `${web}.evil.example`,
      'null',
    ])
      expect((await preflight(other)).headers).not.toHaveProperty('access-control-allow-origin', other);
  });

  it('signs in, reads and changes as it would on the host’s own, and another origin does not', async () => {
    const host = await startHost({ env });
    const me = await signIn(host, 'supervisor');
    const change = { _id: me.userId, title: 'Lead' };
    const changed = await me.call('PATCH', '/user/', change, crossing);
    expect(changed.status).toBe(200);
    expect(changed.headers).toMatchObject({ 'access-control-allow-origin': web });
    // What the browser may read of an answer, a refusal too.
    const refused = await me.call('GET', '/file/no-id', undefined, crossing);
    expect([refused.status, refused.headers['access-control-allow-origin']]).toEqual([400, web]);
    const evil = { ...crossing, origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };
    expect((await me.call('PATCH', '/user/', change, evil)).status).toBe(403);
    expect((await me.call('GET', '/file/list', undefined, evil)).headers).not.toHaveProperty(
      'access-control-allow-origin',
      'https://evil.example',
    );
    // Nor does any where none is named.
    const alone = await startHost({ env: { PUBLIC_URL: env.PUBLIC_URL } });
    const mine = await signIn(alone, 'supervisor');
    const { status, headers } = await mine.call(
      'PATCH',
      '/user/',
      { _id: mine.userId, title: 'x' },
      crossing,
    );
    expect([status, headers['access-control-allow-origin']]).toEqual([403, undefined]);
  });

  it('is where links in messages lead, and its name is none of the API’s', async () => {
    const host = await startHost({ env });
    const headers = { host: 'api.agency.example' };
    await host.server.inject({
      method: 'POST',
      url: '/api/auth/forgot-password',
      headers,
      payload: { email: 'supervisor@demo.example' },
    });
    await expect.poll(async () => (await messagesOf(host))[0]?.text).toContain(`${web}/auth/reset-password/`);
    const named = { host: 'desk.agency.example' };
    expect((await host.server.inject({ url: '/api/desk/capabilities', headers: named })).statusCode).toBe(
      403,
    );
  });

  it('gets cookies that travel no further than they must', () => {
    const of = (values: NodeJS.ProcessEnv) => sameSiteOf(readSettings(values));
    expect(of(env)).toBe('strict');
    expect(of({ WEB_ORIGINS: 'http://localhost:5173' })).toBe('strict');
    expect(of({ ...env, WEB_ORIGINS: 'https://desk.example' })).toBe('none');
    for (const WEB_ORIGINS of [
      '*',
      'desk.example',
      'https://desk.example/',
      'https://desk.example/app',
      'file://x',
    ])
      expect(() => readSettings({ WEB_ORIGINS })).toThrow(/WEB_ORIGINS must be origins/);
    // A browser would send no cookies from there.
    expect(() => readSettings({ WEB_ORIGINS: 'https://desk.example' })).toThrow(/https/);
  });

  it('may connect to the host that it was built for, and to nowhere else', async () => {
    const { server } = await startHost({ env: { VITE_API_URL: 'https://api.agency.example/api' } });
    const policy = String((await server.inject('/no-such-page')).headers['content-security-policy']);
    const { headers } = await server.inject('/api/docs');
    const whole = `${policy};${String(headers['content-security-policy'])}`;
    expect(whole).toContain("connect-src 'self' ws: wss: https://api.agency.example");
    expect(whole).toContain("frame-src 'self' https://api.agency.example");
  });
});
