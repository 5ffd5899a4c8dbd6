import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { sessionHeader } from '#contract/session';
import { startHost } from '../support/host';
import { signIn } from '../support/person';

test('sends a long answer as the caller takes it, and says so', async () => {
  const host = await startHost();
  const person = await signIn(host, 'administrator');
  const ask = (accepted: string | undefined, url = '/company/list') =>
    host.server.inject({
      method: 'GET',
      url: `/api${url}`,
      cookies: person.cookies,
      headers: { [sessionHeader]: person.sessionId, ...(accepted && { 'accept-encoding': accepted }) },
    });
  const plain = await ask(undefined);
  expect(plain.headers['content-encoding']).toBeUndefined();
  expect(plain.headers.vary).toBe('accept-encoding, accept-language');
  const decoders = { br: brotliDecompressSync, gzip: gunzipSync };
  for (const [accepted, encoding] of [
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip;q=1.0, br;q=0', 'gzip'],
  ] as const) {
    const reply = await ask(accepted);
    expect(reply.headers['content-encoding']).toBe(encoding);
    expect(decoders[encoding](reply.rawPayload).toString()).toBe(plain.body);
    expect(reply.rawPayload.length).toBeLessThan(plain.rawPayload.length / 2);
  }
  for (const accepted of ['identity', 'gzip;q=0'])
    expect((await ask(accepted)).headers['content-encoding']).toBeUndefined();
  expect((await ask('br', '/desk/capabilities')).headers['content-encoding']).toBeUndefined();
});

test('lets nothing run in an answer that is data, and says the rest as ever', async () => {
  const host = await startHost();
  for (const url of ['/api/role/list', '/api/nowhere']) {
    const { headers } = await host.server.inject({ method: 'GET', url });
    expect(headers).toMatchObject({
      'content-security-policy': "default-src 'none';frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'cache-control': 'no-store',
    });
  }
  const page = await host.server.inject({ method: 'GET', url: '/api/docs' });
  expect(page.headers['content-security-policy']).toContain("default-src 'self'");
});
