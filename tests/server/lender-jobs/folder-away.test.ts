import { renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { startHost } from '../../support/host';
import { jobEnded } from '../../support/job';
import { drop, lenderFile, lying, placing } from '../../support/lender-file';
import { signIn } from '../../support/person';

const said = 'The drop folder cannot be reached just now.';

it('a drop folder that is away is said where it is asked for, and what failed by it is done once it is back', async () => {
  const host = await startHost({ jobs: true });
  const admin = await signIn(host, 'administrator');
  drop(host, 'lender-a', 'day.csv', lenderFile([placing('90071001')]));
  const folder = path.join(host.dataDir, 'drop', 'lender-a');
  const away = `${folder}-away`;
  renameSync(folder, away);
  writeFileSync(folder, 'no folder');

  const taken = await admin.call('GET', '/file/processor/lender-a/incoming/trigger');
  expect([taken.status, taken.body]).toEqual([503, { message: said, code: 'NOT_READY' }]);
  const asked = await admin.call('POST', '/file/processor/cibc/scheduled/updateReport', {
    lender: 'lender-a',
  });
  expect(asked.status, JSON.stringify(asked.body)).toBe(202);
  const jobId = String(asked.body.jobId);
  expect(await jobEnded(admin, jobId)).toMatchObject({ status: 'failed', message: said });

  rmSync(folder);
  renameSync(away, folder);
  expect((await admin.call('POST', `/desk/jobs/${jobId}/repeat`)).status).toBe(202);
  expect(await jobEnded(admin, jobId)).toMatchObject({ status: 'done', message: null });
  expect(lying(host, 'lender-a', 'out')).toHaveLength(1);
  expect((await admin.call('GET', '/file/processor/lender-a/incoming/trigger')).status).toBe(202);
  expect(lying(host, 'lender-a', 'done')).toEqual(['day.csv']);
});
