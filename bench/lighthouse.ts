import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { inBrowser, signInToFiles } from './browser';
import { build, root, startHost } from './built-host';
import type { Figure } from './figure';
import { inFolder } from './folder';
import { untilQuiet } from './until-quiet';

/** It asks for a newer Node.js than the product does, and brings one along. */
const packages = ['node@22', 'lighthouse@13'].map((name) => `--package=${name}`);
const categories = {
  performance: 'performance',
  accessibility: 'accessibility',
  'best-practices': 'best practices',
};
const inside = ['/', '/files', '/notes', '/vendor-invoices', '/companies'];

/** What Lighthouse says of the door and of pages inside, as a desktop sees them. npm fetches it when it is asked for. */
export async function measureLighthouse(): Promise<Figure[]> {
  build();
  return inFolder(async (folder) => {
    const host = await startHost(path.join(folder, 'data'));
    const baseURL = `http://localhost:${host.port}`;
    const port = await freePort();
    try {
      return await inBrowser(
        folder,
        baseURL,
        async (context) => {
          const page = await context.newPage();
          const figures = await judge(folder, port, `${baseURL}/login`, 'the door', 100);
          await signInToFiles(page, baseURL);
          await untilQuiet([host.pid]);
          for (const address of inside)
            figures.push(...(await judge(folder, port, `${baseURL}${address}`, address, 95)));
          return figures;
        },
        port,
      );
    } finally {
      await host.stop();
    }
  });
}

async function judge(
  folder: string,
  port: number,
  url: string,
  name: string,
  least: number,
): Promise<Figure[]> {
  const report = path.join(folder, 'report.json');
  const asked = [
    ['--port', String(port)],
    ['--preset', 'desktop'],
    ['--only-categories', Object.keys(categories).join(',')],
    ['--disable-storage-reset', '--quiet'],
    ['--output', 'json', '--output-path', report],
  ].flat();
  const npx = ['--yes', '--engine-strict=false', ...packages, '--', 'lighthouse', url, ...asked];
  // Beside this process, not in its stead: the browser asks it before it lets another program open a page.
  const running = spawn('npx', npx, { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] });
  const [status] = (await once(running, 'exit')) as [number | null];
  if (status !== 0) throw new Error(`Lighthouse did not finish with ${url}.`);
  const told = JSON.parse(readFileSync(report, 'utf8')) as { categories: Record<string, { score: number }> };
  return Object.entries(categories).map(([key, word]) => ({
    name: `${name}: ${word}`,
    value: Math.round((told.categories[key]?.score ?? 0) * 100),
    unit: 'points',
    least,
  }));
}

/** A port that nobody uses now. */
function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}
