import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Recorded } from '#contract/resources/index';
import { opensFile } from '#contract/roles/assignment-reach';
import type { AssignedSide } from '#contract/roles/assignment-reach';
import { sideOf } from '#contract/roles/sides';
import type { Side } from '#contract/roles/sides';
import type { Sql } from '../database/tables';
import type { Caller } from '../request/caller';

/** Whether every file that a caller reaches is theirs to handle: they run the platform. */
export const handlesAll = (caller: Caller): boolean => caller.operates || caller.scope === 'all';

/** On which side of a file a caller stands: an agency that only works for the one that handles it is a vendor there. */
export function sideOnFile(caller: Caller, file: Partial<Pick<Recorded<'file'>, 'agencyId'>>): Side {
  const side = sideOf(caller.activityType);
  if (side !== 'agency' || handlesAll(caller) || caller.tree.includes(file.agencyId ?? '')) return side;
  return 'vendor';
}

/** Whether a caller's agency works on a file that is another agency's. */
export const isPartnerOn = (caller: Caller, file: Partial<Pick<Recorded<'file'>, 'agencyId'>>): boolean =>
  sideOf(caller.activityType) === 'agency' && sideOnFile(caller, file) === 'vendor';

/** Whether a caller may be a partner on some of the files in their scope. */
export const isPartner = (caller: Caller): boolean =>
  sideOf(caller.activityType) === 'agency' && !handlesAll(caller);

/** The files that a caller's agency handles, as a condition on an alias of the file. */
export const handledBy = (caller: Caller, alias = 't'): Sql =>
  sql`${sql.raw(alias)}."agencyId" = any(${caller.tree}::uuid[])`;

/** The same of the records whose file it is; `column` holds its id on the alias `t`. */
export const onHandledFile = (caller: Caller, column = 'fileId'): Sql =>
  sql`exists (select from file h where h._id = t.${sql.raw(`"${column}"`)} and ${handledBy(caller, 'h')})`;

/** The files that assignments open to a caller's company, see `assignmentReach`, as a condition on an alias of the file. */
export const openedTo = (caller: Caller, alias: string): Sql =>
  sql`${sql.raw(alias)}._id in (${assignedFiles(caller)})`;

/** The same as a query of their ids, deleted ones left out. No file is read for it. */
export const openedFiles = (caller: Caller): Sql => sql`${assignedFiles(caller)} and ${isLeft('a."fileId"')}`;

/** That a file is not deleted, by its id: few are, and those are known by themselves. */
export const isLeft = (id: string): Sql =>
  sql`not exists (select from file gone where gone._id = ${sql.raw(id)} and gone."deletedAt" is not null)`;

function assignedFiles(caller: Caller): Sql {
  const side = sideOf(caller.activityType);
  if (side === 'client') return sql`select a."fileId" from "companyAssignment" a where false`;
  return sql`select a."fileId" from "companyAssignment" a where a."companyId" = any(${caller.tree}::uuid[])
    and a."deletedAt" is null and ${opened(side)}`;
}

/** The status alone says most of it, and stands in an index beside the company. */
function opened(side: AssignedSide): Sql {
  const opening = opensFile(side);
  const statuses = [...new Set(opening.map((one) => one.split('.')[0]))];
  return sql`a.status = any(${statuses}::text[]) and a.status || '.' || a.role = any(${opening}::text[])`;
}

/** The companies to which assignments open a file, as a list on an alias of the file: those that work it, and not those only asked to. */
export const workingOn = (alias: string): RawBuilder<string[]> => sql<string[]>`array(
  select a."companyId" from "companyAssignment" a join company w on w._id = a."companyId"
  where a."fileId" = ${sql.raw(alias)}._id and a."deletedAt" is null
    and case when w."activityType" = 'agency' then ${opened('agency')} else ${opened('vendor')} end
  group by a."companyId" order by min(a."assignedAt"), a."companyId")`;

/**
 * That a caller may work every file of a record, whose `fileIds` stand on the alias `t`: a role that writes its own only works what its own
 * office handles and what it was put on.
 */
export function worksFilesOf(caller: Caller): Sql {
  if (!caller.writesOwnOnly) return sql`true`;
  return sql`not exists (select from file f where f._id = any(t."fileIds") and f."agencyId" is distinct from ${caller.companyId}::uuid
    and not ${caller.userId}::uuid = any(f."assignedUsers"))`;
}
