import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { seedId } from '#server/seed/seed-id';
import { startHost } from '../../support/host';
import type { TestHost } from '../../support/host';
import { downloaded, jobEnded, sendForm } from '../../support/job';
import type { JobReply } from '../../support/job';
import { signIn } from '../../support/person';
import type { Person } from '../../support/person';
import { csvOf, makePlacements } from '../../support/placements';

const { header, rows } = makePlacements(2);

let host: TestHost;
let person: Person;
beforeEach(async () => {
  host = await startHost({ jobs: true });
  person = await signIn(host, 'administrator');
});

async function ingest(by: Person, fields: Record<string, string>, bytes: string): Promise<JobReply> {
  const form = { clientId: seedId('company', 'LNA'), ...fields };
  const url = '/file/processor/generic/incoming/ingest';
  const reply = await sendForm(host, by, url, form, { name: 'placements.csv', bytes });
  return jobEnded(by, String(reply.body.jobId));
}

test('tells of an asset that another open file has already, before anything is placed and after', async () => {
  const [first, second] = rows as [string[], string[]];
  await ingest(person, {}, csvOf(header, [first]));
  const { body } = await person.call('GET', `/file/list?bankAccountNumber=${first[0]}`);
  const [{ _id, ref } = { _id: '', ref: '' }] = body.data as unknown as { _id: string; ref: string }[];
  const alike = [...second];
  alike[9] = first[9] ?? '';
  const sheet = csvOf(header, [first, alike]);
  for (const dryRun of ['true', 'false']) {
    const job = await ingest(person, { dryRun }, sheet);
    expect(job).toMatchObject({ counts: { unchanged: 1, created: 1, rejected: 0 }, warnings: 1 });
  }
  const third = [...alike];
  third[0] = '900999999999';
  const told = await ingest(person, { dryRun: 'true' }, csvOf(header, [third]));
  const { text } = await downloaded(host, person, String(told.resultUrl));
  expect(text).toContain('vin is on 2 open files too, ');
  await sql`update file set closed = true, active = false where _id = ${_id}::uuid`.execute(host.app.db);
  const after = await ingest(person, { dryRun: 'true' }, csvOf(header, [third]));
  expect(after.warnings).toBe(1);
  const { text: later } = await downloaded(host, person, String(after.resultUrl));
  expect(later).toContain('vin is on the open file ');
  expect(later).not.toContain(ref);
});

test('tells nobody of files that are not theirs', async () => {
  const [first, second] = rows as [string[], string[]];
  await ingest(person, {}, csvOf(header, [first]));
  const alike = [...second];
  alike[9] = first[9] ?? '';
  const other = await signIn(host, 'lender_b_supervisor');
  const clientId = seedId('company', 'LNB');
  const job = await ingest(other, { clientId, dryRun: 'true' }, csvOf(header, [alike]));
  expect(job).toMatchObject({ counts: { created: 1 }, warnings: 0 });
});
