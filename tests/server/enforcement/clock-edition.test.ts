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

/** Of which times of the law the manager of a file is reminded, and whether it is still to be done. */
async function remindedOf({ people, fileId }: Walked): Promise<unknown[]> {
  const { body } = await people.manager.call('GET', `/reminder/list?view=file&fileId=${fileId}`);
  const rows = body.data as unknown as Record<'title' | 'status' | 'userId', string>[];
  return rows
    .filter(
      ({ userId, title }) => userId === people.manager.userId && /^(searches|registration):/.test(title),
    )
    .map(({ title, status }) => [title.split(':')[0], status])
    .sort();
}

const reckonings = async (): Promise<readonly { _id: string }[]> =>
  (
    await sql<{ _id: string }>`select _id from job where kind = 'reckoning' order by "createdAt"`.execute(
      house.host.app.db,
    )
  ).rows;

it('A house that stood before is reckoned anew once, where its files say otherwise, and reminds of what nobody was reminded of', async () => {
  const { app } = house.host;
  const [sought, taken] = [await inTheField({ assignmentType: 'field_visit' }), await inTheField({})];
  expect([await deadlineOf(sought), await deadlineOf(taken)]).toEqual(['2029-06-30', '2026-12-03']);
  await sweep(app);
  expect(await reckonings()).toEqual([]);

  const both = [
    ['registration', 'open'],
    ['searches', 'open'],
  ];
  expect(await remindedOf(taken)).toEqual(both);
  expect(await remindedOf(sought)).toEqual([['registration', 'open']]);

  // As they stood when the searches had no time yet, and of a registration nobody was reminded.
  await sql`delete from reminder where "reminderType" = 'lien_expiry'`.execute(app.db);
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
  expect(await remindedOf(taken)).toEqual(both);
  expect(await remindedOf(sought)).toEqual([['registration', 'open']]);

  // What was done meanwhile, the next edition leaves done.
  await sql`update reminder set status = 'completed' where "fileId" = ${sought.fileId}::uuid
    and "reminderType" = 'lien_expiry'`.execute(app.db);
  await sql`update "clockEdition" set edition = 0`.execute(app.db);
  await sweep(app);
  const [, next] = await reckonings();
  expect((await jobEnded(house.people.administrator, String(next?._id))).status).toBe('done');
  expect(await remindedOf(taken)).toEqual(both);
  expect(await remindedOf(sought)).toEqual([['registration', 'completed']]);
});
