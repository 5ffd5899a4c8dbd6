import { sql } from 'kysely';
import type { Sql } from './tables';

/** The id of the agency that operates the platform: the first one there was. Every other agency is a partner. */
export const operatingAgency: Sql = sql.raw(`(
  select a._id from company a where a."activityType" = 'agency' and not a."isOffice" and a."deletedAt" is null
  order by a."createdAt", a.code limit 1)`);
