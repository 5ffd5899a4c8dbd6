import { isDeepStrictEqual } from 'node:util';
import { endings, standingOrders } from '#contract/lifecycles/court-order';
import { fallenFacts } from '#contract/lifecycles/standing-facts';
import type { Recorded } from '#contract/resources/index';
import { sentence } from '#contract/words/sentence';
import type { Sentence } from '#contract/words/sentence';
import type { TransactionContext } from '../../request/context';
import { cancelReminders, readPending, readStanding, remindNow } from '../reminder/rule-reminders';
import type { completeReminders } from '../reminder/rule-reminders';
import { readDesk } from './desk-of-file';
import { readOrders } from './orders-of-file';

type File = Recorded<'file'>;

const key = 'files.factFell';

/** What tells of each fact of a file that stands no more: which one, and since the order of which day. */
async function titlesOf({ db }: TransactionContext, file: File): Promise<Sentence[]> {
  const { proving, opening } = await readOrders(db, file._id);
  const ended = endings(proving, opening);
  const around = { orders: standingOrders(opening), endedOrders: [...ended.keys()] };
  return fallenFacts(file, around).map(({ proof, documentId }) =>
    sentence(key, { proof, day: ended.get(documentId)?.orderDate, ref: file.ref }),
  );
}

/**
 * Has those on whose desk a file lies look, once, at each fact that fell with the order of a court that it rests on: before somebody acts by
 * it. What stands again leaves their desks. `settle`: as what was done, where it was proved anew, or as what is needed no more.
 */
export async function followFallenFacts(
  context: TransactionContext,
  file: File,
  settle: typeof completeReminders = cancelReminders,
): Promise<void> {
  const fallen = await titlesOf(context, file);
  const fileId = file._id;
  for (const title of await readPending(context, fileId, key))
    if (!fallen.some((one) => isDeepStrictEqual(one, title))) await settle(context, { fileId, title });
  for (const title of fallen) {
    if (await readStanding(context, { fileId, title })) continue;
    await remindNow(context, await readDesk(context, file), { fileId, title });
  }
}
