import { existsSync, readFileSync } from 'node:fs';
import pg from 'pg';
import { describe, expect, it, onTestFinished } from 'vitest';
import { jobKind } from '#contract/vocabularies/job';
import { jobEnded } from '../../support/job';
import { aMinutePasses, killed, startJobProcess } from '../../support/job-process';
import { jobsOfEachKind, openScene, placedIn } from '../../support/jobs-of-each-kind';
import type { JobOfKind } from '../../support/jobs-of-each-kind';
import { standsBefore } from '../../support/stands-before';

describe('a job whose process is killed in its middle', () => {
  it.each(jobKind.filter((kind) => typeof jobsOfEachKind[kind] === 'string'))(
    'of the kind %s has a test of its own that says so',
    (kind) => {
      const file = String(jobsOfEachKind[kind]);
      expect(existsSync(file) && /killed/.test(readFileSync(file, 'utf8'))).toBe(true);
    },
  );

  it.each(jobKind.filter((kind) => typeof jobsOfEachKind[kind] !== 'string'))(
    'of the kind %s is ended by another, whole and once',
    { timeout: 180_000 },
    async (kind) => {
      const { writes, ask, holds } = jobsOfEachKind[kind] as JobOfKind;
      const opened = await openScene();
      const { host, by } = opened;
      const first = await startJobProcess(host.connection, host.dataDir);
      const scene = await placedIn(opened);

      const blocker = new pg.Client(host.connection);
      blocker.on('error', () => undefined);
      await blocker.connect();
      onTestFinished(() => blocker.end());
      await killed(first);
      const { status, body } = await ask(scene);
      expect([status, body.message]).toEqual([202, undefined]);
      await blocker.query(`begin; lock table "${writes}" in exclusive mode`);
      const second = await startJobProcess(host.connection, host.dataDir);
      onTestFinished(() => killed(second));
      await standsBefore(host.connection, writes);
      expect((await by.call('GET', `/desk/jobs/${String(body.jobId)}`)).body.status).toBe('running');
      await killed(second);
      await blocker.query('rollback');
      await aMinutePasses(host);

      const third = await startJobProcess(host.connection, host.dataDir);
      onTestFinished(() => killed(third));
      const job = await jobEnded(by, String(body.jobId));
      expect([job.status, job.message]).toEqual(['done', null]);
      await holds(scene, job);
    },
  );
});
