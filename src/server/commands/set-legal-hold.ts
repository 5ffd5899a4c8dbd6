import { sql } from 'kysely';
import { sentence } from '#contract/words/sentence';
import { writeHistory } from '../history/write-history';
import { take } from '../records/take';
import { inTransaction } from '../request/in-transaction';
import type { Handler } from './handler';

/** Keeps a file whatever its age, or no longer, with why, which its history tells. */
export const setLegalHold: Handler<'setLegalHold'> = (context, { fileId, isHeld, reason }) =>
  inTransaction(context, async (context) => {
    const { db, caller, now } = context;
    await take(context, 'file', fileId);
    if (isHeld)
      await sql`insert into "legalHold" ("fileId", reason, "setBy", "setAt")
        values (${fileId}::uuid, ${reason}, ${caller.userId}::uuid, ${now.toISOString()})
        on conflict ("fileId") do update set reason = excluded.reason, "setBy" = excluded."setBy", "setAt" = excluded."setAt"`.execute(
        db,
      );
    else await sql`delete from "legalHold" where "fileId" = ${fileId}::uuid`.execute(db);
    await writeHistory(context, {
      type: 'system',
      entity: 'file',
      entityId: fileId,
      fileId,
      message: isHeld
        ? sentence('files.legalHoldSet', { reason })
        : sentence('files.legalHoldEnded', { reason }),
      visibility: 'internal',
    });
    return { body: { isHeld } };
  });
