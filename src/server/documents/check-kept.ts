import { Problem } from '#contract/problems';
import type { AppContext } from '../request/context';
import { readUnaltered } from './read-unaltered';

/** How long one round looks, in milliseconds of the machine's clock: the disk is there for people first. */
const longest = 20_000;
const atOnce = 50;

/**
 * Holds the bytes of all documents to their fingerprints, some at each call and all of them over time: it goes on after the last that it
 * looked at, and begins again behind the end. What was altered is told as when somebody asks for it.
 */
export async function checkKept(app: AppContext): Promise<void> {
  const end = Date.now() + longest;
  while (Date.now() < end) {
    const { upTo } = await app.db.selectFrom('checkedDocuments').select('upTo').executeTakeFirstOrThrow();
    const some = await app.db
      .selectFrom('document')
      .select(['_id', 'fileIds', 'fileName', 'sha256'])
      .where('scanStatus', '=', 'clean')
      .where('deletedAt', 'is', null)
      .$if(upTo !== null, (query) => query.where('_id', '>', String(upTo)))
      .orderBy('_id')
      .limit(atOnce)
      .execute();
    for (const document of some) {
      const kept = await readUnaltered(app, document).catch(told);
      kept?.stream.destroy();
    }
    const last = some.length < atOnce ? null : some.at(-1)?._id;
    await app.db
      .updateTable('checkedDocuments')
      .set({ upTo: last ?? null })
      .execute();
    if (last == null) return;
  }
}

function told(error: unknown): undefined {
  if (!(error instanceof Problem)) throw error;
}
