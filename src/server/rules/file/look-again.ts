import type { Gate } from '#contract/lifecycles/status-row';
import type { Recorded } from '#contract/resources/index';
import { sentence } from '#contract/words/sentence';
import type { Sentence } from '#contract/words/sentence';
import type { TransactionContext } from '../../request/context';
import { remindNow } from '../reminder/rule-reminders';
import { readSupervisors } from './file-rush';
import { readReviewers } from './hold-review';

type File = Recorded<'file'>;

/** Has the supervisors of a file look at it now, and says why. */
export const tellSupervisors = async (
  context: TransactionContext,
  file: File,
  title: Sentence,
): Promise<void> => remindNow(context, await readSupervisors(context, file), { fileId: file._id, title });

/** Has the supervisors of a file look again at what lets it past a gate on somebody's word. */
export const lookAgain = (context: TransactionContext, file: File, gate: Gate): Promise<void> =>
  tellSupervisors(context, file, sentence('files.gateOverridden', { gate, ref: file.ref }));

/**
 * Tells who works a file, and its supervisors, that what let it past a gate counts no more, because the file is another one: before somebody
 * who was sent out by it stands at the hook.
 */
export async function tellFallen(context: TransactionContext, before: File, after: File): Promise<void> {
  const gates = (before.gateOverrides ?? []).map(({ gate }) => gate);
  if (gates.length === 0 || after.gateOverrides?.length) return;
  const people = [...(await readReviewers(context, after)), ...(await readSupervisors(context, after))];
  const title = sentence('files.overridesFell', { gates: gates.join(', '), ref: after.ref });
  await remindNow(context, new Set(people), { fileId: after._id, title });
}
