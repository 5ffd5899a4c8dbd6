import { isStay } from '#contract/lifecycles/insolvency';
import { todayIn } from '#contract/placement/province-time';
import type { Recorded } from '#contract/resources/index';
import type { ValueOf } from '#contract/vocabularies/index';
import type { TransactionContext } from '../../request/context';
import { statusDue } from './status-due';

type File = Recorded<'file'>;

/** Where enforcement is over, or stands still already. */
const untouched: readonly ValueOf<'stageName'>[] = ['legal', 'settlement', 'close_out'];
const reviewDays = 30;

/**
 * An insolvency that becomes known stays enforcement at once: the file is held, and goes to where it waits for the trustee. Nobody has to
 * think of it, and whoever may say that there is one may not be able to move a file.
 */
export function stayOf(context: TransactionContext, before: File, after: File): Partial<File> {
  const isNew = isStay(after.insolvencyStatus) && !isStay(before.insolvencyStatus);
  if (!isNew || after.closed) return {};
  return {
    ...(after.hold ? {} : held(context, after)),
    ...(untouched.includes(after.stage) ? {} : moved(context, after)),
  };
}

function held({ now }: TransactionContext, { state }: File): Partial<File> {
  const today = todayIn(state, now);
  const review = new Date(Date.parse(`${today}T00:00:00Z`) + reviewDays * 86_400_000);
  return {
    hold: true,
    active: false,
    holdReason: 'insolvency',
    holdUntil: review.toISOString().slice(0, 10),
    holdSource: 'system',
    holdStartDate: today,
    heldSince: now.toISOString(),
    holdAcknowledgements: [],
  };
}

function moved({ now }: TransactionContext, file: File): Partial<File> {
  return {
    status: 'insolvency_stay',
    stage: 'legal',
    previousStatus: file.status,
    statusSince: now.toISOString(),
    statusDue: statusDue('insolvency_stay', file, now),
  };
}
