import type { Db } from '../database/tables';

/** For each file, the companies that have it in scope: its client, its agency and those assigned to it. */
export async function fileAudience(db: Db, fileIds: readonly string[]): Promise<Map<string, string[]>> {
  const rows = await db
    .selectFrom('file')
    .select(['_id', 'clientId', 'clientOfficeId', 'agencyId', 'assignedCompanies'])
    .where('_id', 'in', [...fileIds])
    .execute();
  return new Map(
    rows.map((row) => [
      row._id,
      [row.clientId, row.clientOfficeId, row.agencyId, ...(row.assignedCompanies ?? [])].filter(
        (id) => id !== null,
      ),
    ]),
  );
}
