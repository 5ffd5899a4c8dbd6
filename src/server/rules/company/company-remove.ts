import { sql } from 'kysely';
import { Problem } from '#contract/problems';
import type { Recorded } from '#contract/resources/index';
import { sentence } from '#contract/words/sentence';
import type { Db } from '../../database/tables';
import type { TransactionContext } from '../../request/context';

/** What refers to a company: files, assignments, people who may still sign in, offices. */
export async function usesOf(db: Db, companyId: string): Promise<string[]> {
  const id = sql`${companyId}::uuid`;
  const { rows } = await sql<{ use: string }>`
    select 'files' as use where exists (select from file where "clientId" = ${id} or "clientOfficeId" = ${id} or "agencyId" = ${id}
      or "assignedCompanies" && array[${id}])
    union all select 'assignments' where exists (select from "companyAssignment" where "companyId" = ${id})
    union all select 'people' where exists (
      select from "user" where ("companyId" = ${id} or "officeIds" && array[${id}]) and "userStatus" <> 'deactivated')
    union all select 'offices' where exists (select from company where "parentCompanyId" = ${id} and "deletedAt" is null)`.execute(
    db,
  );
  return rows.map(({ use }) => use);
}

/** @throws Problem IN_USE, saying by what */
export async function refuseRemoval(
  context: TransactionContext,
  company: Recorded<'company'>,
): Promise<void> {
  const uses = await usesOf(context.db, company._id);
  if (uses.length > 0)
    throw new Problem('IN_USE', {
      message: sentence('network.stillHas', { company: company.companyName, uses: uses.join(', ') }),
    });
}
