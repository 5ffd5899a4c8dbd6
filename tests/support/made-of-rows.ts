import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';
import { expect } from 'vitest';
import { readRows } from '#server/spreadsheets/read-rows';
import { startHost } from './host';
import type { Furnished, HostOptions, TestHost } from './host';
import { downloaded } from './job';
import type { JobReply } from './job';
import { placeMany } from './many-files';
import { signIn } from './person';
import type { Person, Reply } from './person';
import { readZip } from './read-zip';

/** Thousands of files, one of them with as many notes. */
export interface RowsScene {
  readonly host: TestHost;
  readonly by: Person;
  readonly fileId: string;
}

/** A file that a job makes of rows while it reads them. */
export interface Made {
  readonly ask: (scene: RowsScene) => Promise<Reply>;
  /** How many rows there are when all of them are there. */
  readonly rows: number;
  /** How many rows are in what was made of them. */
  readonly holds: (scene: RowsScene, job: JobReply) => Promise<number>;
}

const files = 2_500;
const inQuebec = 700;
const notes = 1_400;

const report =
  (format: string, parameters: object = {}): Made['ask'] =>
  ({ by }) =>
    by.call('POST', '/report/', { reportType: 'open_inventory', format, language: 'en', parameters });
const list =
  (format: string): Made['ask'] =>
  ({ by }) =>
    by.call('POST', '/desk/exports', { resource: 'file', format, language: 'en', columns: ['ref'] });
const bytesOf = async ({ host, by }: RowsScene, { resultUrl }: JobReply): Promise<Buffer> =>
  (await downloaded(host, by, String(resultUrl))).bytes;
const linesIn = (bytes: Buffer): number => bytes.toString().trimEnd().split(/\r?\n/).length - 1;
const inCsv: Made['holds'] = async (scene, job) => linesIn(await bytesOf(scene, job));
const inWorkbook: Made['holds'] = async (scene, job) => {
  const file = path.join(scene.host.dataDir, 'made.xlsx');
  writeFileSync(file, await bytesOf(scene, job));
  let last = 0;
  for await (const { row } of readRows(file, 'xlsx')) last = row;
  return last - 1;
};

export const madeOfRows: { readonly [name: string]: Made } = {
  'a report in CSV': { ask: report('csv'), rows: files, holds: inCsv },
  'a report as a workbook': { ask: report('xlsx'), rows: files, holds: inWorkbook },
  'a report in pages': {
    ask: report('pdf', { state: 'ON' }),
    rows: files - inQuebec,
    holds: async (scene, job) => {
      expect((await bytesOf(scene, job)).subarray(0, 5).toString()).toBe('%PDF-');
      return job.done;
    },
  },
  'an export of a list in CSV': { ask: list('csv'), rows: files, holds: inCsv },
  'an export of a list as a workbook': { ask: list('xlsx'), rows: files, holds: inWorkbook },
  'the update report of a lender': {
    ask: ({ by }) => by.call('POST', '/file/processor/cibc/scheduled/updateReport', { lender: 'lender-a' }),
    rows: files,
    holds: inCsv,
  },
  'an evidence pack': {
    ask: ({ by, fileId }) => by.call('POST', '/desk/file/evidencePack', { fileId }),
    rows: notes,
    holds: async (scene, job) =>
      linesIn(readZip(await bytesOf(scene, job)).get('records/note.csv') ?? Buffer.alloc(0)),
  },
};

const rowsOfScene: Furnished = {
  key: `${files} files, ${inQuebec} of them in Québec, and ${notes} notes`,
  furnish: async (host) => {
    const by = await signIn(host, 'administrator');
    await placeMany(host, by, files);
    const { db } = host.app;
    await sql`update file set state = 'QC' where ref in (select ref from file order by ref desc limit ${inQuebec})`.execute(
      db,
    );
    const fileId = await firstFile(host);
    const { status, body } = await by.call('POST', '/note/', { fileId, body: 'Seen in the lot.' });
    expect(status).toBe(201);
    await sql`insert into note select made.* from generate_series(2, ${notes}::integer) n cross join note t
      cross join lateral jsonb_populate_record(t, jsonb_build_object('_id', md5('note' || n)::uuid)) made
      where t._id = ${body._id}::uuid`.execute(db);
  },
};

async function firstFile({ app }: TestHost): Promise<string> {
  const { rows } = await sql<{ _id: string }>`select _id from file order by ref limit 1`.execute(app.db);
  return String(rows[0]?._id);
}

export async function openRowsScene(jobs: HostOptions['jobs']): Promise<RowsScene> {
  const host = await startHost({ jobs, furnished: rowsOfScene });
  const by = await signIn(host, 'administrator');
  return { host, by, fileId: await firstFile(host) };
}

/** What lies where results are kept. */
export const kept = (host: TestHost): string[] => {
  const folder = path.join(host.dataDir, 'exports');
  return existsSync(folder) ? readdirSync(folder) : [];
};
