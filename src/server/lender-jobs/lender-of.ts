import { sql } from 'kysely';
import { Problem } from '#contract/problems';
import type { ValueOf } from '#contract/vocabularies/index';
import { sentence } from '#contract/words/sentence';
import { checkClient } from '../jobs/check-client';
import type { RequestContext } from '../request/context';

export type LenderKey = ValueOf<'lenderKey'>;

/** The lender that stands behind a key. */
export interface Lender {
  readonly lender: LenderKey;
  readonly clientId: string;
  readonly clientName: string;
}

/** The lenders with a key whose files the caller lets in: of the agency that operates the platform all, else their own. */
export async function lendersOf({ db, caller }: RequestContext): Promise<Lender[]> {
  const { rows } = await sql<Lender>`
    select c."integrationKey" lender, c._id "clientId", c."companyName" "clientName" from company c
    where c."integrationKey" is not null and c."deletedAt" is null and c."companyStatus" = 'active'
    order by c."integrationKey"`.execute(db);
  const theirs = rows.filter(
    ({ clientId }) => caller.scope === 'all' || caller.operates || clientId === caller.headCompanyId,
  );
  const own = await Promise.all(
    theirs.map(async (one) => {
      const refused = await checkClient(db, caller, one.clientId).catch((error: unknown) => {
        if (error instanceof Problem) return error;
        throw error;
      });
      return refused ? [] : [one];
    }),
  );
  return own.flat();
}

/**
 * The lender of a key, for whom the caller may place files.
 * @throws Problem NOT_FOUND, the same for a key that nobody has and one that is another's
 */
export async function lenderOf(context: RequestContext, key: string): Promise<Lender> {
  const found = (await lendersOf(context)).find(({ lender }) => lender === key);
  if (!found)
    throw new Problem('NOT_FOUND', {
      message: sentence('documents.noSuchLender', { key: key.slice(0, 20) }),
    });
  return found;
}
