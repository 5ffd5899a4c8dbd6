import { centsOf } from '#contract/money/cents';
import { requestTypes } from '#contract/lifecycles/request-types';
import { Problem } from '#contract/problems';
import { sideOf } from '#contract/roles/sides';
import { readBody } from '#contract/shapes';
import type { Draft, Recorded } from '#contract/resources/index';
import { sentence } from '#contract/words/sentence';
import { checkReferences } from '../../records/references';
import type { TransactionContext } from '../../request/context';
import { addressee } from './addressee';
import { effectOf } from './effects';
import { may } from '../../request/rights';
import { demandOneClient } from '../one-client';
import { forbiddenField, invalid } from '../refuse';

type Request = Recorded<'request'>;

/**
 * The host's part of a new request: who asks, and whom.
 * @throws Problem INVALID naming what its type needs, or a type that the caller's side does not raise
 */
export async function completeRequest(
  context: TransactionContext,
  draft: Draft<'request'>,
): Promise<Partial<Request>> {
  const { caller } = context;
  const side = sideOf(caller.activityType);
  const { asks, fileless } = requestTypes[draft.requestType];
  const asked = asks[side];
  if (!asked) throw invalid('requestType', sentence('conversation.sideDoesNotRaiseSuch'));
  if (draft.requestType === 'close' && !may(caller, 'file', 'requestClose')) throw new Problem('FORBIDDEN');
  if (draft.decisionNote) throw forbiddenField('decisionNote');
  if (draft.answer != null) throw forbiddenField('answer');
  if (draft.status !== 'submitted' && draft.status !== 'draft')
    throw invalid('status', sentence('conversation.statusDraftSubmitted'));
  if (!fileless || draft.fileIds.length > 0) await demandOneClient(context, draft.fileIds);
  await checkNeeds(context, draft.requestType, draft);
  const fileIds = [...new Set(draft.fileIds)];
  const { requestType, amount = null, payload = null } = draft;
  const wanted = { fileIds, requestType, amount, payload, linkedEntityId: null };
  await effectOf(wanted)?.asked?.(context, wanted);
  const raiser = { requestedBy: caller.userId, requestedByCompanyId: caller.companyId };
  const { assignedToCompanyId } = await addressee(context, { ...wanted, ...raiser }, draft);
  return { fileIds, assignedToCompanyId, ...raiser };
}

type Needs = Pick<Partial<Request>, 'amount' | 'payload' | 'dueDate'>;

/** Holds what is asked for to the needs of its type. @throws Problem INVALID naming the field, `payload.x` for one of its details */
export async function checkNeeds(
  context: TransactionContext,
  type: Request['requestType'],
  { amount, payload, dueDate }: { [F in keyof Needs]?: Needs[F] | undefined },
): Promise<void> {
  const { needsAmount, payload: fields = {} } = requestTypes[type];
  if (needsAmount && amount == null)
    throw invalid('amount', sentence('values.required', { field: 'amount' }));
  if (amount != null && centsOf(amount) <= 0)
    throw invalid('amount', sentence('values.moreThanNothing', { field: 'amount' }));
  if (dueDate && dueDate <= context.now.toISOString())
    throw invalid('dueDate', sentence('values.laterThanNow', { field: 'dueDate' }));
  try {
    const read = readBody(fields, 'draft', payload ?? {}, context.now);
    await checkReferences(context, fields, read);
  } catch (error) {
    throw error instanceof Problem && error.detail.errors ? ofPayload(error) : error;
  }
}

function ofPayload({ sentence: message, detail }: Problem): Problem {
  const errors = Object.entries(detail.errors ?? {}).map(([field, said]) => [`payload.${field}`, said]);
  return new Problem('INVALID', { message, errors: Object.fromEntries(errors) });
}
