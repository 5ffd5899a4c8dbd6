import { addDays } from '#contract/clocks/day';
import { usualTerms } from '#contract/lifecycles/usual-terms';
import { todayIn } from '#contract/placement/province-time';
import type { Recorded } from '#contract/resources/index';
import type { TransactionContext } from '../../request/context';
import { readTerm } from '../company/playbook-term';

/** Until when the belongings found in an asset are kept: the days that its client wants, from the day it was seized where the file is. */
export async function effectsKeptUntil(
  { db, now }: TransactionContext,
  { _id, state, recovery }: Pick<Recorded<'file'>, '_id' | 'state' | 'recovery'>,
): Promise<string> {
  const days = (await readTerm(db, _id, 'effectsHoldDays')) ?? usualTerms.effectsHoldDays;
  const seized = recovery?.onHookAt ? new Date(recovery.onHookAt) : now;
  return addDays(todayIn(state, seized), days);
}
