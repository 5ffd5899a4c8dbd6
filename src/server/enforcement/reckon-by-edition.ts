import { sql } from 'kysely';
import { clockEdition } from '#contract/clocks/clock-edition';
import { readAdministrator } from '../request/caller';
import type { AppContext } from '../request/context';
import { inOwnName } from '../request/context-as';
import { enqueueRecalculation } from './enqueue-recalculation';
import { byEdition } from './run-recalculation';

/**
 * Has the clocks of every open file reckoned anew, in a job, where they were reckoned by an earlier edition than this host's: after an update
 * of the house. Of several hosts one does it; an older one beside them takes nothing back. A new house has nothing to reckon.
 */
export async function reckonByEdition(app: AppContext): Promise<void> {
  const caller = await readAdministrator(app.db);
  if (!caller) return;
  await inOwnName(app, caller, 'clockEdition', async (context) => {
    const { rows } = await sql<{ stood: boolean }>`
      insert into "clockEdition" as t (edition) values (${clockEdition})
      on conflict ("isOnly") do update set edition = excluded.edition where t.edition < excluded.edition
      returning xmax <> 0 stood`.execute(context.db);
    if (rows[0]?.stood) await enqueueRecalculation(context, { province: 'CA', key: byEdition });
  });
}
