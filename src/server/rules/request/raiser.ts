import type { Side } from '#contract/roles/sides';
import { sideOf } from '#contract/roles/sides';
import type { Db } from '../../database/tables';

/** On which side a company stands, and the id of the company that all of its offices belong to. */
export async function raiserOf(
  db: Db,
  companyId: string,
): Promise<{ readonly side: Side; readonly house: string | undefined }> {
  const { activityType, lineage } = await db
    .selectFrom('company')
    .select(['activityType', 'lineage'])
    .where('_id', '=', companyId)
    .executeTakeFirstOrThrow();
  return { side: sideOf(activityType), house: lineage[0] };
}
