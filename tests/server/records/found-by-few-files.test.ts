import { afterAll, beforeAll, expect, it, onTestFinished, vi } from 'vitest';
import { PreparingClient } from '#server/database/preparing-client';
import { copyFile } from '../../support/copied-files';
import { fillNastyHouse } from '../../support/nasty-house';
import { openHost } from '../../support/host';
import type { TestHost } from '../../support/host';
import { signIn } from '../../support/person';
import { placeFile } from '../../support/place-file';
import { rowsReadBy } from '../../support/rows-read';

const files = 3_000;
let host: TestHost;
let close: () => Promise<void>;

beforeAll(async () => {
  ({ host, close } = await openHost());
  const { db } = host.app;
  await fillNastyHouse(db);
  const { _id: fileId } = await placeFile(await signIn(host, 'supervisor'));
  const besides = ['attempt', 'document', 'history', 'note', 'relatedParty', 'reminder', 'request'] as const;
  await copyFile(db, fileId, files, besides);
});
afterAll(() => close());

/** How many rows are read for a list that nobody asked for before: to count and to find. */
async function rowsOf(who: string, list: string): Promise<number> {
  const person = await signIn(host, who);
  await person.call('GET', '/company/list');
  const asked = vi.spyOn(PreparingClient.prototype, 'query');
  onTestFinished(() => asked.mockRestore());
  const { status } = await person.call('GET', list);
  const statements = asked.mock.calls as unknown as [text: string, values: unknown[]][];
  asked.mockRestore();
  expect(status).toBe(200);
  let rows = 0;
  for (const [text, values] of statements.filter(([one]) => /^(?:select|with)\b/.test(one)))
    rows += await rowsReadBy(host.app.db, text, values);
  return rows;
}

it.each([
  '/note/list',
  '/reminder/list',
  '/desk/history/list',
  '/desk/attempt/list',
  '/document/list',
  '/request/list',
  '/relatedParty/list',
])(
  'who works on few of three thousand files is answered %s by looking up what lies on these',
  async (list) => {
    // Vendors list no history of all files.
    const others = list.includes('history') ? [] : ['vendor_manager', 'field_agent'];
    for (const who of ['lender_b', ...others]) expect(await rowsOf(who, list), who).toBeLessThan(1_000);
  },
);
