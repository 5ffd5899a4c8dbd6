import { afterAll, beforeAll, expect, it } from 'vitest';
import { openHost } from '../../support/host';
import { begin, signInAll, walk } from './walk';
import type { Path, Walked } from './walk';

const first = '2026-10-01T22:00:00.000Z';
const then = '2026-11-20T15:00:00.000Z';

/**
 * Walks each path in one house, as the people of its steps: first what was done before of all of them, and once the weeks have passed each to
 * its end. `what`: what walks.
 */
export function walkAll(what: string, paths: readonly Path[]): void {
  const begun = new Map<Path, { walked: Walked; came: unknown }>();
  let house: Pick<Walked, 'host' | 'people'>;
  let close: () => Promise<void>;

  beforeAll(async () => {
    const old = paths.filter(({ before }) => before);
    const opened = await openHost({ at: old.length > 0 ? first : then });
    const { host } = opened;
    close = opened.close;
    house = { host, people: await signInAll(host) };
    if (old.length === 0) return;
    for (const path of old) {
      const walked = await begin(house, path.placed ?? {});
      begun.set(path, { walked, came: await walk(walked, path.before ?? []) });
    }
    host.passes((Date.parse(then) - Date.parse(first)) / 1000);
    house = { host, people: await signInAll(host) };
  });
  afterAll(() => close());

  it.each(paths)(`${what} $name`, async (path) => {
    const old = begun.get(path);
    if (old) expect(old.came).toBe('walked');
    const walked = old ? { ...old.walked, ...house } : await begin(house, path.placed ?? {});
    expect(await walk(walked, path.steps)).toBe('walked');
  });
}
