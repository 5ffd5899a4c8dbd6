import { sql } from 'kysely';
import type { Change, Recorded, ResourceName } from '#contract/resources/index';
import type { Said } from '#contract/words/sentence';
import type { Decision, TransactionContext } from '../request/context';
import { findWhere } from './find';
import { changeByRules } from './update';

/** A record that stands behind a decision, whether or not who decides can see it; nothing where it is gone. */
export async function findBehind<N extends ResourceName>(
  context: TransactionContext,
  name: N,
  id: string | null,
): Promise<Recorded<N> | undefined> {
  if (!id) return undefined;
  const one = sql`t._id = ${id}::uuid`;
  const [found] = await findWhere(context.db, name, one, context.caller, 'everything');
  return found;
}

/**
 * Changes a record as a decision on another one demands: by its own rules, with its history, its news and what follows from it. The
 * right to it was asked where it was decided, so neither the caller's scope nor their role counts again; the rules find the decision
 * in `decision`. Both records lie on the same files, which the decision has taken. `message`: what history says of it, where that the
 * decision led to it is not plain.
 * @throws Problem what the rules of the record throw; then nothing was decided
 */
export function applyDecision<N extends ResourceName>(
  context: TransactionContext,
  decision: Decision,
  name: N,
  current: Recorded<N>,
  change: Partial<Change<N>>,
  message?: Said,
): Promise<Recorded<N>> {
  return changeByRules(context, name, current, change, decision, message);
}
