import { addDays } from '#contract/clocks/day';
import { todayIn } from '#contract/placement/province-time';
import type { Recorded } from '#contract/resources/index';
import type { TransactionContext } from '../../request/context';
import { readTerm } from '../company/playbook-term';

/** For how many days belongings are kept where the client says nothing else. */
const usualDays = 30;

/** Until when the belongings found in an asset are kept: the days that its client wants, from the day it is where the file is. */
export async function effectsKeptUntil(
  { db, now }: TransactionContext,
  { _id, state }: Pick<Recorded<'file'>, '_id' | 'state'>,
): Promise<string> {
  const days = (await readTerm(db, _id, 'effectsHoldDays')) ?? usualDays;
  return addDays(todayIn(state, now), days);
}
