import { sql } from 'kysely';
import { localTime } from '../jobs/export-cells';
import { conditions } from '../records/conditions';
import { maskRow } from '../records/present';
import type { RequestContext } from '../request/context';
import { may } from '../request/rights';
import { mostHarms } from './harm';
import type { Harm } from './harm';

interface Pressing extends Record<string, unknown> {
  readonly _id: string;
  readonly fileId: string | null;
  readonly subject: string | null;
  readonly isRush: boolean;
  readonly replyDueAt: string | null;
}

/** Notes to their reader that they have not read: urgent ones first, then those that ask for an answer, by when. */
export async function notesThatPress({ db, caller }: RequestContext): Promise<Harm[]> {
  if (!may(caller, 'note', 'list')) return [];
  // Few of all that somebody has not read press, and these are found by their own index.
  const { rows } = await sql<Pressing>`
    select t._id, t."fileId", t.subject, t."isRush", t."replyDueAt", t."companyId" from "noteDelivery" d join note t on t._id = d."noteId"
    where d."userId" = ${caller.userId}::uuid and d.presses and d."readAt" is null and d."archivedAt" is null and d.kind <> 'reader'
      and ${conditions('note', {}, caller)}
    order by t."isRush" desc, t."replyDueAt" nulls last, d."createdAt", t._id limit ${mostHarms}`.execute(db);
  return rows.map((row) => {
    maskRow('note', row, caller);
    return {
      resource: 'note',
      id: row._id,
      why: row.isRush ? 'urgentNote' : 'noteToAnswer',
      due: row.replyDueAt && localTime(row.replyDueAt, caller.timeZone).slice(0, 10),
      fileIds: row.fileId ? [row.fileId] : [],
      about: row.subject,
    };
  });
}
