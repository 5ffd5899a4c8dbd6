import { sql } from 'kysely';
import type { Sql } from '../database/tables';

/** What was billed to the client of a file, or is about to be. */
export const billedOn = (
  fileId: Sql,
): Sql => sql`(select coalesce(sum(x."totalAmount"), 0) from fee x where x."fileId" = ${fileId}
  and x.direction = 'receivable' and x."deletedAt" is null and x.status not in ('draft', 'declined', 'void', 'written_off'))`;
