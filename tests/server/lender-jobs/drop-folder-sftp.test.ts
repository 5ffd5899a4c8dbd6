import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { startHost } from '../../support/host';
import { jobEnded } from '../../support/job';
import { lenderFile, placing } from '../../support/lender-file';
import { signIn } from '../../support/person';
import { startSftp } from '../../support/sftp-server';

/** A folder of a lender's server, with what lies in it. */
function place(): { root: string; lying: (part: string) => string[] } {
  const root = mkdtempSync(path.join(tmpdir(), 'lender-server-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  mkdirSync(path.join(root, 'drop/in'), { recursive: true });
  return { root, lying: (part) => readdirSync(path.join(root, 'drop', part)).sort() };
}

it('files are taken from a lender’s server, put aside there, and left for it', async () => {
  const { root, lying } = place();
  writeFileSync(path.join(root, 'drop/in/day.csv'), lenderFile([placing('90080001'), placing('90080002')]));
  writeFileSync(path.join(root, 'drop/in/wrong.csv'), lenderFile([placing('90080003')], [7, 1]));
  const host = await startHost({ jobs: true, env: { LENDER_A_FOLDER: await startSftp(root) } });
  const lender = await signIn(host, 'lender_supervisor');
  const listed = await lender.call('GET', '/desk/incoming/list');
  expect(listed.body.data).toMatchObject([
    { provider: 'sftp', waiting: ['day.csv', 'wrong.csv'], problem: null },
  ]);
  const { body } = await lender.call('GET', '/file/processor/lender-a/incoming/trigger');
  const files = body.files as unknown as { jobId: string | null }[];
  expect(files).toMatchObject([
    { fileName: 'day.csv', rows: 2 },
    { fileName: 'wrong.csv', jobId: null },
  ]);
  expect(await jobEnded(lender, String(files[0]?.jobId))).toMatchObject({
    status: 'done',
    counts: { created: 2 },
  });
  expect(lying('in')).toEqual([]);
  expect(lying('done')).toEqual(['day.csv']);
  expect(lying('review')).toEqual(['wrong.csv']);
  const report = await lender.call('POST', '/file/processor/cibc/scheduled/updateReport', {
    lender: 'lender-a',
  });
  const job = await jobEnded(lender, String(report.body.jobId));
  expect(job, String(job.message)).toMatchObject({ status: 'done', done: 2 });
  const [name = ''] = lying('out');
  expect(readFileSync(path.join(root, 'drop/out', name), 'utf8')).toContain('90080002');
});

it('a server with another key is not talked to, and one that is away is said', async () => {
  const { root } = place();
  const address = new URL(await startSftp(root));
  address.searchParams.set('fingerprint', 'SHA256:AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA');
  const host = await startHost({ jobs: true, env: { LENDER_A_FOLDER: address.href } });
  const lender = await signIn(host, 'lender_supervisor');
  const { body } = await lender.call('GET', '/desk/incoming/list');
  expect(body.data).toMatchObject([{ waiting: [], problem: 'The drop folder cannot be reached just now.' }]);
  await expect(startHost({ env: { LENDER_A_FOLDER: 'sftp://agency@127.0.0.1/drop' } })).rejects.toThrow(
    /LENDER_A_FOLDER/,
  );
});
