import { sql } from 'kysely';
import { beforeAll, afterAll, expect, it } from 'vitest';
import { openHost } from '../../support/host';
import type { TestHost } from '../../support/host';
import { newestCode } from '../../support/network';
import { signIn } from '../../support/person';
import type { Person } from '../../support/person';
import { placeFile } from '../../support/place-file';

interface Line {
  readonly type: string;
  readonly entity: string;
  readonly message: string;
  readonly updatedFields: string[];
  readonly changes: object[];
  readonly byUserId: string;
  readonly at: string;
}

let host: TestHost;
let close: () => Promise<void>;
let supervisor: Person;
let administrator: Person;

beforeAll(async () => {
  ({ host, close } = await openHost());
  supervisor = await signIn(host, 'supervisor');
  administrator = await signIn(host, 'administrator');
});
afterAll(() => close());

const forgotten = 'What stood here was erased with what it told of.';

async function lines(fileId: string, language = 'en'): Promise<Line[]> {
  const { body } = await administrator.call('GET', `/history/list/${fileId}?size=100`, undefined, {
    'accept-language': language,
  });
  return body.data as unknown as Line[];
}

/** All that the database holds of the history of a file. */
async function written(fileId: string): Promise<string> {
  const { rows } = await sql<{ all: string }>`select coalesce(json_agg(h)::text, '') "all" from history h
    where h."fileId" = ${fileId}::uuid`.execute(host.app.db);
  return rows[0]?.all ?? '';
}

/** A file with a trace that was looked for and found, and a remark on it. */
async function tracedFile(): Promise<{ fileId: string; traceId: string }> {
  const { _id: fileId } = await placeFile(supervisor);
  const given = { skipTraceType: 'employment', source: 'Calls', permissiblePurpose: 'locate_collateral' };
  const made = await supervisor.call('POST', '/skipTrace/', { fileId, ...given });
  expect(made.status, JSON.stringify(made.body)).toBe(201);
  const traceId = String(made.body._id);
  const summary = 'Lives with his sister Aurore in Chicoutimi';
  expect((await supervisor.call('PATCH', '/skipTrace/', { _id: traceId, summary })).status).toBe(200);
  await supervisor.call('POST', '/history/', { fileId, message: 'Asked the neighbour Thibodeau' });
  return { fileId, traceId };
}

async function erased(path: string, method: 'POST' | 'DELETE', reason: string): Promise<void> {
  await administrator.call(method, path, { reason });
  const { status, body } = await administrator.call(method, path, {
    reason,
    mfaCode: await newestCode(host),
  });
  expect(status, JSON.stringify(body)).toBe(200);
}

it('forgets the words on what is disposed of, and keeps who did what and when, and that it was disposed of', async () => {
  const { fileId } = await tracedFile();
  await sql`update file set closed = true, "closedDate" = '2022-11-18T15:00:00Z' where _id = ${fileId}::uuid`.execute(
    host.app.db,
  );
  const before = await lines(fileId);
  expect(JSON.stringify(before)).toContain('Aurore');
  await erased('/desk/retention/dispose', 'POST', 'Kept for two years');

  expect(await written(fileId)).not.toContain('Aurore');
  const [disposal, ...left] = await lines(fileId);
  expect(disposal).toMatchObject({ type: 'system', byUserId: administrator.userId });
  expect(disposal?.message).toMatch(/^Skip traces were disposed of, 1 in all, .*: Kept for two years$/);
  const trace = ({ entity }: Line) => entity === 'skipTrace';
  expect(left.filter(trace).length).toBeGreaterThanOrEqual(2);
  for (const line of left.filter(trace)) expect(line.changes).toEqual([]);
  const asBefore = before.map((line) => ({ ...line, message: expect.any(String) as string, changes: [] }));
  expect(left.map((line) => ({ ...line, changes: [] }))).toEqual(asBefore);
  // What is said of the rest of the file stays word by word.
  expect(left.filter((line) => !trace(line))).toEqual(before.filter((line) => !trace(line)));
  expect(JSON.stringify(left)).toContain('Thibodeau');
});

it('forgets every word on a file that is erased, but why it was', async () => {
  const { fileId } = await tracedFile();
  const party = { fileId, relationType: 'co_debtor', firstName: 'Rosaire', lastName: 'Ouellet' };
  await administrator.call('POST', '/relatedParty/', party);
  await supervisor.call('PATCH', '/file/', { _id: fileId, nextAction: 'See his brother Armand' });
  for (const name of ['Aurore', 'Thibodeau', 'Armand']) expect(await written(fileId)).toContain(name);
  const before = await lines(fileId);
  await erased(`/housekeeping/deleteFile/${fileId}`, 'DELETE', 'Placed twice');

  const all = await written(fileId);
  for (const name of ['Aurore', 'Thibodeau', 'Armand', 'Rosaire', 'Ouellet']) expect(all).not.toContain(name);
  const left = await host.app.db
    .selectFrom('history')
    .select(['type', 'byUserId', 'updatedFields', 'message', 'changes'])
    .where('fileId', '=', fileId)
    .orderBy('at', 'desc')
    .orderBy('_id', 'desc')
    .execute();
  expect(left[0]).toMatchObject({ message: { key: 'files.fileErased', with: { reason: 'Placed twice' } } });
  const kept = ({
    type,
    byUserId,
    updatedFields,
  }: {
    type: string;
    byUserId: unknown;
    updatedFields: unknown;
  }) => ({
    type,
    byUserId,
    updatedFields,
  });
  expect(left.slice(1).map(kept)).toEqual(before.map(kept));
  expect(left.flatMap(({ changes }) => changes)).toEqual([]);
});

it('says in the reader’s language that the words are gone', async () => {
  const { fileId } = await tracedFile();
  await erased(`/housekeeping/deleteSkipTraces/${fileId}`, 'DELETE', 'Another person');
  const said = async (language: string): Promise<string[]> =>
    (await lines(fileId, language))
      .filter(({ entity }) => entity === 'skipTrace')
      .map(({ message }) => message);
  expect(await said('en')).toContain(forgotten);
  expect(await said('fr')).toContain('Ce qui figurait ici a été effacé avec ce dont il était question.');
});

it('forgets nothing of what only lies hidden, and nothing else than the words, whoever asks the database', async () => {
  const { fileId, traceId } = await tracedFile();
  const { db } = host.app;
  const left = sql`message = forgotten_message(type, message, '{"key": "files.wordsErased", "with": {}}'), changes = '[]'`;
  const forget = sql`update history set ${left} where "entityId" = ${traceId}::uuid`;
  // The record is there, and so are its lines.
  await expect(forget.execute(db)).rejects.toThrow('history is kept');
  await erased(`/housekeeping/deleteSkipTraces/${fileId}?softDelete=true`, 'DELETE', 'Hidden');
  expect(await written(fileId)).toContain('Aurore');
  await expect(forget.execute(db)).rejects.toThrow('history is kept');

  // Of a record that is gone, a line may lose its words and nothing else.
  await sql`delete from "skipTrace" where _id = ${traceId}::uuid`.execute(db);
  const of = sql`"entityId" = ${traceId}::uuid`;
  for (const other of [
    sql`message = '"another"'`,
    sql`changes = '[]'`,
    sql`message = '{"key": "files.wordsErased", "with": {}}'`,
    sql`message = forgotten_message(type, message, '"another"'), changes = '[]'`,
    sql`${left}, "byUserId" = null`,
    sql`${left}, at = now()`,
  ])
    await expect(sql`update history set ${other} where ${of}`.execute(db)).rejects.toThrow(
      'history is never changed',
    );
  await expect(sql`delete from history where ${of}`.execute(db)).rejects.toThrow('never changed or deleted');
  await expect(sql`truncate history`.execute(db)).rejects.toThrow('never changed or deleted');
  await forget.execute(db);
  expect(await written(fileId)).not.toContain('Aurore');
  // Once forgotten, a line is as it is for ever.
  await expect(sql`update history set message = '"another"' where ${of}`.execute(db)).rejects.toThrow();
});
