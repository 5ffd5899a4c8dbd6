import { sql } from 'kysely';
import type { Sql } from '../../database/tables';

/** That the purchaser `t` was brought in by an auction which has accepted a file of one of these agencies. */
export const broughtByAuction = (agencies: Sql): Sql => sql`exists (select from "companyAssignment" a
  join file f on f._id = a."fileId" where a."companyId" = t."companyId" and a."activityType" = 'auction'
  and a.status = 'accepted' and f."agencyId" = any(${agencies}))`;
