import { decisions } from '#contract/lifecycles/request';
import { sideOf } from '#contract/roles/sides';
import type { Change, Recorded } from '#contract/resources/index';
import { sentence } from '#contract/words/sentence';
import type { TransactionContext } from '../../request/context';
import { addressee, checkPerson } from './addressee';
import { holdToClient, isForClient } from './asked-of-client';
import { effectOf } from './effects';
import { checkAnswer } from './request-answer';
import { checkNeeds } from './request-create';
import { checkMove, isOpen, mayReword } from './request-move';
import { conflict, forbiddenField } from '../refuse';

type Request = Recorded<'request'>;

const ofDecisions = new Set(['decisionNote', 'answer']);
const addressed = new Set(['assignedToCompanyId', 'assignedToUserId']);

/**
 * The host's part of a change to a request: a decision, or another wording by who asked. What the host does on an approval follows in
 * the same transaction, so the request is done with it.
 * @throws Problem CONFLICT, FORBIDDEN, FIELD_FORBIDDEN or INVALID
 */
export async function changeRequest(
  context: TransactionContext,
  current: Request,
  { _id: _, status: asked, ...rest }: Change<'request'>,
): Promise<Partial<Request>> {
  const status = asked ?? undefined;
  if (status && context.decision) return settled(context, current, status);
  if (status) checkMove(context.caller, current, status, rest.decisionNote);
  const next = status ? decided(context, current, status) : {};
  await checkAnswer(context, current, rest.answer, (next.status ?? status) === 'fulfilled');
  const isDecision = status !== undefined && (decisions.includes(status) || status === 'fulfilled');
  checkFields(context, current, Object.keys(rest), isDecision);
  const goesTo = await redirected(context, current, rest as Partial<Request>);
  if (!isDecision && Object.keys(rest).length > 0)
    await checkWording(context, current, rest as Partial<Request>);
  return { ...next, ...goesTo };
}

// A request goes elsewhere as it would have been sent there in the first place; a person of the company that it leaves is not asked any more.
async function redirected(
  context: TransactionContext,
  current: Request,
  rest: Partial<Request>,
): Promise<Partial<Request>> {
  const asked = { ...current, ...rest };
  if (asked.assignedToCompanyId !== current.assignedToCompanyId)
    return addressee(context, asked, { ...rest, assignedToCompanyId: asked.assignedToCompanyId });
  if ('amount' in rest) await keepWithClient(context, asked);
  await checkPerson(context.db, current.assignedToCompanyId, rest.assignedToUserId);
  return {};
}

async function keepWithClient(context: TransactionContext, asked: Request): Promise<void> {
  if (await isForClient(context, asked)) await holdToClient(context.db, asked);
}

// What stands behind it was decided itself: the request goes along, if it is still open.
function settled(context: TransactionContext, current: Request, status: Request['status']): Partial<Request> {
  if (!isOpen(current)) throw conflict(sentence('conversation.requestSettled'));
  const own = decided(context, current, status);
  // By the terms of a client it is decided, and by nobody.
  return context.decision?.resource === 'company' && 'decidedBy' in own ? { ...own, decidedBy: null } : own;
}

function decided(context: TransactionContext, current: Request, status: Request['status']): Partial<Request> {
  const at = context.now.toISOString();
  if (status === 'fulfilled') return { fulfilledAt: at };
  if (status !== 'approved' && status !== 'declined') return {};
  const by = { decidedBy: context.caller.userId, decidedAt: at };
  const isDone = status === 'approved' && effectOf(current) !== undefined;
  return isDone ? { ...by, status: 'fulfilled', fulfilledAt: at } : by;
}

async function checkWording(
  context: TransactionContext,
  current: Request,
  { amount = current.amount, payload = current.payload, dueDate }: Partial<Request>,
): Promise<void> {
  await checkNeeds(context, current.requestType, { amount, payload, dueDate });
  const asked = { ...current, amount, payload };
  await effectOf(asked)?.asked?.(context, asked);
}

function checkFields(
  context: TransactionContext,
  current: Request,
  fields: readonly string[],
  isDecision: boolean,
): void {
  const refused = fields.find((field) => ofDecisions.has(field) !== isDecision);
  if (refused) throw forbiddenField(refused);
  if (isDecision || fields.length === 0) return;
  // What another record stands behind is changed there.
  if (current.linkedEntityId && fields.includes('amount')) throw forbiddenField('amount');
  if (mayReword(context.caller, current)) return;
  const redirects = sideOf(context.caller.activityType) === 'agency' && isOpen(current);
  const stranger = fields.find((field) => !redirects || !addressed.has(field));
  if (stranger)
    throw isOpen(current) ? forbiddenField(stranger) : conflict(sentence('conversation.requestSettled'));
}
