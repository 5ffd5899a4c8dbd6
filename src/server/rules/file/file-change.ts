import { todayIn } from '#contract/placement/province-time';
import { fieldsOfSide, sideOf } from '#contract/roles/sides';
import { Problem } from '#contract/problems';
import type { Change, Recorded } from '#contract/resources/index';
import { sentence } from '#contract/words/sentence';
import { isLimited } from '../../request/rights';
import type { TransactionContext } from '../../request/context';
import { changeHold, checkReview } from './file-hold';
import { moveFile } from './file-move';
import { pastDueOn } from './file-past-due';
import { statusDueAtPace } from './status-due';

const afterClosing = new Set(['_id', 'status', 'statusReason', 'tags']);

/**
 * The host's part of a change to a file: what this side may set, the hold, the move, and what follows from the fields.
 * @throws Problem FIELD_FORBIDDEN, FILE_CLOSED, and those of holds and moves.
 */
export async function changeFile(
  context: TransactionContext,
  current: Recorded<'file'>,
  change: Change<'file'>,
): Promise<Partial<Recorded<'file'>>> {
  checkSide(context, change);
  if (current.closed && Object.keys(change).some((field) => !afterClosing.has(field)))
    throw new Problem('FILE_CLOSED');
  const asked = { ...current, ...change } as Recorded<'file'>;
  const paced =
    change.isRushFile === undefined
      ? {}
      : { statusDue: statusDueAtPace({ ...asked, status: current.status }) };
  const after = { ...asked, ...paced };
  const held = change.hold !== undefined ? changeHold(context, after) : {};
  if (after.hold && (change.holdUntil !== undefined || change.holdReason !== undefined))
    checkReview(after, todayIn(after.state, context.now));
  const moved = change.status ? await moveFile(context, current, { ...after, ...held }, change.status) : {};
  const counted = 'daysPastDue' in change ? { daysPastDueOn: pastDueOn(after, context.now) } : {};
  return {
    ...paced,
    ...held,
    ...moved,
    ...counted,
    ...derivedOfFile(after),
    lastActivityDate: context.now.toISOString(),
  };
}

function checkSide(context: TransactionContext, change: Change<'file'>): void {
  if (context.decision || !isLimited(context.caller, 'file', 'edit')) return;
  const allowed: readonly string[] | undefined = fieldsOfSide[sideOf(context.caller.activityType)];
  const refused = Object.keys(change).find((field) => field !== '_id' && allowed && !allowed.includes(field));
  if (refused)
    throw new Problem('FIELD_FORBIDDEN', {
      message: sentence('problems.notYoursSet', { name: refused }),
      errors: { [refused]: sentence('problems.notYoursSetToo') },
    });
}

/** The fields that follow from others. The share paid is of the amount secured, as the thresholds of the law count it. */
export function derivedOfFile(file: {
  amountPaid?: string | null;
  totalAmountSecured?: string | null;
}): Partial<Recorded<'file'>> {
  const secured = Number(file.totalAmountSecured ?? 0);
  if (!file.amountPaid || secured <= 0) return { amountPaidRatio: null };
  return { amountPaidRatio: Math.round((Number(file.amountPaid) / secured) * 10_000) / 10_000 };
}
