import {
  decidedRecon,
  firstRecon,
  needsVarianceReason,
  openEstimate,
  reconMoves,
  reconWork,
  shopMoves,
} from '#contract/lifecycles/recon';
import { isPastRecon } from '#contract/lifecycles/sold';
import { centsOf } from '#contract/money/cents';
import { todayIn } from '#contract/placement/province-time';
import { Problem } from '#contract/problems';
import type { Change, Draft, Recorded } from '#contract/resources/index';
import { sideOf } from '#contract/roles/sides';
import { choices } from '#contract/words/en/choices';
import { sentence } from '#contract/words/sentence';
import { findBehind } from '../../records/apply-decision';
import { find } from '../../records/find';
import type { Decision, TransactionContext } from '../../request/context';
import { conflict, forbiddenField, invalid } from '../refuse';
import { shopSets } from './shop-sets';

type Repair = Recorded<'repairsAndReconditioning'>;
type Given = Change<'repairsAndReconditioning'>;

const estimate = ['vendorCompanyId', 'estimateAmount', 'estimateDate', 'estimateDocumentId'] as const;

/**
 * The host's part of a new repair. A shop records its own, with what is its to say.
 * @throws Problem FORBIDDEN, FIELD_FORBIDDEN, CONFLICT or INVALID naming the field
 */
export async function completeRecon(
  context: TransactionContext,
  draft: Draft<'repairsAndReconditioning'>,
): Promise<Partial<Repair>> {
  const { caller } = context;
  const file = await find(context.db, 'file', draft.fileId, caller);
  const isShop = sideOf(caller.activityType) === 'vendor';
  if (isShop && caller.activityType !== 'repair_shop')
    throw new Problem('FORBIDDEN', { message: sentence('sales.reconShopOnly') });
  if (isShop) holdToShop(draft);
  if (!firstRecon.includes(draft.status ?? 'draft')) throw invalid('status', sentence('sales.reconBegins'));
  if (isPastRecon(file)) throw conflict(sentence('sales.reconAfterSale'));
  const ours: Partial<Repair> = isShop ? { vendorCompanyId: caller.companyId } : {};
  const repair = { ...blank, ...draft, ...ours } as Repair;
  check(repair);
  return { ...ours, ...(repair.estimateAmount !== null && { estimatedBy: caller.userId }) };
}

const blank = { status: 'draft', estimateAmount: null, actualAmount: null, approvedAmount: null } as const;

function holdToShop(draft: Draft<'repairsAndReconditioning'>): void {
  const own = [...shopSets, 'fileId'];
  for (const [field, value] of Object.entries(draft))
    if (!own.includes(field) && value !== null && value !== undefined && value !== false)
      throw forbiddenField(field);
}

/**
 * The host's part of a change: the step that it takes, who estimated, and what was approved.
 * @throws Problem FIELD_FORBIDDEN, FILE_ON_HOLD, CONFLICT or INVALID naming the field
 */
export async function changeRecon(
  context: TransactionContext,
  current: Repair,
  change: Given,
): Promise<Partial<Repair>> {
  const after = { ...current, ...change } as Repair;
  const isMoved = after.status !== current.status;
  if (context.decision) return isMoved ? decided(context, context.decision, current, after) : {};
  const isEstimated = estimate.some((field) => field in change && change[field] !== current[field]);
  if (isEstimated && !openEstimate.includes(current.status))
    throw conflict(sentence('sales.reconEstimateStands'));
  const step = isMoved ? await moved(context, current, after) : {};
  check(after);
  return {
    ...(isEstimated && { estimatedBy: context.caller.userId }),
    ...(isMoved && { declineReason: null }),
    ...step,
  };
}

// Who estimated knows what it is worth to them.
async function decided(
  context: TransactionContext,
  decision: Decision,
  current: Repair,
  after: Repair,
): Promise<Partial<Repair>> {
  if (!decidedRecon.includes(after.status)) return {};
  const { userId } = context.caller;
  if (userId === current.estimatedBy || userId === current.createdBy)
    throw new Problem('FORBIDDEN', { message: sentence('sales.reconOwnEstimate') });
  if (after.status === 'declined') {
    const request = await findBehind(context, 'request', decision._id);
    return {
      ...{ approvedAmount: null, approvedBy: null, approvedAt: null },
      declineReason: request?.decisionNote ?? null,
    };
  }
  return {
    approvedAmount: current.estimateAmount,
    approvedBy: userId,
    approvedAt: context.now.toISOString(),
  };
}

async function moved(context: TransactionContext, current: Repair, after: Repair): Promise<Partial<Repair>> {
  const { status: to } = after;
  if (decidedRecon.includes(to)) throw invalid('status', sentence('sales.reconDecided'));
  if (!reconMoves[current.status].includes(to))
    throw invalid(
      'status',
      sentence('sales.reconNotNext', {
        from: choices.reconStatus[current.status],
        to: choices.reconStatus[to],
      }),
    );
  if (sideOf(context.caller.activityType) === 'vendor' && !shopMoves.includes(to))
    throw forbiddenField('status');
  const file = await find(context.db, 'file', current.fileId, context.caller);
  if (reconWork.includes(to) && file.hold) throw new Problem('FILE_ON_HOLD');
  if ([...reconWork, 'approval_pending'].includes(to) && isPastRecon(file))
    throw conflict(sentence('sales.reconAfterSale'));
  if (reconWork.includes(to) && after.sellAsIs) throw conflict(sentence('sales.reconAsIs'));
  const today = todayIn(file.state, context.now);
  if (to === 'ordered') return { orderedDate: today };
  return to === 'completed' ? { completedDate: after.completedDate ?? today } : {};
}

function check(repair: Repair): void {
  const isAsked = repair.status === 'approval_pending';
  if (repair.estimateAmount !== null && centsOf(repair.estimateAmount) <= 0)
    throw invalid('estimateAmount', sentence('values.moreThanNothing', { field: 'estimateAmount' }));
  if ((isAsked || repair.status === 'estimate_received') && repair.estimateAmount === null)
    throw invalid('estimateAmount', sentence('values.required', { field: 'estimateAmount' }));
  // What a shop says is on paper.
  if (isAsked && repair.vendorCompanyId && !repair.estimateDocumentId)
    throw invalid('estimateDocumentId', sentence('values.required', { field: 'estimateDocumentId' }));
  if (['completed', 'invoiced'].includes(repair.status) && repair.actualAmount === null)
    throw invalid('actualAmount', sentence('values.required', { field: 'actualAmount' }));
  if (needsVarianceReason(repair.actualAmount, repair.approvedAmount) && !repair.varianceReason)
    throw invalid('varianceReason', sentence('sales.reconVariance'));
}
