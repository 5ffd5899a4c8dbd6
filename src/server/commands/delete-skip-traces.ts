import { sql } from 'kysely';
import { sentence } from '#contract/words/sentence';
import { askOrCheck } from '../identity/fresh-code';
import { erase } from '../records/erase';
import { find } from '../records/find';
import { takeAll } from '../records/take';
import { inTransaction } from '../request/in-transaction';
import type { Handler } from './handler';

/**
 * Takes away the skip traces of one file, for good or with `softDelete` so that the rows stay, after a fresh code and with a reason. What
 * was copied to parties stays with them.
 */
export const deleteSkipTraces: Handler<'deleteSkipTraces'> = async (
  context,
  { fileId, softDelete, reason, mfaCode },
) => {
  await find(context.db, 'file', fileId, context.caller);
  if ((await askOrCheck(context, `deleteSkipTraces:${fileId}`, mfaCode ?? undefined)) === 'asked')
    return { body: { showMFAForm: true } };
  return inTransaction(context, async (context) => {
    const all = sql`t."fileId" = ${fileId}::uuid and t."deletedAt" is null`;
    let deleted = 0;
    await erase(context, fileId, async ({ ref }) => {
      deleted = (await takeAll(context, 'skipTrace', all, { scope: 'everything' })).length;
      const message = sentence('traces.tracesWereDeleted', { ref, number: deleted, reason });
      return { what: { skipTrace: all }, message, rowsStay: softDelete === true };
    });
    return { body: { deleted } };
  });
};
