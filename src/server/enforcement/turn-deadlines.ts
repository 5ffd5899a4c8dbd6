import { sql } from 'kysely';
import { todayInProvince } from '../database/today-in-province';
import { readAdministrator } from '../request/caller';
import type { AppContext } from '../request/context';
import { inOwnName } from '../request/context-as';
import { readRules } from './read-rules';
import { recalculateFiles } from './recalculate-files';
import { remindOfKeeping } from './retention-over';
import { rulesByProvince } from './rules-by-province';
import { readFilesToRecalculate } from './files-to-recalculate';

/**
 * A day that passes ends times of the law that nobody touched: the nearest deadline of a file whose day has come is worked out anew, and
 * with it the reminders that hang on it; what may be kept for the debt since then stands on the desk. Twice on a day changes nothing.
 */
export async function turnDeadlines(app: AppContext): Promise<void> {
  const caller = await readAdministrator(app.db);
  if (!caller) return;
  const rules = rulesByProvince(await readRules(app.db));
  const today = todayInProvince(app.now());
  const turned = sql`not t.closed and t."deletedAt" is null and t."nextDeadline" <= ${today}`;
  for await (const files of readFilesToRecalculate(app.db, turned))
    await inOwnName(app, caller, 'deadlines', async (context) => {
      await recalculateFiles(context, files, rules);
      await remindOfKeeping(context, files, rules);
    });
}
