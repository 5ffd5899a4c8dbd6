import { sql } from 'kysely';
import { recalculatedFile } from '#contract/clocks/file-clocks';
import { todayIn } from '#contract/placement/province-time';
import { setSilentlyOfEach } from '../records/set-silently';
import type { AppContext } from '../request/context';
import { readFilesToRecalculate } from './files-to-recalculate';
import { readRules } from './read-rules';
import { rulesByProvince } from './rules-by-province';

/**
 * Tells every open time of the law of the files of which the nearest alone was told: after an update of the house. Nothing of a file changes
 * by it that anybody would be told, and what somebody writes meanwhile stands.
 */
export async function tellDeadlines({ db, now }: Pick<AppContext, 'db' | 'now'>): Promise<void> {
  const untold = sql`t."nextDeadline" is not null and t.deadlines is null and t."deletedAt" is null`;
  const rules = rulesByProvince(await readRules(db));
  for await (const files of readFilesToRecalculate(db, untold)) {
    const told = files.map((file) => {
      const { deadlines } = recalculatedFile(
        file,
        file.parties,
        rules(file.state),
        todayIn(file.state, now()),
      );
      return { _id: file._id, version: file.version, deadlines };
    });
    await setSilentlyOfEach(db, 'file', ['deadlines'], told);
  }
}
