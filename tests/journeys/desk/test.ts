import { expect, test as base } from '@playwright/test';
import type { BrowserContext, BrowserContextOptions, Page } from '@playwright/test';
import { comeIn } from './sign-in';

interface Desk {
  /** Opens a browser of its own, as a person at another machine has, with that person signed in. `machine`: where it is no desk. */
  readonly comeIn: (who: string, path?: string, machine?: BrowserContextOptions) => Promise<Page>;
  /** Everything that no page may ever do, of all pages of this journey. */
  readonly faults: string[];
}

/**
 * Answers of the host that refuse are part of a journey, as is a line that the journey itself cuts; the browser mentions each in
 * its console.
 */
const isRefusal = (text: string): boolean =>
  /^Failed to load resource: |ERR_INTERNET_DISCONNECTED/.test(text);

/** Whether the host did not understand what it was asked for, or failed at it. */
const isMisread = (status: number): boolean => status === 400 || status === 500;

function watch(context: BrowserContext, faults: string[]): void {
  const own = new URL(process.env.JOURNEYS_URL ?? '').host;
  context.on('console', (message) => {
    if (message.type() === 'error' && !isRefusal(message.text())) faults.push(`console: ${message.text()}`);
  });
  context.on('response', (response) => {
    const request = response.request();
    // What the desk reads it knows how to ask for: a refusal of its very words would be shown as nothing found.
    if (request.method() === 'GET' && isMisread(response.status()))
      faults.push(`${response.status()} of ${request.url()}`);
  });
  context.on('weberror', (error) => faults.push(`page: ${error.error().message}`));
  context.on('request', (request) => {
    const { host, protocol } = new URL(request.url());
    if (/^(https?|wss?):$/.test(protocol) && host !== own) faults.push(`request to ${request.url()}`);
  });
}

/**
 * A journey, held to what must be true on every page: nothing fails in the console, the content policy is never broken, no other
 * site is asked for anything, and nothing is asked for that the host does not know.
 */
export const test = base.extend<Desk>({
  faults: [
    async ({ context }, use) => {
      const faults: string[] = [];
      watch(context, faults);
      await use(faults);
      expect(faults, 'faults in the browser').toEqual([]);
    },
    { auto: true },
  ],
  comeIn: async ({ browser, contextOptions, faults, baseURL }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async (who, path, machine) => {
      const context = await browser.newContext({ ...contextOptions, baseURL, ...machine });
      contexts.push(context);
      watch(context, faults);
      const page = await context.newPage();
      await comeIn(page, who, path);
      return page;
    });
    for (const context of contexts) await context.close();
  },
});

export { expect } from '@playwright/test';
