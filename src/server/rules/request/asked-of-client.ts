import { sql } from 'kysely';
import { isClientsAlone } from '#contract/lifecycles/request-types';
import { centsOf } from '#contract/money/cents';
import type { Recorded } from '#contract/resources/index';
import { sentence } from '#contract/words/sentence';
import type { Db } from '../../database/tables';
import { findBehind } from '../../records/apply-decision';
import type { TransactionContext } from '../../request/context';
import { readTerm } from '../company/playbook-term';
import { invalid } from '../refuse';
import { raiserOf } from './raiser';

type Request = Recorded<'request'>;
type Wanted = Pick<Request, 'requestType' | 'fileIds' | 'amount' | 'linkedEntityId' | 'requestedByCompanyId'>;

/**
 * Whether a request is its client's to decide, whoever is named: what it alone allows, a fee over what it lets itself be charged, and
 * transport dearer than it leaves to its agency. What it asks for itself is not.
 * @throws Problem INVALID naming `amount`, where only that would tell
 */
export async function isForClient(context: TransactionContext, wanted: Wanted): Promise<boolean> {
  if ((await raiserOf(context.db, wanted.requestedByCompanyId)).side === 'client') return false;
  if (isClientsAlone(wanted.requestType)) return true;
  if (wanted.requestType === 'transport_approval') return isDearTransport(context.db, wanted);
  if (wanted.requestType !== 'fee_approval') return false;
  return (await findBehind(context, 'fee', wanted.linkedEntityId))?.clientDecides === true;
}

async function isDearTransport(db: Db, { fileIds, amount }: Wanted): Promise<boolean> {
  for (const fileId of fileIds) {
    const limit = await readTerm(db, fileId, 'transportApprovalAmount');
    if (limit === undefined) continue;
    if (amount === null) throw invalid('amount', sentence('values.required', { field: 'amount' }));
    if (centsOf(amount) > centsOf(limit)) return true;
  }
  return false;
}

/**
 * Holds a request that its client decides to the client of its files, or the office that they are placed by.
 * @throws Problem INVALID naming `assignedToCompanyId`
 */
export async function holdToClient(
  db: Db,
  { fileIds, assignedToCompanyId }: Pick<Request, 'fileIds' | 'assignedToCompanyId'>,
): Promise<void> {
  const { rows } = await sql`select from file where _id = ${fileIds[0] ?? null}::uuid
    and ${assignedToCompanyId}::uuid in ("clientId", "clientOfficeId")`.execute(db);
  if (rows.length === 0)
    throw invalid('assignedToCompanyId', sentence('conversation.requestDecidedByClient'));
}
