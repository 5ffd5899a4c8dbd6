import type { Db } from '../database/tables';
import { workingOn } from '../rules/handled-files';
import { lateStages } from '../rules/scopes';

/**
 * For each file, the rooms of those who reach it, by the ways in which roles reach files, as `fileScope` says them: `client:` who placed
 * it, `office:` through which office, `handled:` which agency handles it, and which companies it is opened to, `assigned:` these alone,
 * `late:` the former where a sale is under way, `person:` to whom it is given, and `all`.
 */
export async function fileAudience(db: Db, fileIds: readonly string[]): Promise<Map<string, string[]>> {
  const rows = await db
    .selectFrom('file')
    .select([
      ...(['_id', 'clientId', 'clientOfficeId', 'agencyId'] as const),
      ...(['assignedUsers', 'stage'] as const),
      workingOn('file').as('working'),
    ])
    .where('_id', 'in', [...fileIds])
    .execute();
  return new Map(
    rows.map((row) => {
      const working = [row.agencyId, ...row.working];
      const isLate = (lateStages as readonly string[]).includes(row.stage);
      return [
        row._id,
        [
          'all',
          `client:${row.clientId}`,
          ...(row.clientOfficeId ? [`office:${row.clientOfficeId}`] : []),
          ...working.map((id) => `handled:${id}`),
          ...row.working.map((id) => `assigned:${id}`),
          ...(isLate ? working.map((id) => `late:${id}`) : []),
          ...(row.assignedUsers ?? []).map((id) => `person:${id}`),
        ],
      ];
    }),
  );
}
