import { sql } from 'kysely';
import { sentence } from '#contract/words/sentence';
import { writeHistory } from '../history/write-history';
import { askOrCheck } from '../identity/fresh-code';
import { find } from '../records/find';
import { take, takeAll } from '../records/take';
import { inTransaction } from '../request/in-transaction';
import { holdToNoLegalHold } from '../retention/hold-to-no-hold';
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
    const file = await take(context, 'file', fileId);
    await holdToNoLegalHold(context.db, fileId);
    const found = await takeAll(context, 'skipTrace', sql`t."fileId" = ${fileId}::uuid`, {
      scope: 'everything',
    });
    const ids = found.map(({ _id }) => _id);
    const at = context.now.toISOString();
    if (softDelete)
      await sql`update "skipTrace" set "deletedAt" = ${at}::timestamptz, "updatedAt" = ${at}::timestamptz,
        "updatedBy" = ${context.caller.userId}::uuid, version = version + 1 where _id = any(${ids}::uuid[])`.execute(
        context.db,
      );
    else await sql`delete from "skipTrace" where _id = any(${ids}::uuid[])`.execute(context.db);
    if (ids.length > 0)
      await writeHistory(context, {
        type: 'system',
        entity: 'file',
        entityId: fileId,
        fileId,
        message: sentence('traces.tracesWereDeleted', { ref: file.ref, number: ids.length, reason }),
        visibility: 'internal',
      });
    context.announce({ to: 'file', fileId, resource: 'skipTrace' });
    return { body: { deleted: ids.length } };
  });
};
