import { sql } from 'kysely';
import type { Sql } from '../database/tables';

/** The rows of a list, under the alias `t`, that lie on files of clients of these ids. */
export const onFilesOfClients = (clientIds: readonly unknown[]): Sql =>
  sql`exists (select 1 from file f where f._id = t."fileId" and f."clientId" = any(${clientIds}::uuid[]))`;
