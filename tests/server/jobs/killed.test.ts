import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { seedId } from '#server/seed/seed-id';
import { startHost } from '../../support/host';
import { jobEnded, sendForm } from '../../support/job';
import { aMinutePasses, killed, startJobProcess } from '../../support/job-process';
import { signIn } from '../../support/person';
import { makePlacements } from '../../support/placements';

test(
  'ends with the same totals when the process that works it is killed again and again',
  { timeout: 120_000 },
  async () => {
    const host = await startHost({ jobs: 'elsewhere' });
    const person = await signIn(host, 'administrator');
    const placements = makePlacements(2_000);
    const form = { clientId: seedId('company', 'LNA') };
    const file = { name: 'a.csv', bytes: placements.csv };
    const reply = await sendForm(host, person, '/file/processor/generic/incoming/ingest', form, file);
    const jobId = String(reply.body.jobId);
    for (const reached of [200, 600, 1_200]) {
      const child = await startJobProcess(host.connection, host.dataDir);
      const job = await jobEnded(person, jobId, ({ done }) => done >= reached);
      await killed(child);
      await aMinutePasses(host);
      expect(job.status).toBe('running');
    }
    const last = await startJobProcess(host.connection, host.dataDir);
    const job = await jobEnded(person, jobId);
    await killed(last);
    expect(job).toMatchObject({
      status: 'done',
      done: 2_000,
      counts: { created: placements.good, updated: 0, unchanged: 0, rejected: 120 },
      warnings: placements.warned,
    });
    const { rows } = await sql<
      Record<string, number>
    >`select count(*) files, count(distinct "bankAccountNumber") accounts,
    count(distinct ref) refs, (select count(*) from "relatedParty") parties, (select count(*) from "jobRow") rows from file`.execute(
      host.app.db,
    );
    expect(rows[0]).toEqual({
      files: placements.good,
      accounts: placements.good,
      refs: placements.good,
      parties: placements.good,
      rows: 2_000,
    });
  },
);
