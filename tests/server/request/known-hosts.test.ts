import { expect, it } from 'vitest';
import { startHost } from '../../support/host';

const own =
  'desk.example desk.example:443 DESK.example localhost localhost:5173 127.0.0.1:3000 [::1]:3000'.split(' ');
const foreign =
  'evil.example evil.example:3000 localhost.evil.example desk.example.evil.example 127.0.0.1.evil.example'.split(
    ' ',
  );

it('the host answers to its own names alone, so that no page of another name reads what it says', async () => {
  const { server } = await startHost({ env: { PUBLIC_URL: 'https://desk.example' } });
  const ask = async (host: string, url: string): Promise<number> =>
    (await server.inject({ url, headers: { host } })).statusCode;
  for (const host of own) expect(await ask(host, '/api/outbox'), host).toBe(200);
  for (const host of foreign)
    for (const url of ['/api/outbox', '/api/openapi.json', '/', '/nowhere'])
      expect(await ask(host, url), `${host}${url}`).toBe(403);
  expect(await ask('desk-1.internal', '/healthz')).toBe(200);
});
