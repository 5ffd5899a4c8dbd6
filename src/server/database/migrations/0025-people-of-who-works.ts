import { sql } from 'kysely';
import type { Migration } from 'kysely';

/**
 * People are put on a file by companies that work it. Those of a company that is only asked, and so is not shown the file yet, leave it:
 * they are put on it again once their company has accepted.
 */
export const peopleOfWhoWorks: Migration = {
  up: async (db) => {
    await sql`update file f set "assignedUsers" = array(
        select p._id from unnest(f."assignedUsers") with ordinality p(_id, place)
        where exists (select from "user" u join company c on c._id = u."companyId" join company a on a._id = f."agencyId"
          where u._id = p._id and (c.lineage[1] = a.lineage[1] or c.lineage && array(
            select w."companyId" from "companyAssignment" w
            where w."fileId" = f._id and w.status = 'accepted' and w."deletedAt" is null)))
        order by p.place)
      where exists (select from "companyAssignment" w
        where w."fileId" = f._id and w.status = 'proposed' and w."deletedAt" is null)
        and cardinality(f."assignedUsers") > 0`.execute(db);
  },
};
