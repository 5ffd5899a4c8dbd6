import { sql } from 'kysely';
import { openAssignment } from '#contract/lifecycles/assignment';
import { workOut } from '../../records/work-out';
import type { TransactionContext } from '../../request/context';
import { worksThere } from '../user/works-on';

/**
 * Brings the companies of a file up to date with its assignments, and takes the people of those that do not work it off it: what
 * they could see they see no longer. The file's version stays, since nobody changes this in a form.
 */
export async function refreshAssignedCompanies(context: TransactionContext, fileId: string): Promise<void> {
  const one = sql`t._id = ${fileId}::uuid`;
  await workOut(context.db, 'file', one, {
    assignedCompanies: sql`array(
      select a."companyId" from "companyAssignment" a
      where a."fileId" = t._id and a.status = any(${openAssignment}::text[]) and a."deletedAt" is null
      group by a."companyId" order by min(a."assignedAt"), a."companyId")`,
  });
  await workOut(context.db, 'file', sql`${one} and cardinality(t."assignedUsers") > 0`, {
    assignedUsers: sql`array(
      select p._id from unnest(t."assignedUsers") with ordinality p(_id, place)
      where exists (select from "user" u join company c on c._id = u."companyId" join company a on a._id = t."agencyId"
        where u._id = p._id and ${worksThere})
      order by p.place)`,
  });
}
