import path from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import { inBrowser, signInToFiles } from './browser';
import { build, startHost } from './built-host';
import { say } from './figure';
import type { Figure } from './figure';
import { inFolder } from './folder';

const warmRuns = 5;

/**
 * What a browser loads for the first pages, and how long a person waits for the list of files. With a checkout of another
 * state, built, that one is measured in turn with this one.
 */
export async function measureWeight(against?: string): Promise<Figure[]> {
  build();
  return inFolder(async (folder) => {
    const host = await startHost(path.join(folder, 'data'));
    const other = against ? await startHost(path.join(folder, 'other'), path.resolve(against)) : undefined;
    try {
      const weight = await inBrowser(folder, urlOf(host), (context) => weigh(context, urlOf(host)));
      const [ours = [], theirs = []] = await wait(folder, other ? [host, other] : [host]);
      return [...weight, ...waits(ours, theirs)];
    } finally {
      await host.stop();
      await other?.stop();
    }
  });
}

const urlOf = ({ port }: { port: number }) => `http://localhost:${port}`;
const kilobytes = (bytes: number): number => bytes / 1000;
const middleOf = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** What travels until a person can type, and until the list of files stands there with all that belongs to it. */
async function weigh(context: BrowserContext, baseURL: string): Promise<Figure[]> {
  const page = await context.newPage();
  const network = await listen(context, page);
  // What is fetched ahead once a person can type would be counted as well: it is asked for later.
  await page.route(/./, (route) =>
    route.request().headers()['sec-purpose'] === 'prefetch' ? route.abort() : route.continue(),
  );
  await page.goto('/login');
  await page.getByLabel('Email', { exact: true }).fill('a');
  await page.waitForLoadState('networkidle');
  const door = network.byKind();
  await page.unroute(/./);
  await signInToFiles(page, baseURL);
  await page.waitForLoadState('networkidle');
  const list = network.byKind();
  const told = (what: string, kinds: ReadonlyMap<string, number>) =>
    say(
      `  ${what}: ${[...kinds].map(([kind, bytes]) => `${kind} ${kilobytes(bytes).toFixed(1)}`).join(', ')} KB`,
    );
  told('before a person can type', door);
  told('the list of files, populated', list);
  const total = (kinds: ReadonlyMap<string, number>) =>
    [...kinds.values()].reduce((sum, one) => sum + one, 0);
  const figure = (name: string, bytes = 0, budget?: number): Figure => ({
    name,
    value: kilobytes(bytes),
    unit: 'KB',
    ...(budget !== undefined && { budget }),
  });
  return [
    figure('sign-in: JavaScript, compressed, before a person can type', door.get('Script'), 80),
    figure('sign-in: everything that travels before a person can type', total(door), 160),
    figure('list of files, populated: JavaScript since the first page', list.get('Script'), 420),
    figure('list of files, populated: everything since the first page', total(list)),
  ];
}

/** From Verify Code to the first row, warm, in turn at each host: milliseconds. */
async function wait(folder: string, hosts: readonly { port: number }[]): Promise<number[][]> {
  const waited = hosts.map((): number[] => []);
  for (let run = 0; run < warmRuns; run += 1)
    for (const [index, host] of hosts.entries()) waited[index]?.push(await waitOnce(folder, urlOf(host)));
  return waited;
}

/** A browser that was here before, and nobody signed in; a new page, so that nothing of the last one is measured. */
async function waitOnce(folder: string, baseURL: string): Promise<number> {
  return inBrowser(folder, baseURL, async (context) => {
    await context.addInitScript({ path: path.join(import.meta.dirname, 'page-marks.js') });
    const first = await context.newPage();
    await signInToFiles(first, baseURL);
    await first.evaluate(() => localStorage.clear());
    await first.close();
    await context.clearCookies();
    const page = await context.newPage();
    await signInToFiles(page, baseURL);
    const [pressed = 0, row = 0] = await page.evaluate(() =>
      ['bench pressed', 'bench row'].map((name) => Number(sessionStorage.getItem(name))),
    );
    if (!pressed || !row) throw new Error(`Not all was seen: ${pressed}, ${row}`);
    return row - pressed;
  });
}

function waits(ours: readonly number[], theirs: readonly number[]): Figure[] {
  const told = (list: readonly number[]) => list.map((ms) => ms.toFixed(0)).join(', ');
  say(`  from Verify Code to the first row, warm: ${told(ours)} ms`);
  const figures: Figure[] = [
    {
      name: `from Verify Code to the first row, warm: the middle of ${warmRuns}`,
      value: middleOf(ours) / 1000,
      unit: 's',
      budget: 1,
    },
  ];
  if (theirs.length === 0) return figures;
  say(`  the same at the other state: ${told(theirs)} ms`);
  return [
    ...figures,
    {
      name: 'the same against the other state, in the same run',
      value: middleOf(ours) / middleOf(theirs),
      unit: 'x',
      budget: 1.3,
    },
  ];
}

interface Network {
  byKind(): ReadonlyMap<string, number>;
}

/** Counts what travels, as it travels: heads and compressed bodies of every answer, in bytes. */
async function listen(context: BrowserContext, page: Page): Promise<Network> {
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  const kinds = new Map<string, string>();
  const bytes = new Map<string, number>();
  session.on('Network.responseReceived', ({ requestId, type, response }) => {
    kinds.set(requestId, /\.js$/.test(new URL(response.url).pathname) ? 'Script' : type);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId) ?? 'Other';
    bytes.set(kind, (bytes.get(kind) ?? 0) + encodedDataLength);
  });
  return { byKind: () => new Map([...bytes].sort((a, b) => b[1] - a[1])) };
}
