import { expect, it } from 'vitest';
import { sessionHeader } from '#contract/session';
import { startHost } from '../../support/host';
import type { TestHost } from '../../support/host';
import { signIn } from '../../support/person';
import type { Person } from '../../support/person';

const own = 'https://desk.example';
const foreign = [
  { origin: 'https://evil.example' },
  { origin: 'https://desk.example.evil.example' },
  { origin: 'https://notdesk.example' },
  { origin: 'http://desk.example' },
  { origin: 'https://desk.example:8443' },
  { origin: 'null' },
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'same-site' },
];

async function desk(): Promise<{ host: TestHost; staff: Person }> {
  const host = await startHost({ env: { PUBLIC_URL: own } });
  return { host, staff: await signIn(host, 'supervisor') };
}

it.each(foreign)('refuses a write that another site makes the browser send: %o', async (headers) => {
  const { host, staff } = await desk();
  const refused = await staff.call('POST', '/note/', { body: 'Sent by nobody' }, headers as never);
  expect([refused.status, refused.body.code]).toEqual([403, 'ORIGIN_REFUSED']);
  expect(refused.headers).not.toHaveProperty('access-control-allow-origin');
  expect(await host.app.db.selectFrom('note').select('_id').execute()).toEqual([]);
});

it('takes a write of its own pages, and of no browser', async () => {
  const { staff } = await desk();
  const write = (headers: Record<string, string>) =>
    staff.call('POST', '/note/', { body: 'Said to the house.' }, headers);
  expect((await write({ origin: own, 'sec-fetch-site': 'same-origin' })).status).toBe(201);
  expect((await write({})).status).toBe(201);
});

it('ends no session for a picture or a link of another site, though logging out is a GET', async () => {
  const { host, staff } = await desk();
  const get = (headers: Record<string, string>) =>
    host.server.inject({ method: 'GET', url: '/api/auth/logout', cookies: staff.cookies, headers });
  for (const headers of [...foreign, { 'sec-fetch-site': 'none' }])
    expect((await get(headers as never)).statusCode).toBe(403);
  expect((await staff.call('GET', '/desk/sessions')).status).toBe(200);
  const typed = await get({ 'sec-fetch-site': 'same-origin', [sessionHeader]: staff.sessionId });
  expect(typed.statusCode).toBe(200);
});
