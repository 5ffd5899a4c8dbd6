import pg from 'pg';
import { sql } from 'kysely';
import { expect, it, onTestFinished } from 'vitest';
import { startHost } from '../../support/host';
import type { TestHost } from '../../support/host';
import { drop, lenderFile, lying, placing } from '../../support/lender-file';
import { signIn } from '../../support/person';
import { standsBefore } from '../../support/stands-before';

const trigger = '/file/processor/lender-a/incoming/trigger';
const worked = async (host: TestHost): Promise<unknown[]> =>
  (
    await sql<{
      fileName: string;
      rows: number;
    }>`select input->>'fileName' "fileName", (input->>'rows')::integer rows
    from job where kind = 'lender' order by _id`.execute(host.app.db)
  ).rows;

it('a file that is left under the name of one that is being taken is taken at the next look', async () => {
  const host = await startHost();
  const admin = await signIn(host, 'administrator');
  drop(host, 'lender-a', 'day.csv', lenderFile([placing('90060001')]));
  const blocker = new pg.Client(host.connection);
  await blocker.connect();
  onTestFinished(() => blocker.end());
  await blocker.query('begin; lock table "lenderFile" in exclusive mode');
  const first = admin.call('GET', trigger);
  await standsBefore(host.connection, 'lenderFile');
  drop(host, 'lender-a', 'day.csv', lenderFile([placing('90060002'), placing('90060003')]));
  await blocker.query('commit');
  expect((await first).status).toBe(202);
  expect(lying(host, 'lender-a', 'in')).toEqual(['day.csv']);
  expect((await admin.call('GET', trigger)).status).toBe(202);
  expect(await worked(host)).toEqual([
    { fileName: 'day.csv', rows: 1 },
    { fileName: 'day.csv', rows: 2 },
  ]);
  expect(lying(host, 'lender-a', 'in')).toEqual([]);
});
