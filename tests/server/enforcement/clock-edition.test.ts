import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sweep } from '#server/sweep';
import { openHost } from '../../support/host';
import { jobEnded } from '../../support/job';
import { tried } from '../paths/roads';
import { begin, give, signInAll, walk } from '../paths/walk';
import type { Walked } from '../paths/walk';

let house: Pick<Walked, 'host' | 'people'>;
let close: () => Promise<void>;

beforeAll(async () => {
  const opened = await openHost({ jobs: true });
  close = opened.close;
  house = { host: opened.host, people: await signInAll(opened.host) };
});
afterAll(() => close());

/** A file that somebody is out for. */
async function inTheField(values: Readonly<Record<string, unknown>>): Promise<Walked> {
  const walked = await begin(house, values);
  expect(await walk(walked, [['supervisor', give('manager'), 200], ...tried])).toBe('walked');
  return walked;
}

const deadlineOf = async ({ people, fileId }: Walked): Promise<unknown> =>
  (await people.manager.call('GET', `/file/${fileId}`)).body.nextDeadline;

const reckonings = async (): Promise<readonly { _id: string }[]> =>
  (
    await sql<{ _id: string }>`select _id from job where kind = 'reckoning' order by "createdAt"`.execute(
      house.host.app.db,
    )
  ).rows;

it('A house that stood before is reckoned anew once, where its files say otherwise', async () => {
  const { app } = house.host;
  const [sought, taken] = [await inTheField({ assignmentType: 'field_visit' }), await inTheField({})];
  expect([await deadlineOf(sought), await deadlineOf(taken)]).toEqual(['2029-06-30', '2026-12-03']);
  await sweep(app);
  expect(await reckonings()).toEqual([]);

  // As it stood when its searches had no time yet.
  await sql`update file set "nextDeadline" = null, "nextDeadlineKind" = null, deadlines = null where _id = ${taken.fileId}::uuid`.execute(
    app.db,
  );
  await sql`update "clockEdition" set edition = 0`.execute(app.db);
  await sweep(app);
  await sweep(app);
  const [job, ...more] = await reckonings();
  expect(more).toEqual([]);
  const { status, counts } = await jobEnded(house.people.administrator, String(job?._id));
  expect([status, counts.updated]).toEqual(['done', 1]);
  expect([await deadlineOf(sought), await deadlineOf(taken)]).toEqual(['2029-06-30', '2026-12-03']);
});
