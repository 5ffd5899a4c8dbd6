import { sql } from 'kysely';
import type { Input, RowOf } from '#contract/commands/input';
import type { Db, Sql } from '../database/tables';
import { historyAuditTypes } from '../identity/security-event';
import type { Caller } from '../request/caller';

/** What narrows the log. */
export type Narrowed = Omit<Input<'listAuditLog'>, 'before' | 'beforeId'>;
export type AuditRow = RowOf<'listAuditLog'>;
/** Behind which row to go on. */
export interface After {
  readonly at: string;
  readonly id: string;
}

/**
 * Rows of the audit log, the newest first: of the people of the caller's company with its offices, or of everybody, and of those whom
 * nobody knows, for who sees all. Days are those of the caller's zone.
 */
export async function readAudit(
  db: Db,
  caller: Caller,
  narrowed: Narrowed,
  after: After | undefined,
  most: number,
): Promise<AuditRow[]> {
  const events = sql`select s._id, s.at, s.kind action, s."userId", (s.detail ->> 'fileId')::uuid "fileId",
      coalesce(s.detail ->> 'kind', s.detail ->> 'resource', s.detail ->> 'reason') what,
      (s.detail ->> 'rows')::integer rows, s.detail ->> 'ip' ip
    from "securityEvent" s where ${conditionsOn(caller, narrowed, after, { alias: 's', user: 'userId', action: 'kind' })}
    order by s.at desc, s._id desc limit ${most}`;
  const happenings = sql`select h._id, h.at, h.type action, h."byUserId" "userId", h."fileId",
      case h.type when 'pii_revealed' then h.message #>> '{with,reason}' end what,
      null::integer rows, null::text ip
    from history h where h.type in (${sql.join(historyAuditTypes.map((type) => sql.lit(type)))})
      and ${conditionsOn(caller, narrowed, after, { alias: 'h', user: 'byUserId', action: 'type' })}
    order by h.at desc, h._id desc limit ${most}`;
  const { rows } = await sql<AuditRow>`
    select e.*, nullif(concat_ws(' ', u."firstName", u."lastName"), '') "userName", c."companyName", f.ref "fileRef"
    from (select * from ((${events}) union all (${happenings})) told order by at desc, _id desc limit ${most}) e
    left join "user" u on u._id = e."userId" left join company c on c._id = u."companyId" left join file f on f._id = e."fileId"
    order by e.at desc, e._id desc`.execute(db);
  return rows;
}

interface Columns {
  readonly alias: string;
  readonly user: string;
  readonly action: string;
}

function conditionsOn(
  { scope, family, timeZone }: Caller,
  { action, userId, from, to }: Narrowed,
  after: After | undefined,
  columns: Columns,
): Sql {
  const on = (name: string): Sql => sql.raw(`${columns.alias}."${name}"`);
  const day = sql`(${on('at')} at time zone ${timeZone})::date`;
  const all: Sql[] = [sql`true`];
  if (scope !== 'all')
    all.push(
      sql`${on(columns.user)} in (select p._id from "user" p where p."companyId" = any(${family}::uuid[]))`,
    );
  if (action) all.push(sql`${on(columns.action)} = ${action}`);
  if (userId) all.push(sql`${on(columns.user)} = ${userId}::uuid`);
  // A day of margin lets the index find it; whose day it is, the second condition says.
  if (from) all.push(sql`${on('at')} >= ${from}::date - interval '1 day' and ${day} >= ${from}::date`);
  if (to) all.push(sql`${on('at')} < ${to}::date + interval '2 days' and ${day} <= ${to}::date`);
  if (after) all.push(sql`(${on('at')}, ${on('_id')}) < (${after.at}::timestamptz, ${after.id}::uuid)`);
  return sql.join(all, sql.raw(' and '));
}
