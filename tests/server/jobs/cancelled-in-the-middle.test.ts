import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { holdRows } from '../../support/held-rows';
import { downloaded, jobEnded } from '../../support/job';
import { lying } from '../../support/lender-file';
import { kept, madeOfRows, openRowsScene } from '../../support/made-of-rows';
import type { Made } from '../../support/made-of-rows';

describe('cancelled while its rows are written', () => {
  it.each(Object.keys(madeOfRows))(
    '%s stops, leaves nothing, and is whole when it is asked for again',
    { timeout: 120_000 },
    async (name) => {
      const scene = await openRowsScene(true);
      const { host, by } = scene;
      const { ask, rows, holds } = madeOfRows[name] as Made;
      const held = await holdRows(host);
      const asked = await ask(scene);
      expect([asked.status, asked.body.message]).toEqual([202, undefined]);
      const jobId = String(asked.body.jobId);
      await held.reached();
      const before = (await by.call('GET', `/desk/jobs/${jobId}`)).body;
      expect([before.status, before.total, before.done]).toEqual(['running', rows, 0]);

      const cancelled = await by.call('POST', `/desk/jobs/${jobId}/cancel`);
      expect([cancelled.status, cancelled.body.cancelAsked]).toEqual([200, true]);
      host.news.length = 0;
      await held.letGo();
      const job = await jobEnded(by, jobId);
      expect([job.status, job.done, job.total, job.resultUrl]).toEqual(['cancelled', 250, rows, null]);
      await expect.poll(() => host.news).toEqual([{ to: 'user', userId: by.userId, section: 'all' }]);
      expect((await by.call('GET', `/desk/jobs/${jobId}/result`)).status).toBe(404);
      const { rows: left } = await sql`select from job where "resultPath" is not null`.execute(host.app.db);
      expect([left.length, kept(host), lying(host, 'lender-a', 'out')]).toEqual([0, [], []]);
      const taken = sql`select from "securityEvent" where kind = 'export'`;
      expect((await taken.execute(host.app.db)).rows).toHaveLength(0);

      const again = await by.call('POST', `/desk/jobs/${jobId}/repeat`);
      expect([again.status, again.body.jobId]).toEqual([202, jobId]);
      const whole = await jobEnded(by, jobId);
      expect([whole.status, await holds(scene, whole)]).toEqual(['done', rows]);
      expect(kept(host)).toHaveLength(1);
      expect((await taken.execute(host.app.db)).rows).toHaveLength(1);
    },
  );
});

it(
  'leaves the result alone where another host has ended the job meanwhile',
  { timeout: 120_000 },
  async () => {
    const scene = await openRowsScene(true);
    const { host, by } = scene;
    const { db } = host.app;
    const held = await holdRows(host);
    const jobId = String((await (madeOfRows['an export of a list in CSV'] as Made).ask(scene)).body.jobId);
    await held.reached();
    expect((await by.call('POST', `/desk/jobs/${jobId}/cancel`)).status).toBe(200);
    // As another host leaves it that took it for abandoned.
    const result = `${jobId}.csv`;
    writeFileSync(path.join(host.dataDir, 'exports', result), 'whole');
    await sql`update job set status = 'done', "endedAt" = now(), "resultPath" = ${result}`.execute(db);
    await held.letGo();
    const atWork = sql`select from graphile_worker._private_jobs`;
    await expect.poll(async () => (await atWork.execute(db)).rows.length, { timeout: 60_000 }).toBe(0);
    const { text } = await downloaded(host, by, `/api/desk/jobs/${jobId}/result`);
    expect([text, kept(host)]).toEqual(['whole', [result]]);
  },
);
