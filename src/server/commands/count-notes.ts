import { sql } from 'kysely';
import type { Sql } from '../database/tables';
import { conditions } from '../records/conditions';
import type { Caller } from '../request/caller';
import { demandLead } from '../rules/leads-people';
import { isAddressee } from '../rules/note/note-audience';
import type { Handler, Input } from './handler';

const inTray = sql`and d."archivedAt" is null`;
const unreadInTray = sql`and d."readAt" is null and d."archivedAt" is null`;

/**
 * Counts notes in the caller's scope by what is asked, all of it together. Without any parameter: what the caller has not
 * read. `unread` is said of `toUserId`, else of `toCompanyId`, where it means that nobody there has read, else of the caller.
 */
export const countNotes: Handler<'countNotes'> = async (context, input) => {
  const { caller, db } = context;
  const asked = Object.values(input).some((value) => value !== undefined && value !== null)
    ? input
    : { unread: true, toUserId: caller.userId };
  if (asked.toUserId) await demandLead(db, caller, asked.toUserId);
  const all = [conditions('note', {}, caller), ...asConditions(asked, caller)];
  const { rows } = await sql<{ count: number }>`
    select count(*) count from note t where ${sql.join(all, sql.raw(' and '))}`.execute(db);
  return { body: { count: rows[0]?.count ?? 0 } };
};

function asConditions(asked: Input<'countNotes'>, { userId }: Caller): Sql[] {
  const { unread, toUserId, fileId, fromCompanyId, toCompanyId, readByCompanyId } = asked;
  const all: Sql[] = [];
  if (fileId) all.push(sql`t."fileId" = ${fileId}::uuid`);
  if (fromCompanyId) all.push(sql`t."companyId" = any(${officesOf(fromCompanyId)})`);
  if (toCompanyId) all.push(inCompany(toCompanyId, sql`d.kind <> 'reader'`));
  if (readByCompanyId) all.push(inCompany(readByCompanyId, sql`d."readAt" is not null`));
  if (toUserId) all.push(isAddressee(toUserId, inTray));
  if (typeof unread !== 'boolean') return all;
  const open =
    toCompanyId && !toUserId
      ? sql`not ${inCompany(toCompanyId, sql`d."readAt" is not null`)}`
      : isAddressee(toUserId ?? userId, unreadInTray);
  return [...all, unread ? open : sql`not ${open}`];
}

const officesOf = (companyId: string): Sql =>
  sql`array(select o._id from company o where o.lineage @> array[${companyId}::uuid])`;

function inCompany(companyId: string, condition: Sql): Sql {
  return sql`exists (select 1 from "noteDelivery" d where d."noteId" = t._id
    and d."companyId" = any(${officesOf(companyId)}) and ${condition})`;
}
