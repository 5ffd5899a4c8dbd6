import { sql } from 'kysely';
import type { Db } from '../database/tables';

/**
 * Whether the agency and the client have both agreed to hand the asset of a file back: one asked for its release and somebody of the other
 * approved. An administrator who stands in for the client is still of the agency.
 */
export async function readReleaseAgreed(db: Db, fileId: string): Promise<boolean> {
  const { rows } = await sql<{ agreed: boolean }>`
    select exists(select from request r
      join company asking on asking._id = r."requestedByCompanyId"
      join "user" u on u._id = r."decidedBy" join company deciding on deciding._id = u."companyId"
      where r."fileIds" && array[${fileId}]::uuid[] and r."requestType" = 'release_asset'
        and r.status in ('approved', 'fulfilled') and r."deletedAt" is null
        and (asking."activityType" = 'lender') <> (deciding."activityType" = 'lender')) agreed`.execute(db);
  return rows[0]?.agreed ?? false;
}
