import { wallTime } from '#contract/local-time';
import { provinceZones, todayIn } from '#contract/placement/province-time';
import type { Recorded } from '#contract/resources/index';
import { sentence } from '#contract/words/sentence';
import type { Sentence } from '#contract/words/sentence';
import { createRecord } from '../../records/create';
import type { TransactionContext } from '../../request/context';
import { wordsFor } from '../../words/words-for';

type File = Recorded<'file'>;

/**
 * Tells the client, the agency and all who work on a file at once that its asset is on the hook, in the client's language and in the
 * name of who said so: nobody looks for it any further.
 */
export async function notifyOnHook(context: TransactionContext, before: File, after: File): Promise<void> {
  if (after.status !== 'on_hook' || before.status === 'on_hook') return;
  const { language } = await context.db
    .selectFrom('company')
    .select('language')
    .where('_id', '=', after.clientId)
    .executeTakeFirstOrThrow();
  await createRecord(context, 'note', {
    fileId: after._id,
    noteType: 'field_update',
    audience: 'client_and_vendor',
    isRush: true,
    body: wordsFor({ language })(onHook(context, after)),
  });
}

function onHook({ now }: TransactionContext, { recovery, ...file }: File): Sentence {
  const at = new Date(recovery?.onHookAt ?? now);
  const { time } = wallTime(at, provinceZones[file.state]);
  const said = {
    asset: file.assetSummary ?? file.ref,
    ref: file.ref,
    day: todayIn(file.state, at),
    time: new Date(time).toISOString().slice(11, 16),
  };
  return recovery?.recoveryAddress
    ? sentence('attempts.onHookAt', { ...said, address: recovery.recoveryAddress })
    : sentence('attempts.onHook', said);
}
