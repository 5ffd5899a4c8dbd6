import { sql } from 'kysely';
import type { JsonValue } from '#contract/fields';
import type { Rule } from '#contract/clocks/rule-in-force';
import { inBatch } from '../jobs/job-context';
import type { Outcome, Running } from '../jobs/job-context';
import { inputOf } from '../jobs/job-row';
import { checkStop } from '../jobs/stop';
import { noteProgress } from '../jobs/turn';
import { readRules } from './read-rules';
import { remindOfOpenClocks } from './lacking-reminders';
import { recalculateFiles } from './recalculate-files';
import { rulesByProvince } from './rules-by-province';
import { readFilesToRecalculate, underRule } from './files-to-recalculate';

/** Whose clocks are reckoned anew: the files of a province, or of the whole country. */
export interface RecalculationInput {
  readonly province: Rule['province'];
  readonly key: string;
  readonly source: 'system';
}

/** What stands for the key of a rule where all clocks are reckoned by another edition. */
export const byEdition = 'clockEdition';

/**
 * Reckons the clocks of open files anew after a rule was changed, or once a host of another edition works, which also puts what nobody was
 * reminded of yet on the desks. Each batch is one transaction; what is right already is not written, so that a job which is taken up again
 * goes on where it stopped.
 */
export async function runRecalculation(running: Running): Promise<Outcome> {
  const { app, job, signal } = running;
  const { province, key } = inputOf<RecalculationInput>(job);
  const rules = rulesByProvince(await readRules(app.db));
  const which = underRule(province);
  const { rows } = await sql<{
    total: number;
  }>`select count(*)::integer total from file t where ${which}`.execute(app.db);
  let [done, updated] = [0, Number((job.counts as { updated?: number }).updated ?? 0)];
  const saveProgress = (): Promise<void> =>
    noteProgress(app.db, job, {
      total: rows[0]?.total ?? 0,
      done,
      counts: sql<JsonValue>`jsonb_set(counts, '{updated}', to_jsonb(${updated}::integer))`,
    });
  for await (const files of readFilesToRecalculate(app.db, which)) {
    await checkStop(app.db, job._id, signal);
    updated += await inBatch(running, async (context) => {
      const written = await recalculateFiles(context, files, rules);
      if (key === byEdition) await remindOfOpenClocks(context, files);
      return written;
    });
    done += files.length;
    await saveProgress();
  }
  return {};
}
