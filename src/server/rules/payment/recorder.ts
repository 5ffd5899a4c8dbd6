import { sql } from 'kysely';
import type { Recorded } from '#contract/resources/index';
import { sideOf } from '#contract/roles/sides';
import type { ValueOf } from '#contract/vocabularies/index';
import type { Sql } from '../../database/tables';
import type { Caller } from '../../request/caller';
import type { TransactionContext } from '../../request/context';
import { trustAvailable } from './trust';

type Payment = Recorded<'payment'>;

/** What says that money went, and no more: who says anything else of it has a hand in it. */
const ofRelease = new Set(['_id', 'status', 'clearedDate', 'reference', 'documentId', 'note']);

/** Whether a person recorded a payment, changed it last, or changes it as they say that it went. */
export const isRecorder = (caller: Caller, { createdBy, updatedBy }: Payment, change: object): boolean =>
  createdBy === caller.userId ||
  updatedBy === caller.userId ||
  Object.keys(change).some((field) => !ofRelease.has(field));

/**
 * Whether money that leaves waits for somebody, or money that came can be given back, because it is still there, and the caller is one who
 * may say that it went.
 * Alias `t`.
 */
export const isReleasable = ({
  userId,
}: Caller): Sql => sql`(t."createdBy" is distinct from ${userId}::uuid and case t.status
  when 'pending' then (t.direction = 'out' or t."isTrust" and t.method = 'trust_transfer') and t."updatedBy" is distinct from ${userId}::uuid
  when 'cleared' then t.direction = 'in' and t.method <> 'trust_transfer'
    and (not t."isTrust" or t.amount <= ${trustAvailable(sql`t."fileId"`)}) else false end)`;

/** Who answers for a payment: a client who told of money that came to it, or our own person. */
export interface Recorder {
  readonly isClient: boolean;
  /** Who takes it here: who recorded it, or, where a client told of it, who deals with it now. */
  readonly taker: string;
}

/** Reads who answers for a payment; one that is not written yet is its caller's. */
export async function readRecorder(
  { db, caller }: TransactionContext,
  { createdBy }: { readonly createdBy?: string | null },
): Promise<Recorder> {
  const { rows } = createdBy
    ? await sql<{ activityType: ValueOf<'activityType'> }>`select c."activityType" from "user" u
        join company c on c._id = u."companyId" where u._id = ${createdBy}::uuid`.execute(db)
    : { rows: [{ activityType: caller.activityType }] };
  const isClient = rows[0] !== undefined && sideOf(rows[0].activityType) === 'client';
  return { isClient, taker: isClient || !createdBy ? caller.userId : createdBy };
}
