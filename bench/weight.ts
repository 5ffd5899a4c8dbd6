import path from 'node:path';
import { chromium } from '@playwright/test';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { demoPassword } from '../src/server/seed/demo-network';
import { build, startHost } from './built-host';
import { say } from './figure';
import type { Figure } from './figure';
import { inFolder } from './folder';
import { reader } from './house';

const warmRuns = 5;

/** What a browser loads for the first pages, and how long a person waits for the list of files. */
export async function measureWeight(): Promise<Figure[]> {
  build();
  return inFolder(async (folder) => {
    const host = await startHost(path.join(folder, 'data'));
    const browser = await chromium.launch({
      executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
      args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
    });
    try {
      return await measure(browser, `http://localhost:${host.port}`);
    } finally {
      await browser.close();
      await host.stop();
    }
  });
}

async function measure(browser: Browser, baseURL: string): Promise<Figure[]> {
  const context = await browser.newContext({
    baseURL,
    viewport: { width: 1440, height: 900 },
    locale: 'en-CA',
  });
  await context.addInitScript({ path: path.join(import.meta.dirname, 'page-marks.js') });
  let page = await context.newPage();
  const network = await listen(context, page);
  const cold = await signIn(page, baseURL);
  // What is still on its way belongs to the list as well: its fonts, its counts.
  await page.waitForLoadState('networkidle');
  for (const [what, bytes] of network.byKind()) say(`  ${what.padEnd(12)} ${kilobytes(bytes).toFixed(1)} KB`);
  const transferred = network.total();
  const warm: number[] = [];
  for (let run = 0; run < warmRuns; run += 1) {
    // The same browser with what it keeps, and nobody signed in; a new page, so that nothing of the last one is measured.
    await page.evaluate(() => localStorage.clear());
    await page.close();
    await context.clearCookies();
    page = await context.newPage();
    warm.push((await signIn(page, baseURL)).populated);
  }
  say(
    `  from Verify Code to the first row: ${cold.populated.toFixed(0)} ms cold, ${warm.map((ms) => ms.toFixed(0)).join(', ')} ms warm`,
  );
  const [middle = 0] = [...warm].sort((a, b) => a - b).slice(Math.floor(warm.length / 2));
  return [
    {
      name: 'sign-in: JavaScript, compressed, before a person can type',
      value: kilobytes(cold.scriptsBefore),
      unit: 'KB',
      budget: 80,
    },
    {
      name: 'list of files, populated: everything transferred since the first page',
      value: kilobytes(transferred),
      unit: 'KB',
      budget: 420,
    },
    {
      name: `from Verify Code to the first row, warm: the middle of ${warmRuns}`,
      value: middle / 1000,
      unit: 's',
      budget: 1,
    },
  ];
}

const kilobytes = (bytes: number): number => bytes / 1000;

interface Marks {
  readonly scriptsBefore: number;
  readonly populated: number;
}

async function signIn(page: Page, baseURL: string): Promise<Marks> {
  await page.goto('/login?returnUrl=%2Ffiles');
  await page.getByLabel('Email', { exact: true }).fill(reader);
  await page.getByLabel('Password', { exact: true }).fill(demoPassword);
  const since = Date.now();
  await page.getByRole('button', { name: 'Sign in' }).click();
  const field = page.getByLabel('MFA Code');
  await field.waitFor();
  await field.fill(await code(baseURL, since));
  await page.getByRole('button', { name: 'Verify Code' }).click();
  await page.getByRole('table').getByRole('row').nth(1).getByRole('link').first().waitFor();
  const marks = await page.evaluate(() =>
    ['bench scripts', 'bench pressed', 'bench row'].map((name) => Number(sessionStorage.getItem(name))),
  );
  const [scriptsBefore = 0, pressed = 0, row = 0] = marks;
  if (!scriptsBefore || !pressed || !row) throw new Error(`Not all was seen: ${marks.join(', ')}`);
  return { scriptsBefore, populated: row - pressed };
}

async function code(baseURL: string, since: number): Promise<string> {
  for (;;) {
    const messages = (await (await fetch(`${baseURL}/api/outbox`)).json()) as {
      to: string;
      code?: string;
      at: string;
    }[];
    const sent = messages.find((one) => one.to === reader && one.code && Date.parse(one.at) >= since);
    if (sent?.code) return sent.code;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

interface Network {
  total(): number;
  byKind(): [string, number][];
}

/** Counts what travels, as it travels: heads and compressed bodies of every answer. */
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
  return {
    total: () => [...bytes.values()].reduce((sum, one) => sum + one, 0),
    byKind: () => [...bytes].sort((a, b) => b[1] - a[1]),
  };
}
