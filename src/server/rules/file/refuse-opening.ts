import { placementFacts } from '#contract/lifecycles/proofs';
import type { Change, Recorded } from '#contract/resources/index';
import { Problem } from '#contract/problems';
import { sentence } from '#contract/words/sentence';
import type { TransactionContext } from '../../request/context';
import { openGates } from './file-gates';
import { readSurroundings } from './surroundings';

/**
 * What a placement is about may be said anew, and what is said so opens no gate that was shut: whoever gains by it types it. Then it is
 * recorded with the document that proves it.
 * @throws Problem FIELD_FORBIDDEN naming the fields
 */
export async function refuseOpening(
  context: TransactionContext,
  current: Recorded<'file'>,
  after: Recorded<'file'>,
  change: Change<'file'>,
): Promise<void> {
  const said = placementFacts.filter((field) => field in change);
  if (said.length === 0) return;
  const before = openGates(current, await readSurroundings(context.db, current, context.now));
  const opened = openGates(after, await readSurroundings(context.db, after, context.now));
  if (opened.every((gate) => before.includes(gate))) return;
  const message = sentence('files.proofNeeded');
  throw new Problem('FIELD_FORBIDDEN', {
    message,
    errors: Object.fromEntries(said.map((field) => [field, message])),
  });
}
