import { sql } from 'kysely';
import { Problem } from '#contract/problems';
import { take } from '../records/take';
import { writeChange } from '../records/update';
import { readCallerOfUser } from '../request/caller';
import type { AppContext } from '../request/context';
import { inOwnName } from '../request/context-as';

/** An upload takes a few minutes at most; what is older and of no record will have none. */
const longestUpload = 3_600_000;

/** Drops the bytes of uploads that were cut off or rolled back. By the clock of the machine, as the files are. */
export function sweepDocuments({ db, storage }: AppContext): Promise<void> {
  return storage.sweep(new Date(Date.now() - longestUpload), async (ids) => {
    if (ids.length === 0) return new Set();
    const rows = await db
      .selectFrom('document')
      .select('_id')
      .where('_id', 'in', [...ids])
      .execute();
    return new Set(rows.map(({ _id }) => _id));
  });
}

/** So many that it says nothing of, one after the other, and it is the scanner that is away rather than a file that it does not take. */
const mostInVain = 3;

/** Shows the scanner what it could not be asked about when it came, in the name of who sent it; in no order, so that none waits for ever. */
export async function scanAgain(app: AppContext): Promise<void> {
  let inVain = 0;
  const unseen = await app.db
    .selectFrom('document')
    .select(['_id', 'createdBy'])
    .where('scanStatus', '=', 'pending')
    .where('deletedAt', 'is', null)
    .orderBy(sql`random()`)
    .limit(100)
    .execute();
  for (const { _id, createdBy } of unseen) {
    const caller = createdBy && (await readCallerOfUser(app.db, createdBy));
    const kept = caller && (await app.storage.read(_id).catch(absent));
    if (!kept) continue;
    const { status } = await app.scanner.scan(kept.stream);
    if (status === 'pending' && ++inVain === mostInVain) return;
    if (status === 'pending') continue;
    inVain = 0;
    await inOwnName(app, caller, 'virus scan', async (context) => {
      const current = await take(context, 'document', _id);
      await writeChange(context, 'document', current, { scanStatus: status });
    });
    if (status === 'infected') await app.storage.drop(_id);
  }
}

function absent(error: unknown): undefined {
  if (!(error instanceof Problem)) throw error;
}
