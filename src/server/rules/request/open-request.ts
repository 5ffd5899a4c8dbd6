import type { Draft, Recorded, ResourceName } from '#contract/resources/index';
import { createRecord } from '../../records/create';
import type { TransactionContext } from '../../request/context';

/** What a rule asks for on behalf of who makes a change. `linked`: the record that waits for the decision. */
export interface RaisedRequest extends Pick<
  Draft<'request'>,
  | 'fileIds'
  | 'requestType'
  | 'reason'
  | 'amount'
  | 'dueDate'
  | 'assignedToCompanyId'
  | 'payload'
  | 'attachments'
> {
  readonly linked?: { readonly entity: ResourceName; readonly _id: string };
}

/**
 * Raises a request in the transaction of the change that needs it, as the person who makes that change: by the same rules, with its
 * history, reminders and news. What its approval does is its line in `effects`, which reads `linkedEntityId`.
 * @throws Problem INVALID where the type needs more, or is not the caller's side to raise
 */
export function openRequest(
  context: TransactionContext,
  { linked, ...draft }: RaisedRequest,
): Promise<Recorded<'request'>> {
  const link = linked && { linkedEntity: linked.entity, linkedEntityId: linked._id };
  return createRecord(context, 'request', { ...draft, status: 'submitted', ...link });
}
