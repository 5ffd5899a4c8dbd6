import { decisions } from '#contract/lifecycles/request';
import { sideOf } from '#contract/roles/sides';
import type { Change, Recorded } from '#contract/resources/index';
import type { Write } from '../request/work';
import { effects } from '../requests/effects';
import { checkNeeds } from './request-create';
import { checkMove, isOpen, mayReword } from './request-move';
import { conflict, forbiddenField } from './refuse';

type Request = Recorded<'request'>;

const addressed = new Set(['assignedToCompanyId', 'assignedToUserId']);

/**
 * The host's part of a change to a request: a decision, or another wording by who asked. What an approval does is done here, in the
 * same transaction: where it cannot be done, nothing was decided.
 * @throws Problem CONFLICT, FORBIDDEN, FIELD_FORBIDDEN or INVALID, and what the effect throws
 */
export async function changeRequest(
  write: Write,
  current: Request,
  { _id: _, status: asked, ...rest }: Change<'request'>,
): Promise<Partial<Request>> {
  const status = asked ?? undefined;
  if (status) checkMove(write.caller, current, status, rest.decisionNote);
  const isDecision = status !== undefined && (decisions.includes(status) || status === 'fulfilled');
  checkFields(write, current, Object.keys(rest), isDecision);
  if (!isDecision && Object.keys(rest).length > 0)
    await checkWording(write, current, rest as Partial<Request>);
  const at = write.now.toISOString();
  if (status === 'fulfilled') return { fulfilledAt: at };
  if (status !== 'approved' && status !== 'declined') return {};
  const decided = { decidedBy: write.caller.userId, decidedAt: at };
  const effect = effects[current.requestType];
  if (status === 'declined') return decided;
  if (!effect) return decided;
  await effect.approved(write, { ...current, decisionNote: rest.decisionNote ?? null });
  return { ...decided, status: 'fulfilled', fulfilledAt: at };
}

async function checkWording(
  write: Write,
  current: Request,
  { amount = current.amount, payload = current.payload, dueDate }: Partial<Request>,
): Promise<void> {
  await checkNeeds(write, current.requestType, { amount, payload, dueDate });
}

function checkFields(write: Write, current: Request, fields: readonly string[], isDecision: boolean): void {
  const refused = fields.find((field) => (field === 'decisionNote') !== isDecision);
  if (refused) throw forbiddenField(refused);
  if (isDecision || fields.length === 0) return;
  // What another record stands behind is changed there.
  if (current.linkedEntityId && fields.includes('amount')) throw forbiddenField('amount');
  if (mayReword(write.caller, current)) return;
  const redirects = sideOf(write.caller.activityType) === 'agency' && isOpen(current);
  const stranger = fields.find((field) => !redirects || !addressed.has(field));
  if (stranger) throw isOpen(current) ? forbiddenField(stranger) : conflict('The request is settled.');
}
