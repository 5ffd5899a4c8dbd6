import path from 'node:path';
import type { Page } from '@playwright/test';
import { inBrowser, signInToFiles } from './browser';
import { build, startHost } from './built-host';
import { say } from './figure';
import type { Figure } from './figure';
import { inFolder } from './folder';

/** What a person clicks in a list all day, each done and taken back. */
const acts: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  'tick a row': async (page) => {
    const box = page.getByRole('table').getByRole('row').nth(3).getByRole('checkbox');
    await box.click();
    await box.click();
  },
  'open the columns': async (page) => {
    await page.getByRole('button', { name: 'Columns' }).click();
    await page.keyboard.press('Escape');
  },
  'open a filter': async (page) => {
    await page.getByRole('button', { name: 'Add filter' }).click();
    await page.keyboard.press('Escape');
  },
  'sort by a column': async (page) => {
    const head = page.getByRole('columnheader', { name: 'Debtor', exact: true }).getByRole('button');
    await head.click();
    await page.waitForLoadState('networkidle');
  },
  'open the search': async (page) => {
    await page.keyboard.press('/');
    await page.keyboard.press('Escape');
  },
};
const times = 5;

/** The longest that a click or a key waits until its answer is painted (what INP is made of), as it is and on a slow processor. */
export async function measureClicks(): Promise<Figure[]> {
  build();
  return inFolder(async (folder) => {
    const host = await startHost(path.join(folder, 'data'));
    const baseURL = `http://localhost:${host.port}`;
    try {
      return await inBrowser(folder, baseURL, async (context) => {
        const page = await context.newPage();
        await signInToFiles(page, baseURL);
        await page.waitForLoadState('networkidle');
        const session = await context.newCDPSession(page);
        const figures: Figure[] = [];
        for (const [rate, budget] of [
          [1, 100],
          [4, 200],
        ] as const) {
          await session.send('Emulation.setCPUThrottlingRate', { rate });
          const slowest = await slowestOf(page);
          const what = rate === 1 ? 'as it is' : `${rate} times slower`;
          figures.push({ name: `a click in the list of files, ${what}`, value: slowest, unit: 'ms', budget });
        }
        return figures;
      });
    } finally {
      await host.stop();
    }
  });
}

/**
 * Milliseconds of the slowest act, each by the middle of its runs. Of what was answered within 16 ms the browser tells nothing: a sort
 * shows as 0, since the click itself draws nothing and the rows follow when they have come.
 */
async function slowestOf(page: Page): Promise<number> {
  await page.evaluate(watch);
  let slowest = 0;
  for (const [name, act] of Object.entries(acts)) {
    const waited: number[] = [];
    for (let run = 0; run < times; run += 1) {
      await act(page);
      // The browser tells of an event once it has painted its answer.
      await page.waitForTimeout(400);
      waited.push(await page.evaluate(() => (window as unknown as Watched).longestEvent()));
    }
    const [middle = 0] = [...waited].sort((a, b) => a - b).slice(Math.floor(times / 2));
    say(`  ${name.padEnd(20)} ${waited.join(', ')} ms`);
    slowest = Math.max(slowest, middle);
  }
  return slowest;
}

interface Watched {
  /** The longest event since it was asked last, in milliseconds. */
  longestEvent(): number;
}

function watch(): void {
  let longest = 0;
  const events = new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if ('interactionId' in entry && entry.interactionId) longest = Math.max(longest, entry.duration);
  });
  events.observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  (window as unknown as Watched).longestEvent = () => {
    const told = longest;
    longest = 0;
    return told;
  };
}
