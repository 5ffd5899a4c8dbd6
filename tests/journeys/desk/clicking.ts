import type { Locator } from '@playwright/test';
import { expect } from './test';

/** Clicks as a person makes them, counted, for something that is to take no more than so many; the journey prints how many it took. */
export function clicking(what: string, most: number) {
  let count = 0;
  return {
    on: async (button: Locator): Promise<void> => {
      count += 1;
      await button.click();
    },
    isEnough: (): void => {
      process.stdout.write(`    ${what}: ${count} of at most ${most} clicks\n`);
      expect(count, what).toBeLessThanOrEqual(most);
    },
  };
}
