import { expect, it } from 'vitest';
import { sessionHeader } from '#contract/session';
import { findRouteIn } from '#server/find-route';
import { routesOf } from '#server/routes';
import { startHost } from '../support/host';
import { signIn } from '../support/person';

const routes = routesOf({ seeding: true, demo: true });
const found = (method: string, url: string) => {
  const asked = findRouteIn(routes)(method, url);
  return asked && [asked.route.call, asked.parameters];
};

it('finds the call of an address, with what is filled in, as it was before it travelled', () => {
  expect(found('GET', '/api/company/list?page=2')).toEqual(['GET /company/list', {}]);
  expect(found('GET', '/api/provinceTax/Qu%C3%A9bec%2Fouest/')).toEqual([
    'GET /provinceTax/{province}',
    { province: 'Québec/ouest' },
  ]);
});

it('finds none where the method is another, the address is longer or none can be so long', () => {
  expect(found('POST', '/api/company/list')).toBeNull();
  expect(found('GET', '/company/list')).toBeNull();
  expect(found('GET', '/api/company/list/more/of/it')).toBeNull();
  expect(found('GET', `/api/provinceTax/${'x'.repeat(301)}`)).toBeNull();
  expect(found('GET', '/api/provinceTax/%')).toBeNull();
});

it('answers a look at the head alone as the whole, without a body', async () => {
  const host = await startHost();
  const { cookies, sessionId } = await signIn(host, 'supervisor');
  const ask = (method: 'GET' | 'HEAD') =>
    host.server.inject({
      method,
      url: '/api/company/list',
      cookies,
      headers: { [sessionHeader]: sessionId },
    });
  const [whole, head] = [await ask('GET'), await ask('HEAD')];
  expect([head.statusCode, head.body, head.headers['content-length']]).toEqual([
    200,
    '',
    String(whole.rawPayload.length),
  ]);
  expect(whole.rawPayload.length).toBeGreaterThan(2);
});
