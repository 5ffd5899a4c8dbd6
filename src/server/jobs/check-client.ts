import { sql } from 'kysely';
import { sideOf } from '#contract/roles/sides';
import { Problem } from '#contract/problems';
import { sentence } from '#contract/words/sentence';
import type { Db } from '../database/tables';
import type { Caller } from '../request/caller';

/**
 * Holds placements to a lender that the caller may place for: any active one for an agency, their own for a lender.
 * @throws Problem INVALID naming the field.
 */
export async function checkClient(db: Db, caller: Caller, clientId: string): Promise<void> {
  const { rows } = await sql<{ activityType: string; isOffice: boolean; companyStatus: string }>`
    select c."activityType", c."isOffice", c."companyStatus" from company c
    where c._id = ${clientId}::uuid and c."deletedAt" is null`.execute(db);
  const [client] = rows;
  const side = sideOf(caller.activityType);
  const isInScope = side === 'agency' || (side === 'client' && clientId === caller.headCompanyId);
  const message =
    !client || !isInScope || client.activityType !== 'lender' || client.isOffice
      ? sentence('files.clientIdNotLenderCanPlace')
      : client.companyStatus !== 'active'
        ? sentence('files.clientIdNotActive')
        : undefined;
  if (message) throw new Problem('INVALID', { message, errors: { clientId: message } });
}
