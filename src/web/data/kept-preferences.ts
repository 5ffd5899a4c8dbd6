import { log } from './log';

/** What one person likes so, by key, and the keys whose value the host has not taken yet. */
export interface KeptPreferences {
  readonly values: Readonly<Record<string, unknown>>;
  readonly unsent: readonly string[];
}

export const noPreferences: KeptPreferences = { values: {}, unsent: [] };

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A person's own copy in this browser, by which a page is drawn right the first time; it goes when they log out. */
export function browserCopy(storage: Storage, userId: string) {
  const key = `preferences.${userId}`;
  return {
    key,
    read(): KeptPreferences {
      try {
        const { values, unsent } = JSON.parse(storage.getItem(key) ?? '{}') as Partial<KeptPreferences>;
        return isObject(values) ? { values, unsent: Array.isArray(unsent) ? unsent : [] } : noPreferences;
      } catch {
        return noPreferences;
      }
    },
    write(kept: KeptPreferences): void {
      try {
        storage.setItem(key, JSON.stringify(kept));
      } catch (error) {
        // A full storage keeps nobody from working: what they set stands for as long as the page does.
        log('Preferences were not kept by the browser.', error);
      }
    },
    forget: () => storage.removeItem(key),
  };
}
