import { sql } from 'kysely';
import { clientNeed, storageFees, transportFees } from '#contract/money/client-limits';
import type { ClientLimits } from '#contract/money/client-limits';
import { centsOf } from '#contract/money/cents';
import type { Recorded } from '#contract/resources/index';
import type { Db } from '../../database/tables';
import { filesWithTerms, playbookTerm } from '../company/playbook-term';

type Fee = Recorded<'fee'>;

interface Charged extends Pick<Fee, 'feeType' | 'direction'> {
  readonly fileId: string;
  /** The fee itself, where there is one already. */
  readonly feeId?: string | undefined;
}

/**
 * What the client of a file lets itself be charged without being asked, for a kind of fee that it limits: its office's own word before
 * that of the whole client. Days that it agreed to when it was asked for more storage come on top of its cap.
 */
export async function readClientLimits(
  db: Db,
  { fileId, feeType, direction, feeId }: Charged,
): Promise<ClientLimits | null> {
  if (direction !== 'receivable' || ![...storageFees, ...transportFees].includes(feeType)) return null;
  const { rows } = await sql<ClientLimits>`
    select ${playbookTerm('storageCapDays')}::integer + agreed.days::integer "storageDays",
      ${playbookTerm('transportApprovalAmount')} "transportAmount",
      charged.days "earlierStorageDays", charged.transport "earlierTransportAmount"
    from ${filesWithTerms}
    cross join lateral (select coalesce(sum((r.payload->>'days')::integer), 0) days from request r
      where r."fileIds" && array[f._id] and r."requestType" = 'storage_extension' and r.status in ('approved', 'fulfilled')
        and r."assignedToCompanyId" in (c._id, o._id) and r."deletedAt" is null) agreed
    cross join lateral (select coalesce(sum(quantity) filter (where e."feeType" = any(${storageFees}::text[])), 0) days,
        coalesce(sum(amount) filter (where e."feeType" = any(${transportFees}::text[])), 0.00) transport from fee e
      where e."fileId" = f._id and e.direction = 'receivable'
        and e.status <> all('{void,declined,written_off}') and e."deletedAt" is null
        and e._id is distinct from ${feeId ?? null}::uuid) charged
    where f._id = ${fileId}::uuid`.execute(db);
  return rows[0] ?? null;
}

/** Whether a fee waits for its client, and for nobody of the agency. */
export async function asksClient(
  db: Db,
  { _id: feeId, fileId, feeType, direction, amount, quantity }: Fee,
): Promise<boolean> {
  const limits = await readClientLimits(db, { fileId, feeType, direction, feeId });
  return clientNeed(feeType, { amount: centsOf(amount), quantity }, limits) !== undefined;
}
