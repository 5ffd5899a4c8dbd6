import { defineConfig } from '@playwright/test';

const isRoot = process.getuid?.() === 0;

/** A page lives for seconds: what is compiled to run for hours comes too late for it. */
const quick = ['--disable-gpu', '--js-flags=--no-opt'];

/**
 * What the browser leaves out. Its own address bar draws a page of its own beside each of ours, with nobody to see it: a third of what all
 * pages cost. The rest is what Playwright turns off by itself, said again, since of two such lists a browser reads the last.
 */
const off = [
  ...['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup'],
  ...['AvoidUnnecessaryBeforeUnloadCheckSync', 'DestroyProfileOnBrowserClose', 'HttpsUpgrades'],
  ...['HttpsFirstBalancedModeAutoEnable', 'LensOverlay', 'MediaRouter', 'PaintHolding'],
  ...['ThirdPartyStoragePartitioning', 'AvoidCorsURLLoaderRestartOnRedirect', 'OptimizationHints'],
  ...['NetworkTimeServiceQuerying', 'AimEnabled', 'PreconnectToSearch'],
];

/** One host for all journeys, started and stopped around them; see tests/journeys/desk/start-host.ts. */
export default defineConfig({
  testDir: 'tests/journeys',
  testMatch: '**/*.journey.ts',
  globalSetup: './tests/journeys/desk/start-host.ts',
  outputDir: 'test-results',
  workers: 2,
  retries: 0,
  // Limits that end what hangs, wide enough for a machine that is busy with other work: none of them holds a speed.
  timeout: 600_000,
  globalTimeout: 65 * 60_000,
  forbidOnly: true,
  reporter: [['list']],
  expect: { timeout: 60_000 },
  use: {
    // Set by the global setup, before the first journey begins.
    baseURL: process.env.JOURNEYS_URL,
    locale: 'en-CA',
    timezoneId: 'America/Toronto',
    viewport: { width: 1440, height: 900 },
    // Nothing is waited for that only moves, and what fades between two colours is not looked at on its way. A long journey on the desk
    // and one on a phone have everything moving: sale.journey.ts and field.journey.ts.
    contextOptions: { reducedMotion: 'reduce' },
    actionTimeout: 60_000,
    navigationTimeout: 90_000,
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
      args: [...quick, `--disable-features=${off.join(',')}`, ...(isRoot ? ['--no-sandbox'] : [])],
    },
  },
});
