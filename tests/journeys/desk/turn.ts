import { mkdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

const patience = 300_000;
const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 50));

/**
 * Runs one after the other what two journeys must not do at once as the same person: while a code is under way to one browser, the
 * host sends none to another.
 */
export async function inTurn<T>(who: string, run: () => Promise<T>): Promise<T> {
  const port = new URL(process.env.JOURNEYS_URL ?? '').port;
  const place = path.join(tmpdir(), `journeys-turn-${port}-${who.replace(/\W/g, '-')}`);
  const end = Date.now() + patience;
  for (;;) {
    try {
      await mkdir(place);
      break;
    } catch {
      if (Date.now() > end) throw new Error(`${who} is still signing in elsewhere.`);
      await pause();
    }
  }
  try {
    return await run();
  } finally {
    await rm(place, { recursive: true, force: true });
  }
}
