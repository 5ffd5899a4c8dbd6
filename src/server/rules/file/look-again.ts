import type { Gate } from '#contract/lifecycles/status-row';
import type { Recorded } from '#contract/resources/index';
import { sentence } from '#contract/words/sentence';
import type { TransactionContext } from '../../request/context';
import { remind } from '../reminder/rule-reminders';
import { readSupervisors } from './file-rush';

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
