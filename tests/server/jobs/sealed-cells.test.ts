import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { sealedCells } from '#server/database/migrations/0135-sealed-cells';
import { startHost } from '../../support/host';
import type { TestHost } from '../../support/host';
import { downloaded, jobEnded, sendForm } from '../../support/job';
import type { JobReply } from '../../support/job';
import { companyId } from '../../support/network';
import { signIn } from '../../support/person';
import type { Person } from '../../support/person';

const ingest = '/file/processor/generic/incoming/ingest';
const born = '1984-02-29';
const licence = 'R1234-567890-12';
const unclear = '03/04/85';
const right = '1985-04-03';
const head = "account,last name,province,make,phone,DOB,Driver's licence no.";
const sheet = {
  name: 'a.csv',
  bytes: [
    head,
    `70010601,Roy,ON,Kia,12,${born},${licence}`,
    `70010602,Cyr,ON,Kia,,${unclear},${licence}`,
    '70010603,Day,ON,Kia,13,,',
  ].join('\n'),
};

async function sent(
  host: TestHost,
  by: Person,
  fields: Record<string, string>,
  file?: typeof sheet,
): Promise<JobReply & { readonly _id: string }> {
  const { status, body } = await sendForm(host, by, ingest, fields, file);
  expect([status, body.message]).toEqual([202, undefined]);
  return jobEnded(by, String(body.jobId));
}

/** All that the database keeps of jobs and of their rows, as text. */
async function keptOfJobs({ app }: TestHost): Promise<string> {
  const { rows } = await sql<{ kept: string }>`
    select (select string_agg(j::text, '') from job j) || (select string_agg(r::text, '') from "jobRow" r) kept`.execute(
    app.db,
  );
  return String(rows[0]?.kept);
}

it('keeps nothing of refused rows in clear that is sealed elsewhere, and takes them once they are put right', async () => {
  const host = await startHost({ jobs: true });
  const by = await signIn(host, 'administrator');
  const check = await sent(host, by, { clientId: companyId('LNA'), dryRun: 'true' }, sheet);
  expect(check.counts).toEqual({ created: 0, updated: 0, unchanged: 0, rejected: 3 });

  const { body } = await by.call('GET', `/desk/jobs/${check._id}/rows`);
  expect((body.data as unknown as { problems: object[] }[]).map(({ problems }) => problems)).toMatchObject([
    [{ column: 'phone', reason: 'notAPhone', value: '12' }],
    [{ column: 'dateOfBirth', reason: 'notADate', value: '••••••••' }],
    [{ column: 'phone', reason: 'notAPhone', value: '13' }],
  ]);
  const { text } = await downloaded(host, by, String(check.rejectsUrl));
  const [, ...lines] = text.trimEnd().split(/\r?\n/);
  expect(lines.map((line) => line.split(',').slice(-7).join(','))).toEqual([
    '70010601,Roy,ON,Kia,12,••••••••,••••••••',
    '70010602,Cyr,ON,Kia,,••••••••,••••••••',
    '70010603,Day,ON,Kia,13,,',
  ]);

  const corrections = JSON.stringify({ 2: { phone: '4185550150' }, 3: { dateOfBirth: right } });
  const again = await sent(host, by, { jobId: check._id, corrections, dryRun: 'true' });
  expect(again.counts).toEqual({ created: 2, updated: 0, unchanged: 0, rejected: 1 });
  const placed = await sent(host, by, { jobId: again._id, corrections: '{"4":{"phone":""}}' });
  expect(placed.counts).toEqual({ created: 3, updated: 0, unchanged: 0, rejected: 0 });

  const kept = await keptOfJobs(host);
  for (const clear of [born, licence, unclear, right]) expect(kept).not.toContain(clear);
  const { rows: parties } = await sql<{ _id: string; lastName: string }>`
    select _id, "lastName" from "relatedParty" where "dateOfBirth" is not null order by "lastName"`.execute(
    host.app.db,
  );
  const reveal = { fields: ['dateOfBirth'], reason: 'The bailiff asks who this is' };
  const days = [];
  for (const { _id, lastName } of parties) {
    const { body } = await by.call('POST', '/desk/relatedParty/reveal', { relatedPartyId: _id, ...reveal });
    days.push([lastName, body.dateOfBirth]);
  }
  expect(days).toEqual([
    ['Cyr', right],
    ['Roy', born],
  ]);
});

it('takes out of rows what they kept in clear before', async () => {
  const host = await startHost({ jobs: true });
  const by = await signIn(host, 'administrator');
  const job = await sent(host, by, { clientId: companyId('LNA') }, sheet);
  const cells = JSON.stringify(['70010601', 'Roy', 'ON', 'Kia', '12', born, licence]);
  const problems = JSON.stringify([{ column: 'dateOfBirth', reason: 'notADate', value: unclear }]);
  await sql`update "jobRow" set cells = ${cells}::jsonb, problems = ${problems}::jsonb where row = 2`.execute(
    host.app.db,
  );
  await sealedCells.up(host.app.db);
  const { rows } = await sql`select row, cells, problems from "jobRow" where "jobId" = ${job._id}::uuid
    and row in (2, 4) order by row`.execute(host.app.db);
  expect(rows).toMatchObject([
    {
      cells: ['70010601', 'Roy', 'ON', 'Kia', '12', '••••••••', '••••••••'],
      problems: [{ column: 'dateOfBirth', reason: 'notADate', value: '••••••••' }],
    },
    { cells: ['70010603', 'Day', 'ON', 'Kia', '13', '', ''], problems: [{ column: 'phone', value: '13' }] },
  ]);
});
