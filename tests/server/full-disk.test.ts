import { execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync, realpathSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { expect, it, onTestFinished } from 'vitest';
import { openHost } from '#server/open-host';
import { readSettings } from '#server/settings';

const mebibyte = 1_048_576;

/** A file system of its own, in memory, that ends with the test. */
function smallDisk(): string {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'full-')));
  execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=512m,mode=755', 'tmpfs', folder]);
  onTestFinished(() => {
    execFileSync('umount', ['--lazy', folder]);
    rmSync(folder, { recursive: true, force: true });
  });
  chmodSync(folder, 0o755);
  return folder;
}

function fillTo(folder: string, left: number): void {
  const { bavail, bsize } = statfsSync(folder);
  const bytes = bavail * bsize - left;
  if (bytes > 0) writeFileSync(join(folder, `ballast-${left}`), Buffer.alloc(bytes));
}

it.skipIf(process.getuid?.() !== 0)(
  'a disk that is really full is said within seconds, what is stored stays, and all goes on once there is room',
  { timeout: 240_000 },
  async () => {
    const folder = smallDisk();
    const settings = readSettings({ DATA_DIR: join(folder, 'data'), PORT: '0', DEMO: 'off' });
    const host = await openHost(settings, pino({ level: process.env.TEST_LOG ?? 'silent' }), () => undefined);
    onTestFinished(() => host.close());
    const ask = async (path: string, init?: RequestInit): Promise<number> =>
      (await fetch(`http://127.0.0.1:${host.port}${path}`, init)).status;
    const write = () =>
      ask('/api/auth/forgot-password', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email: 'nobody@nowhere.example' }),
      });
    expect([await ask('/readyz'), await write()]).toEqual([200, 200]);
    for (const left of [16 * mebibyte, 0]) {
      fillTo(folder, left);
      await expect.poll(() => ask('/readyz')).toBe(503);
      expect([await write(), await ask('/healthz'), await ask('/api/desk/capabilities')]).toEqual([
        507, 200, 200,
      ]);
    }
    for (const left of [16 * mebibyte, 0]) rmSync(join(folder, `ballast-${left}`), { force: true });
    await expect.poll(() => ask('/readyz')).toBe(200);
    expect(await write()).toBe(200);
  },
);
