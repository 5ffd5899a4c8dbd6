import { describe, expect, it, onTestFinished } from 'vitest';
import { buildHost } from '#server/host';
import { routesOf } from '#server/routes';
import type { Route } from '#server/routes';
import { startHost } from '../support/host';
import { signIn } from '../support/person';

describe('every answer', () => {
  it('of the API is kept by no cache and read as nothing but what it says, refusals too', async () => {
    const host = await startHost({ env: { PUBLIC_URL: 'https://desk.example' } });
    const staff = await signIn(host, 'supervisor');
    for (const url of ['/file/list', '/file/nothing', '/nowhere', '/company/list?colour=red']) {
      const { headers } = await staff.call('GET', url);
      expect(headers, url).toMatchObject({
        'cache-control': 'no-store',
        'content-type': 'application/json; charset=utf-8',
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'no-referrer',
        'cross-origin-opener-policy': 'same-origin',
        'cross-origin-resource-policy': 'same-origin',
        'strict-transport-security': expect.stringContaining('max-age='),
      });
    }
  });

  it('holds the browser to this host: no foreign script, style, frame or connection, and no inline one', async () => {
    const host = await startHost();
    const { headers } = await host.server.inject('/api/docs');
    const policy = Object.fromEntries(
      String(headers['content-security-policy'])
        .split(';')
        .map((line) => line.trim().split(/ (.*)/)),
    );
    expect(policy).toMatchObject({
      'default-src': "'self'",
      'script-src': "'self'",
      'object-src': "'none'",
      'base-uri': "'none'",
      'frame-ancestors': "'none'",
      'connect-src': "'self' ws: wss:",
    });
    expect(JSON.stringify(policy)).not.toMatch(/unsafe|https?:|\*/);
    expect(headers).not.toHaveProperty('access-control-allow-origin');
    expect(headers['x-frame-options']).toBe('DENY');
    expect(headers['permissions-policy']).toMatch(/camera=\(\).*microphone=\(\).*geolocation=\(self\)/);
  });

  it('says of a failure that it failed, and nothing of where', async () => {
    const { app } = await startHost();
    const [route] = routesOf(app.settings).filter(({ right }) => right === 'open');
    const failing = {
      ...(route as Route),
      method: 'GET' as const,
      path: '/failing',
      answer: async () => {
        throw new Error('select * from secret at /srv/desk/main.js:7');
      },
    };
    const server = await buildHost(app, [failing]);
    onTestFinished(() => server.close());
    const answer = await server.inject('/api/failing');
    expect([answer.statusCode, Object.keys(answer.json<object>())]).toEqual([500, ['message', 'code']]);
    expect(answer.body).not.toMatch(/select|srv|main\.js/);
  });
});

describe('an address', () => {
  it('answers with and without its last slash', async () => {
    const host = await startHost();
    const staff = await signIn(host, 'supervisor');
    for (const url of ['/companyAssignment/', '/companyAssignment', '/company/list', '/company/list/'])
      expect((await staff.call('GET', url)).status, url).toBe(200);
  });

  it('of every call stands in the description for machines and in the one for people', async () => {
    const host = await startHost();
    const { paths } = (await host.server.inject('/api/openapi.json')).json<{
      paths: Record<string, Record<string, unknown>>;
    }>();
    const page = (await host.server.inject('/api/docs')).body.replace(/<[^>]+>/g, '');
    for (const { method, path } of routesOf(host.app.settings)) {
      expect(paths[path]?.[method.toLowerCase()], `${method} ${path}`).toBeDefined();
      expect(page).toContain(`${method} ${path}`);
    }
  });

  it('for operators says that the process is up and that it can work', async () => {
    const host = await startHost();
    expect((await host.server.inject('/healthz')).json()).toEqual({ status: 'up' });
    expect((await host.server.inject('/readyz')).json()).toEqual({ status: 'ready' });
    await host.app.db.deleteFrom('kysely_migration' as never).execute();
    const behind = await host.server.inject('/readyz');
    expect([behind.statusCode, behind.json()]).toEqual([503, { status: 'migrating' }]);
  });
});
