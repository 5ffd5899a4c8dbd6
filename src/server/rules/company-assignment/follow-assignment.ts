import type { Recorded } from '#contract/resources/index';
import { sql } from 'kysely';
import { findWhere } from '../../records/find';
import { updateRecord } from '../../records/update';
import type { TransactionContext } from '../../request/context';
import { readSurroundings } from '../file/surroundings';
import { goToVendor } from '../file/accepted-by-vendor';
import { movesOf } from '../file/file-moves';

/**
 * A file that waits for a vendor's answer moves on with it, and one that stood before that goes where its vendor is, where nothing else keeps
 * it; the answer itself stands either way.
 */
export async function followAssignment(
  context: TransactionContext,
  assignment: Recorded<'companyAssignment'>,
): Promise<void> {
  const status =
    assignment.status === 'accepted'
      ? 'vendor_accepted'
      : assignment.status === 'declined'
        ? 'vendor_declined'
        : undefined;
  if (!status) return;
  const [file] = await findWhere(
    context.db,
    'file',
    sql`t._id = ${assignment.fileId}::uuid`,
    context.caller,
    'everything',
  );
  if (file && file.status !== 'vendor_assigned') return goToVendor(context, file, assignment);
  if (!file) return;
  const change = {
    status,
    ...(status === 'vendor_declined' && { declineReason: assignment.declineReason }),
  } as const;
  const moves = movesOf(
    { ...file, ...change, status: file.status },
    await readSurroundings(context.db, file, context.now),
    context.caller,
  );
  if (moves.some((move) => move.status === status && move.allowed))
    await updateRecord(context, 'file', file, change);
}
