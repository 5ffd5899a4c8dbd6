import { sql } from 'kysely';
import type { Recorded } from '#contract/resources/index';
import { sentence } from '#contract/words/sentence';
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
    if (company.parentCompanyId)
      throw invalid('parentCompanyId', sentence('network.parentCompanyIdOnlyOffice'));
    return [id];
  }
  if (!company.parentCompanyId)
    throw invalid('parentCompanyId', sentence('values.required', { field: 'parentCompanyId' }));
  const head = await db
    .selectFrom('company')
    .select(['_id', 'activityType', 'isOffice'])
    .where('_id', '=', company.parentCompanyId)
    .where('deletedAt', 'is', null)
    .executeTakeFirst();
  if (!head || head._id === id || head.isOffice)
    throw invalid('parentCompanyId', sentence('network.parentCompanyIdHeadCompany'));
  if (head.activityType !== company.activityType)
    throw invalid('parentCompanyId', sentence('network.parentCompanyIdSameActivityType'));
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
  if (twin?.sameCode) throw invalid('code', sentence('network.codeAnotherCompanys', { code: company.code }));
  if (twin) throw invalid('companyName', sentence('network.companyNameAnotherCompany'));
}
