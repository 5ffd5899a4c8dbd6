import { afterAll, beforeAll, expect, it } from 'vitest';
import { openHost } from '../../support/host';
import type { TestHost } from '../../support/host';
import { signInAll, walk } from './walk';
import type { Path, Walked } from './walk';

/** Walks each path in one house, as the people of its steps. `what`: what walks. */
export function walkAll(what: string, paths: readonly Path[]): void {
  let walked: Pick<Walked, 'host' | 'people'>;
  let close: () => Promise<void>;

  beforeAll(async () => {
    const opened: { host: TestHost; close: () => Promise<void> } = await openHost();
    close = opened.close;
    walked = { host: opened.host, people: await signInAll(opened.host) };
  });
  afterAll(() => close());

  it.each(paths)(`${what} $name`, async (path) => {
    expect(await walk(walked, path)).toBe('walked');
  });
}
