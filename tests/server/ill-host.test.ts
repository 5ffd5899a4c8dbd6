import { expect, it } from 'vitest';
import { problemOf } from '#server/request/answer-problem';
import { startHost } from '../support/host';
import { signIn } from '../support/person';

it('a full disk is said at once to whoever writes and to whoever asks whether the host is ready; reading goes on', async () => {
  const host = await startHost();
  const me = await signIn(host, 'supervisor');
  host.fallsIll('disk-full');
  const refused = await me.call('POST', '/note/', { body: 'x', audience: 'internal' });
  expect([refused.status, refused.body.code]).toEqual([507, 'NO_ROOM']);
  expect((await me.call('GET', '/note/list')).status).toBe(200);
  const ready = await host.server.inject('/readyz');
  expect([ready.statusCode, ready.json()]).toEqual([503, { status: 'disk-full' }]);
  expect((await host.server.inject('/healthz')).statusCode).toBe(200);
  host.fallsIll();
  expect((await host.server.inject('/readyz')).statusCode).toBe(200);
});

it.each(['53100', 'ENOSPC', 'EDQUOT'])('what fails since nothing more fits (%s) is told so', (code) => {
  const problem = problemOf(Object.assign(new Error('write'), { code }));
  expect([problem.code, problem.status]).toEqual(['NO_ROOM', 507]);
});

it('whoever calls while the database is gone is told to come back, without waiting for it', async () => {
  const host = await startHost();
  host.fallsIll('database-down');
  for (const [url, status] of [
    ['/healthz', 503],
    ['/readyz', 503],
    ['/api/file/list', 503],
  ] as const)
    expect((await host.server.inject(url)).statusCode, url).toBe(status);
});
