import { sql } from 'kysely';
import { openAssignment } from '#contract/lifecycles/assignment';
import type { TransactionContext } from '../../request/context';
import { workingOn } from '../handled-files';

/**
 * Brings the companies of a file up to date with its assignments, and takes the people of those that do not work it off it: what
 * they could see they see no longer. The file's version stays, since nobody changes this in a form.
 */
export async function refreshAssignedCompanies(context: TransactionContext, fileId: string): Promise<void> {
  await sql`
    update file f set "assignedCompanies" = array(
      select a."companyId" from "companyAssignment" a
      where a."fileId" = f._id and a.status = any(${openAssignment}::text[]) and a."deletedAt" is null
      group by a."companyId" order by min(a."assignedAt"), a."companyId")
    where f._id = ${fileId}::uuid`.execute(context.db);
  await sql`
    update file f set "assignedUsers" = array(
      select p._id from unnest(f."assignedUsers") with ordinality p(_id, place)
      where exists (select from "user" u join company c on c._id = u."companyId" join company a on a._id = f."agencyId"
        where u._id = p._id and (c.lineage[1] = a.lineage[1] or c.lineage && ${workingOn('f')}))
      order by p.place)
    where f._id = ${fileId}::uuid and cardinality(f."assignedUsers") > 0`.execute(context.db);
}
