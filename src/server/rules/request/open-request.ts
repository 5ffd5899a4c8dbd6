import type { Draft, Recorded, ResourceName } from '#contract/resources/index';
import { isSentence } from '#contract/words/sentence';
import type { Said } from '#contract/words/sentence';
import { createRecord } from '../../records/create';
import type { TransactionContext } from '../../request/context';
import { wordsFor } from '../../words/words-for';

/** What a rule asks for on behalf of who makes a change. `linked`: the record that waits for the decision. */
export interface RaisedRequest extends Pick<
  Draft<'request'>,
  'fileIds' | 'requestType' | 'amount' | 'dueDate' | 'assignedToCompanyId' | 'payload' | 'attachments'
> {
  /** What a person gave as it, or what the host says of the record that waits. */
  readonly reason: Said;
  readonly linked?: { readonly entity: ResourceName; readonly _id: string };
}

/**
 * Raises a request in the transaction of the change that needs it, as the person who makes that change: by the same rules, with its
 * history, reminders and news. What its approval does is its line in `effects`, which reads `linkedEntityId`.
 * @throws Problem INVALID where the type needs more, or is not the caller's side to raise
 */
export function openRequest(
  context: TransactionContext,
  { linked, reason, ...draft }: RaisedRequest,
): Promise<Recorded<'request'>> {
  const link = linked && { linkedEntity: linked.entity, linkedEntityId: linked._id };
  const asked = { ...draft, reason: wordsFor()(reason), status: 'submitted', ...link } as const;
  return createRecord(context, 'request', asked, isSentence(reason) ? { reason } : {});
}
