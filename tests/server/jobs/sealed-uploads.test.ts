import { mkdirSync, readdirSync, readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { sealUploads } from '#server/jobs/uploads';
import { sweep } from '#server/sweep';
import { startHost } from '../../support/host';
import type { TestHost } from '../../support/host';
import { jobEnded, sendForm } from '../../support/job';
import { companyId } from '../../support/network';
import { signIn } from '../../support/person';

const ingest = '/file/processor/generic/incoming/ingest';
const clientId = companyId('LNA');
const born = '1984-02-29';
const bytes = `account,last name,province,make,DOB,phone\n70018001,Tremblay,QC,Kia,${born},12`;

const uploads = (host: TestHost): string[] =>
  readdirSync(path.join(host.dataDir, 'uploads')).map((name) => path.join(host.dataDir, 'uploads', name));

it('keeps nothing of an uploaded sheet in clear, and works it again from what it keeps', async () => {
  const host = await startHost({ jobs: true });
  const by = await signIn(host, 'administrator');
  const { body } = await sendForm(host, by, ingest, { clientId, dryRun: 'true' }, { name: 'a.csv', bytes });
  const check = await jobEnded(by, String(body.jobId));
  expect(check.counts).toMatchObject({ rejected: 1 });
  const [file, ...others] = uploads(host);
  expect(others).toEqual([]);
  const kept = readFileSync(String(file));
  for (const clear of [born, 'Tremblay', '70018001', 'account']) expect(kept.includes(clear)).toBe(false);

  const again = { jobId: check._id, corrections: '{"2":{"phone":"4185550150"}}' };
  const placed = await sendForm(host, by, ingest, again);
  const done = await jobEnded(by, String(placed.body.jobId));
  expect(done.counts).toMatchObject({ created: 1, rejected: 0 });
});

it('works a sheet that was kept in clear before, and seals it without making it younger', async () => {
  const host = await startHost({ jobs: true });
  const by = await signIn(host, 'administrator');
  const { body } = await sendForm(host, by, ingest, { clientId, dryRun: 'true' }, { name: 'a.csv', bytes });
  const check = await jobEnded(by, String(body.jobId));
  const file = String(uploads(host)[0]);
  writeFileSync(file, bytes);
  const before = new Date('2026-11-01T10:00:00Z');
  utimesSync(file, before, before);
  const again = await sendForm(host, by, ingest, { jobId: check._id, dryRun: 'true' });
  expect((await jobEnded(by, String(again.body.jobId))).counts).toMatchObject({ rejected: 1 });

  const failed: unknown[] = [];
  const note = (error: unknown): void => void failed.push(error);
  // Two hosts start at once.
  await Promise.all([sealUploads(host.app, note), sealUploads(host.app, note)]);
  expect(failed).toEqual([]);
  expect(readFileSync(file).includes(born)).toBe(false);
  expect(statSync(file).mtime).toEqual(before);
  const third = await sendForm(host, by, ingest, { jobId: check._id, dryRun: 'true' });
  expect((await jobEnded(by, String(third.body.jobId))).counts).toMatchObject({ rejected: 1 });
});

it('takes away within hours what a host was taking in when it died, and nothing that still comes', async () => {
  const host = await startHost();
  const folder = path.join(host.dataDir, 'uploads');
  mkdirSync(folder, { recursive: true });
  const hour = 3_600_000;
  for (const [name, age] of [
    ['dead.clear.part', 2 * hour],
    ['coming.clear.part', hour / 2],
    ['kept', 2 * hour],
  ] as const) {
    writeFileSync(path.join(folder, name), bytes);
    const touched = new Date(host.app.now().getTime() - age);
    utimesSync(path.join(folder, name), touched, touched);
  }
  await sweep(host.app);
  expect(readdirSync(folder).sort()).toEqual(['coming.clear.part', 'kept']);
});
