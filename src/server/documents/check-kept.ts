import { Problem } from '#contract/problems';
import type { AppContext } from '../request/context';
import { readUnaltered } from './read-unaltered';

/** How long one round looks, in milliseconds of the machine's clock: the disk is there for people first. */
const longest = 20_000;
const atOnce = 50;
/** So many that cannot be read, one after the other, and it is the store that is away rather than the way to one document. */
const mostInVain = 3;

/**
 * Holds the bytes of all documents to their fingerprints, some at each call and all of them over time: it goes on after the last that it
 * looked at, and begins again behind the end. What was altered or lost is told as when somebody asks for it. A store that is away says
 * nothing of its documents: the next call goes on with the first of them that it did not give. One that cannot be read among others waits
 * for its next turn.
 */
export async function checkKept(app: AppContext, stopping?: AbortSignal): Promise<void> {
  const end = Date.now() + longest;
  let inVain = 0;
  let before = await readUpTo(app);
  for (let upTo = before; Date.now() < end && !stopping?.aborted;) {
    const some = await nextAfter(app, upTo);
    for (const document of some) {
      if (await isRead(app, document)) inVain = 0;
      else if (++inVain === mostInVain) return keepUpTo(app, before);
      if (inVain === 0) before = document._id;
    }
    upTo = some.length < atOnce ? null : (some.at(-1)?._id ?? null);
    await keepUpTo(app, upTo);
    if (upTo === null) return;
  }
}

const nextAfter = (app: AppContext, upTo: string | null) =>
  app.db
    .selectFrom('document')
    .select(['_id', 'fileName', 'sha256', 'bytesFault'])
    .where('scanStatus', '=', 'clean')
    .where('deletedAt', 'is', null)
    .$if(upTo !== null, (query) => query.where('_id', '>', String(upTo)))
    .orderBy('_id')
    .limit(atOnce)
    .execute();

/** @returns whether it is known what the document's bytes are; if not, why is in the log */
async function isRead(app: AppContext, document: Parameters<typeof readUnaltered>[1]): Promise<boolean> {
  try {
    const { stream } = await readUnaltered(app, document);
    stream.destroy();
    return true;
  } catch (error) {
    if (error instanceof Problem && (error.code === 'FAILED' || error.code === 'NOT_FOUND')) return true;
    app.log.warn({ err: error, documentId: document._id }, 'The bytes of a document could not be read.');
    return false;
  }
}

async function readUpTo(app: AppContext): Promise<string | null> {
  const { upTo } = await app.db.selectFrom('checkedDocuments').select('upTo').executeTakeFirstOrThrow();
  return upTo;
}

async function keepUpTo(app: AppContext, upTo: string | null): Promise<void> {
  await app.db.updateTable('checkedDocuments').set({ upTo }).execute();
}
