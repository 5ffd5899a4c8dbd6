import type { RowOf } from '#contract/commands/input';
import { sql } from 'kysely';
import { exportCode } from '../close-out/close-out-input';
import { exportsInScope } from '../close-out/exports-in-scope';
import { whyNotDownload, whyNotRepeat, whyNotStop } from '../close-out/why-not';
import type { JobRow } from '../database/tables';
import { idOfInput } from '../jobs/id-of-input';
import { scopeConditions } from '../records/conditions';
import type { Caller } from '../request/caller';
import { peopleInScope } from '../rules/company/company-scope';
import type { Handler } from './handler';

const most = 100;

interface Listed extends Pick<
  JobRow,
  '_id' | 'status' | 'done' | 'total' | 'createdAt' | 'endedAt' | 'userId'
> {
  readonly clientId: string;
  readonly clientName: string;
  readonly reason: string | null;
  readonly repeats: string | null;
  readonly by: string;
}

/** The exports of closed files in scope, newest first, with what the caller may do with each and why not. */
export const listCloseOutExports: Handler<'listCloseOutExports'> = async ({ db, caller }) => {
  const known = sql.join([sql`t._id = j."userId"`, ...scopeConditions(peopleInScope(caller))], sql` and `);
  const { rows } = await sql<Listed>`
    select j._id, j."userId", j.status, j.done, j.total, j."createdAt", j."endedAt", c._id "clientId", c."companyName" "clientName",
      j.input->>'reason' reason, j.input->>'repeats' repeats,
      coalesce((select t."firstName" || ' ' || t."lastName" from "user" t where ${known}), h."companyName") "by"
    from job j join company c on c._id = ${idOfInput('clientId')} join company h on h._id = j."companyId"
    where ${exportsInScope(caller)} order by j."createdAt" desc, j._id desc limit ${most}`.execute(db);
  return {
    body: { data: rows.map((row) => presented(row, caller)), total: rows.length, page: 1, size: rows.length },
  };
};

function presented(row: Listed, caller: Caller): RowOf<'listCloseOutExports'> {
  const refusals = {
    download: whyNotDownload(caller, row),
    repeat: whyNotRepeat(caller, row),
    stop: whyNotStop(caller, row),
  };
  const entries = Object.entries(refusals);
  const { userId: _, ...shown } = row;
  return {
    ...shown,
    code: exportCode(row._id),
    repeats: row.repeats && exportCode(row.repeats),
    may: entries.filter(([, refusal]) => !refusal).map(([action]) => action),
    whyNot: Object.fromEntries(
      entries.flatMap(([action, refusal]) => (refusal ? [[action, refusal.sentence]] : [])),
    ),
  };
}
