import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';
import { describe, expect, it, onTestFinished } from 'vitest';
import { holdRows } from '../../support/held-rows';
import { jobEnded } from '../../support/job';
import { aMinutePasses, killed, startJobProcess } from '../../support/job-process';
import { lying } from '../../support/lender-file';
import { kept, madeOfRows, openRowsScene } from '../../support/made-of-rows';
import type { Made, RowsScene } from '../../support/made-of-rows';

const timeout = 120_000;

/** A job whose process was killed when a part of its rows was written, and which nobody has taken up yet. */
async function cutOff(
  ask: Made['ask'],
): Promise<{ scene: RowsScene; jobId: string; goOn: () => Promise<void> }> {
  const scene = await openRowsScene('elsewhere');
  const { host, by } = scene;
  const { status, body } = await ask(scene);
  expect([status, body.message]).toEqual([202, undefined]);
  const jobId = String(body.jobId);
  const held = await holdRows(host);
  const first = await startJobProcess(host.connection, host.dataDir);
  onTestFinished(() => killed(first));
  await held.reached();
  await killed(first);
  await held.letGo();
  await aMinutePasses(host);
  const { body: job } = await by.call('GET', `/desk/jobs/${jobId}`);
  expect([job.status, job.resultUrl, lying(host, 'lender-a', 'out')]).toEqual(['running', null, []]);
  const goOn = async (): Promise<void> => {
    const next = await startJobProcess(host.connection, host.dataDir);
    onTestFinished(() => killed(next));
  };
  return { scene, jobId, goOn };
}

const taken = async ({ host }: RowsScene): Promise<number> =>
  (await sql`select from "securityEvent" where kind = 'export'`.execute(host.app.db)).rows.length;

describe('what is made of rows by a process that is killed while it reads them', () => {
  it.each([
    'a report in CSV',
    'an export of a list as a workbook',
    'the update report of a lender',
    'an evidence pack',
  ])('%s is made by another, whole and once', { timeout }, async (name) => {
    const { ask, rows, holds } = madeOfRows[name] as Made;
    const { scene, jobId, goOn } = await cutOff(ask);
    const { host, by } = scene;
    await goOn();
    const job = await jobEnded(by, jobId);
    expect([job.status, job.message, await holds(scene, job)]).toEqual(['done', null, rows]);
    expect(kept(host)).toEqual([expect.stringMatching(new RegExp(`^${jobId}\\.(csv|xlsx|pdf|zip)$`))]);
    expect(lying(host, 'lender-a', 'out')).toHaveLength(name.includes('lender') ? 1 : 0);
    expect(await taken(scene)).toBe(1);
  });

  const half = 'an export of a list in CSV';

  it('leaves nothing where it is cancelled before another takes it up', { timeout }, async () => {
    const { scene, jobId, goOn } = await cutOff((madeOfRows[half] as Made).ask);
    const { host, by } = scene;
    expect(kept(host)).toEqual([expect.stringMatching(new RegExp(`^${jobId}\\.csv\\..*part$`))]);
    expect((await by.call('POST', `/desk/jobs/${jobId}/cancel`)).body).toMatchObject({ cancelAsked: true });
    await goOn();
    expect(await jobEnded(by, jobId)).toMatchObject({ status: 'cancelled', resultUrl: null });
    expect([kept(host), await taken(scene)]).toEqual([[], 0]);
  });

  it('takes back what it began to leave for a lender, and that alone', { timeout }, async () => {
    const { scene, jobId, goOn } = await cutOff((madeOfRows['the update report of a lender'] as Made).ask);
    const { host, by } = scene;
    const { rows } = await sql<{ name: string }>`
      select input ->> 'fileName' name from job where _id = ${jobId}`.execute(host.app.db);
    // What a process leaves that is killed between writing it and giving it its name.
    const out = path.join(host.dataDir, 'drop', 'lender-a', 'out');
    mkdirSync(out, { recursive: true });
    const others = [`${rows[0]?.name}.00000000.part`, 'yesterday.csv'];
    for (const name of [`${rows[0]?.name}.${jobId.slice(-8)}.part`, ...others])
      writeFileSync(path.join(out, name), 'half');
    expect((await by.call('POST', `/desk/jobs/${jobId}/cancel`)).body).toMatchObject({ cancelAsked: true });
    await goOn();
    expect(await jobEnded(by, jobId)).toMatchObject({ status: 'cancelled', resultUrl: null });
    expect([lying(host, 'lender-a', 'out'), kept(host)]).toEqual([others, []]);
  });

  it('leaves nothing where its person may not have it any more', { timeout }, async () => {
    const { scene, jobId, goOn } = await cutOff((madeOfRows[half] as Made).ask);
    const { host } = scene;
    expect(kept(host)).toEqual([expect.stringMatching(new RegExp(`^${jobId}\\.csv\\..*part$`))]);
    await sql`update role set permissions = '[]' where key = 'administrator'`.execute(host.app.db);
    await goOn();
    await expect
      .poll(
        async () =>
          (await host.app.db.selectFrom('job').select('status').execute()).map(({ status }) => status),
        { timeout },
      )
      .toEqual(['failed']);
    expect([kept(host), await taken(scene)]).toEqual([[], 0]);
  });
});
