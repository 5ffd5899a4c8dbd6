import type { Gate } from '#contract/lifecycles/status-row';
import type { Recorded } from '#contract/resources/index';
import { sentence } from '#contract/words/sentence';
import type { TransactionContext } from '../../request/context';
import { remind } from '../reminder/rule-reminders';
import { readSupervisors } from './file-rush';
import { readReviewers } from './hold-review';

/** Has the supervisors of a file look again at what lets it past a gate on somebody's word. */
export async function lookAgain(
  context: TransactionContext,
  file: Recorded<'file'>,
  gate: Gate,
): Promise<void> {
  for (const userId of await readSupervisors(context, file))
    await remind(context, {
      fileId: file._id,
      userId,
      reminderType: 'follow_up',
      title: sentence('files.gateOverridden', { gate, ref: file.ref }),
      dueDate: context.now.toISOString(),
    });
}

/**
 * Tells who works a file, and its supervisors, that what let it past a gate counts no more, because the file is another one: before somebody
 * who was sent out by it stands at the hook.
 */
export async function tellFallen(
  context: TransactionContext,
  before: Recorded<'file'>,
  after: Recorded<'file'>,
): Promise<void> {
  const gates = (before.gateOverrides ?? []).map(({ gate }) => gate);
  if (gates.length === 0 || after.gateOverrides?.length) return;
  const people = [...(await readReviewers(context, after)), ...(await readSupervisors(context, after))];
  for (const userId of new Set(people))
    await remind(context, {
      ...{ fileId: after._id, userId, reminderType: 'follow_up', dueDate: context.now.toISOString() },
      title: sentence('files.overridesFell', { gates: gates.join(', '), ref: after.ref }),
    });
}
