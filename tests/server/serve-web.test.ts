import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { expect, onTestFinished, test } from 'vitest';
import { startHost } from '../support/host';

const page = '<!doctype html><title>Desk</title>';
const script = 'export const one = 1;';

/** A web app as it is built: its files, and beside them what a browser takes that reads packed ones. */
function builtApp(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'collateral-web-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  mkdirSync(path.join(folder, 'assets'));
  for (const [name, text] of [
    ['index.html', page],
    ['assets/app.js', script],
  ] as const) {
    const file = path.join(folder, name);
    writeFileSync(file, text);
    writeFileSync(`${file}.br`, brotliCompressSync(text));
    writeFileSync(`${file}.gz`, gzipSync(text));
  }
  return folder;
}

test('the app comes to whoever asks, in whatever encoding they take, or in none', async () => {
  const { server } = await startHost({ env: { WEB_DIR: builtApp() } });
  for (const accepted of [undefined, '', 'identity', 'br', 'gzip, deflate', '*', 'gzip;q=0', 'nothing;;=,'])
    for (const [url, text] of [
      ['/', page],
      ['/index.html', page],
      ['/file', page],
      ['/file/', page],
      ['/file/1/show', page],
      ['/?from=mail', page],
      ['/assets/app.js', script],
    ] as const) {
      const headers = accepted === undefined ? {} : { 'accept-encoding': accepted };
      const said = `${url} ${String(accepted)}`;
      const { statusCode, headers: answered, body } = await server.inject({ url, headers });
      expect(statusCode, said).toBe(200);
      if (!answered['content-encoding']) expect(body, said).toBe(text);
      expect((await server.inject({ method: 'HEAD', url, headers })).statusCode, said).toBe(200);
    }
  for (const url of ['/assets/', '/assets', '/assets/none.js', '/api/', '/api'])
    expect((await server.inject(url)).statusCode, url).toBe(404);
});

test('the worker that starts the app without a line may fetch from here, and any other script may do nothing on its own', async () => {
  const folder = builtApp();
  writeFileSync(path.join(folder, 'worker.js'), script);
  const { server } = await startHost({ env: { WEB_DIR: folder } });
  const policyOf = async (url: string) => (await server.inject(url)).headers['content-security-policy'];
  expect(await policyOf('/worker.js')).toBe("default-src 'none';connect-src 'self';frame-ancestors 'none'");
  expect(await policyOf('/assets/app.js')).toBe("default-src 'none';frame-ancestors 'none'");
  expect((await server.inject('/worker.js')).headers['cache-control']).toBe('no-cache');
});
