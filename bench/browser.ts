import path from 'node:path';
import { chromium } from '@playwright/test';
import type { BrowserContext, Page } from '@playwright/test';
import { demoPassword } from '../src/server/seed/demo-network';
import { reader } from './bench-host';

export const desktop = { width: 1440, height: 900 } as const;

/** A browser of its own with an empty profile. With a port, other programs can look at its pages. */
export async function inBrowser<T>(
  folder: string,
  baseURL: string,
  work: (context: BrowserContext) => Promise<T>,
  port?: number,
): Promise<T> {
  const context = await chromium.launchPersistentContext(path.join(folder, `browser-${Date.now()}`), {
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: [
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      ...(port === undefined ? [] : [`--remote-debugging-port=${port}`]),
    ],
    baseURL,
    viewport: desktop,
    locale: 'en-CA',
  });
  try {
    return await work(context);
  } finally {
    await context.close();
  }
}

/** Signs the administrator of the demo in, by mail as everybody does, and waits for the first row of the files. */
export async function signInToFiles(page: Page, baseURL: string): Promise<void> {
  await signInTo(page, baseURL, reader, '/files');
  await page.getByRole('table').getByRole('row').nth(1).getByRole('link').first().waitFor();
}

/** Signs somebody of the demo in, by mail as everybody does, and goes where they wanted to. */
export async function signInTo(page: Page, baseURL: string, email: string, wanted: string): Promise<void> {
  await page.goto(`/login?returnUrl=${encodeURIComponent(wanted)}`);
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(demoPassword);
  const since = Date.now();
  await page.getByRole('button', { name: 'Sign in' }).click();
  const field = page.getByLabel('MFA Code');
  await field.waitFor();
  await field.fill(await code(baseURL, email, since));
  await page.getByRole('button', { name: 'Verify Code' }).click();
}

async function code(baseURL: string, email: string, since: number): Promise<string> {
  for (;;) {
    const messages = (await (await fetch(`${baseURL}/api/outbox`)).json()) as {
      to: string;
      code?: string;
      at: string;
    }[];
    const sent = messages.find((one) => one.to === email && one.code && Date.parse(one.at) >= since);
    if (sent?.code) return sent.code;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
