import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it, onTestFinished, vi } from 'vitest';
import { PreparingClient } from '#server/database/preparing-client';
import { copyFile } from '../../support/copied-files';
import { fillNastyHouse } from '../../support/nasty-house';
import { openHost } from '../../support/host';
import type { TestHost } from '../../support/host';
import { pageAsked } from '../../support/page-asked';
import { signIn } from '../../support/person';
import { placeFile } from '../../support/place-file';
import { rowsReadBy } from '../../support/rows-read';

const files = 40_000;
let host: TestHost;
let close: () => Promise<void>;

beforeAll(async () => {
  ({ host, close } = await openHost());
  const { db } = host.app;
  await fillNastyHouse(db);
  const { _id: fileId } = await placeFile(await signIn(host, 'supervisor'));
  await copyFile(db, fileId, files, ['note', 'reminder']);
  await sql`update reminder set "userId" = (select "userId" from session order by "createdAt" desc limit 1)`.execute(
    db,
  );
  await sql`vacuum analyze reminder`.execute(db);
});
afterAll(() => close());

it.each(['/note/list', '/reminder/list', '/desk/history/list'])(
  'a page of %s looks up the files of its own rows, and not all files that its reader reaches',
  async (list) => {
    const supervisor = await signIn(host, 'supervisor');
    const asked = vi.spyOn(PreparingClient.prototype, 'query');
    onTestFinished(() => asked.mockRestore());
    const { status, body } = await supervisor.call('GET', list);
    const [text, values] = pageAsked(asked.mock.calls);
    asked.mockRestore();
    expect([status, (body.data as unknown as unknown[]).length]).toEqual([200, 25]);
    expect(await rowsReadBy(host.app.db, text, values)).toBeLessThan(2_000);
  },
);
