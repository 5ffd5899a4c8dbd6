import type { Locator, Page } from '@playwright/test';
import { expect } from './test';

/** Clicks or keys as a person makes them, counted, for something that is to take no more than so many; the journey prints how many it took. */
export function clicking(what: string, most: number, by: 'clicks' | 'keys' = 'clicks') {
  let count = 0;
  return {
    on: async (button: Locator): Promise<void> => {
      count += 1;
      await button.click();
    },
    key: async (page: Page, key: string): Promise<void> => {
      count += 1;
      await page.keyboard.press(key);
    },
    isEnough: (): void => {
      process.stdout.write(`    ${what}: ${count} of at most ${most} ${by}\n`);
      expect(count, what).toBeLessThanOrEqual(most);
    },
  };
}
