import { sql } from 'kysely';
import type { Recorded } from '#contract/resources/index';
import type { Db } from '../../database/tables';
import { invalid } from '../refuse';

type Placed = Pick<
  Recorded<'company'>,
  'companyName' | 'code' | 'activityType' | 'isOffice' | 'parentCompanyId'
>;

/**
 * Where a company stands: at the head, or as an office directly below a head of the same kind. Its lineage leads from the head
 * to itself.
 * @throws Problem INVALID naming the field
 */
export async function lineageOf(db: Db, company: Placed, id: string): Promise<string[]> {
  if (!company.isOffice) {
    if (company.parentCompanyId) throw invalid('parentCompanyId', 'parentCompanyId is only for an office');
    return [id];
  }
  if (!company.parentCompanyId) throw invalid('parentCompanyId', 'parentCompanyId is a required field');
  const head = await db
    .selectFrom('company')
    .select(['_id', 'activityType', 'isOffice'])
    .where('_id', '=', company.parentCompanyId)
    .where('deletedAt', 'is', null)
    .executeTakeFirst();
  if (!head || head._id === id || head.isOffice)
    throw invalid('parentCompanyId', 'parentCompanyId must be a head company');
  if (head.activityType !== company.activityType)
    throw invalid('parentCompanyId', 'parentCompanyId must have the same activityType');
  return [head._id, id];
}

/**
 * A code is one company's alone; a name is, among the heads and among the offices of one head.
 * @throws Problem INVALID naming the field
 */
export async function refuseTwins(db: Db, company: Placed, id: string): Promise<void> {
  const { rows } = await sql<{ sameCode: boolean }>`
    select code = ${company.code} as "sameCode" from company
    where _id <> ${id}::uuid and "deletedAt" is null and (code = ${company.code}
      or (fold("companyName") = fold(${company.companyName}) and "parentCompanyId" is not distinct from ${company.parentCompanyId ?? null}::uuid))
    order by 1 desc limit 1`.execute(db);
  const twin = rows[0];
  if (twin?.sameCode) throw invalid('code', `code ${company.code} is another company’s`);
  if (twin) throw invalid('companyName', 'companyName is that of another company');
}
