import { expect, it, onTestFinished } from 'vitest';
import { jobKind } from '#contract/vocabularies/job';
import { jobEnded } from '../../support/job';
import { killed, startJobProcess } from '../../support/job-process';
import { jobsOfEachKind, openScene, placedIn } from '../../support/jobs-of-each-kind';
import type { JobOfKind } from '../../support/jobs-of-each-kind';

/** Jobs of imports, lenders and close-outs are worked by two hosts in `two-hosts.test.ts`. */
it.each(jobKind.filter((kind) => typeof jobsOfEachKind[kind] !== 'string'))(
  'a job of the kind %s is worked by one of two hosts, whole and once',
  { timeout: 180_000 },
  async (kind) => {
    const { ask, holds } = jobsOfEachKind[kind] as JobOfKind;
    const opened = await openScene();
    const { connection, dataDir } = opened.host;
    const hosts = await Promise.all([1, 2].map(() => startJobProcess(connection, dataDir)));
    onTestFinished(async () => void (await Promise.all(hosts.map(killed))));
    const scene = await placedIn(opened);
    const { status, body } = await ask(scene);
    expect([status, body.message]).toEqual([202, undefined]);
    const job = await jobEnded(opened.by, String(body.jobId));
    expect([job.status, job.message]).toEqual(['done', null]);
    await holds(scene, job);
    const { db } = opened.host.app;
    expect(await db.selectFrom('job').select('_id').where('kind', '=', kind).execute()).toHaveLength(1);
  },
);
