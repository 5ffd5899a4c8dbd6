import { parse } from 'csv-parse/sync';
import { expect, test } from 'vitest';
import { seedId } from '#server/seed/seed-id';
import { startHost } from '../../support/host';
import { downloaded, jobEnded, sendForm } from '../../support/job';
import { signIn } from '../../support/person';
import { csvOf, makePlacements } from '../../support/placements';

test('tells of each row of a check which account, debtor and value it is about', async () => {
  const host = await startHost({ jobs: true });
  const person = await signIn(host, 'administrator');
  const small = makePlacements(100);
  const sent = await sendForm(
    host,
    person,
    '/file/processor/generic/incoming/ingest',
    { clientId: seedId('company', 'LNA'), dryRun: 'true' },
    { name: 'placements.csv', bytes: csvOf(small.header, small.rows) },
  );
  const job = await jobEnded(person, String(sent.body.jobId));
  const { text } = await downloaded(host, person, String(job.resultUrl));
  const [header = [], ...rows] = parse(text, { bom: true }) as string[][];
  expect(header.slice(-3)).toEqual(['account', 'debtor', 'balance']);
  expect(rows).toHaveLength(small.rows.length);
  const at = (column: string) => small.header.indexOf(column);
  const [first = []] = rows;
  const came = small.rows[Number(first[0]) - 2] as string[];
  expect(first.slice(-3)).toEqual([
    came[at('accountNumber')],
    `${came[at('debtorFirstName')]} ${came[at('debtorLastName')]}`,
    came[at('balance')],
  ]);
});
