import { sql } from 'kysely';
import { requestTypes } from '#contract/lifecycles/request-types';
import { sideOf } from '#contract/roles/sides';
import type { Recorded } from '#contract/resources/index';
import { sentence } from '#contract/words/sentence';
import { operatingAgency } from '../../database/operating-agency';
import type { Db } from '../../database/tables';
import type { TransactionContext } from '../../request/context';
import { workingOn } from '../handled-files';
import { invalid } from '../refuse';
import { holdToClient, isForClient } from './asked-of-client';
import { raiserOf } from './raiser';

type Request = Recorded<'request'>;
type Raised = Pick<Request, 'requestType' | 'fileIds' | 'amount' | 'linkedEntityId' | 'requestedByCompanyId'>;

/** Whom somebody wants to ask: a company, and a person of it. */
export interface Named {
  readonly assignedToCompanyId?: string | null | undefined;
  readonly assignedToUserId?: string | null | undefined;
}

/**
 * Whom a request goes to: the company that is named, or the one that is asked when nobody is. Nobody sends what they ask for to
 * themselves, nor anybody else what a client or a vendor asks for to their own house, so that who asks never decides.
 * @throws Problem INVALID naming `assignedToCompanyId`, or `assignedToUserId` who does not work there
 */
export async function addressee(
  context: TransactionContext,
  raised: Raised,
  { assignedToCompanyId: named, assignedToUserId }: Named,
): Promise<{ assignedToCompanyId: string; assignedToUserId: string | null }> {
  const forClient = await isForClient(context, raised);
  const assignedToCompanyId = await companyToAsk(context, raised, forClient, named);
  if (forClient) await holdToClient(context.db, { fileIds: raised.fileIds, assignedToCompanyId });
  await checkPerson(context.db, assignedToCompanyId, assignedToUserId);
  return { assignedToCompanyId, assignedToUserId: assignedToUserId ?? null };
}

/** A company that takes part in the files: the one that was named, or the one that is asked when nobody is. */
async function companyToAsk(
  { db, caller }: TransactionContext,
  { fileIds, requestType, requestedByCompanyId }: Raised,
  forClient: boolean,
  named: string | null | undefined,
): Promise<string> {
  const { side, house } = await raiserOf(db, requestedByCompanyId);
  const asked = forClient ? 'client' : requestTypes[requestType].asks[side];
  const { rows } = await sql<{ agency: string; client: string | null; taking: string[] }>`
    select coalesce(f."agencyId", ${operatingAgency}) agency, f."clientId" client,
      array_remove(array[f."agencyId", f."clientId", f."clientOfficeId"] || ${workingOn('f')}, null) taking
    from (select 1) one left join file f on f._id = ${fileIds[0] ?? null}::uuid`.execute(db);
  const [found] = rows;
  const usual = asked === 'client' ? found?.client : found?.agency;
  const chosen = named ?? usual;
  if (!chosen)
    throw invalid('assignedToCompanyId', sentence('values.required', { field: 'assignedToCompanyId' }));
  if (!named || named === usual) return chosen;
  // Only the agency asks another than the one that is usually asked: what a vendor wants is not the client's to see unasked.
  const redirects = sideOf(caller.activityType) === 'agency' && found?.taking.includes(named);
  if (!redirects || (side !== 'agency' && (await raiserOf(db, named)).house === house))
    throw invalid('assignedToCompanyId', sentence('conversation.assignedToCompanyIdNotCompanyCanAsk'));
  return chosen;
}

/** Holds the person who is asked to the company that is. @throws Problem INVALID naming `assignedToUserId` */
export async function checkPerson(
  db: Db,
  companyId: string | null,
  userId: string | null | undefined,
): Promise<void> {
  if (!userId) return;
  const { rows } = await sql`
    select from "user" u join company c on c._id = u."companyId" join company a on a._id = ${companyId}::uuid
    where u._id = ${userId}::uuid and u."userStatus" = 'active' and c.lineage[1] = a.lineage[1]`.execute(db);
  if (rows.length === 0) throw invalid('assignedToUserId', sentence('conversation.personDoesNotWorkWhere'));
}
