import { once } from 'node:events';
import { chmodSync, existsSync, mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import type { IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { clusterFolder } from '#server/database/embedded/folders';
import { bundledOnce } from '../support/bundled-once';
import { killed } from '../support/job-process';
import { startShipped } from '../support/shipped-host';

const isOpen = (port: number): Promise<boolean> =>
  fetch(`http://127.0.0.1:${port}/healthz`).then(
    () => true,
    () => false,
  );

test('a host that nobody listens to any more ends what is under way when it is told to stop', async () => {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'unheard-')));
  chmodSync(folder, 0o755);
  const dataDir = join(folder, 'data');
  const { child, port } = await startShipped(await bundledOnce('src/server/main.ts'), dataDir, {
    DEMO: 'off',
  });
  onTestFinished(async () => {
    await killed(child);
    rmSync(folder, { recursive: true, force: true });
  });
  const lock = join(clusterFolder(dataDir), 'postmaster.pid');
  expect(existsSync(lock)).toBe(true);

  const body = JSON.stringify({ email: 'nobody@agency.example', password: 'not the password' });
  const headers = {
    'content-type': 'application/json',
    'content-length': body.length,
    expect: '100-continue',
  };
  const asking = request({ port, method: 'POST', path: '/api/auth/login', headers, agent: false });
  const answer = once(asking, 'response') as Promise<[IncomingMessage]>;
  // Whether it comes is asked below.
  answer.catch(() => undefined);
  asking.flushHeaders();
  // The host has taken the call up, and waits for what it says.
  await once(asking, 'continue');
  asking.write(body.slice(0, 10));

  child.stdout?.destroy();
  child.stderr?.destroy();
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  // It says that it stops, and nobody hears that; then the rest of the call comes in.
  await expect.poll(() => isOpen(port), { timeout: 10_000 }).toBe(false);
  asking.end(body.slice(10));

  expect((await answer)[0].statusCode).toBe(401);
  expect(await ended).toEqual([0, null]);
  expect(existsSync(lock)).toBe(false);
});
