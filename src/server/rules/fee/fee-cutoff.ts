import { sql } from 'kysely';
import { isSold } from '#contract/lifecycles/sold';
import { centsOf } from '#contract/money/cents';
import { afterSale } from '#contract/money/fee-cutoff';
import { provinceZones, todayIn } from '#contract/placement/province-time';
import type { Recorded } from '#contract/resources/index';
import { sentence } from '#contract/words/sentence';
import type { TransactionContext } from '../../request/context';
import { readTerm } from '../company/playbook-term';
import { invalid } from '../refuse';

type Fee = Recorded<'fee'>;

interface Charged extends Pick<Fee, 'feeType' | 'direction' | 'totalAmount'> {
  /** The fee itself, where there is one already. */
  readonly feeId?: string;
  /** The day that it is dated anew; what is entered now is late, whatever it is dated. */
  readonly datedAnew?: string;
}

/**
 * Holds what a client is charged to the cut-off that it says: once the unit is sold, it takes no fee that is entered or dated from the day
 * of the sale on, but for what comes with the sale and what it agreed to when it was asked.
 * @throws Problem INVALID naming `incurredOn`
 */
export async function holdToCutoff(
  { db, now }: TransactionContext,
  file: Recorded<'file'>,
  fee: Charged,
): Promise<void> {
  if (fee.direction !== 'receivable' || afterSale.includes(fee.feeType) || !isSold(file)) return;
  const today = todayIn(file.state, now);
  const day = file.remarketing?.saleDate ?? today;
  if (fee.datedAnew !== undefined && fee.datedAnew < day) return;
  const rule = await readTerm(db, file._id, 'feeCutoffRule');
  if (!rule) return;
  const { rows } = await sql<{ left: string }>`
    select (select coalesce(sum(r.amount), 0) from request r
        where r."fileIds" = array[f._id] and r."requestType" = 'fee_approval' and r."linkedEntityId" is null
          and r.status in ('approved', 'fulfilled') and r."assignedToCompanyId" in (f."clientId", f."clientOfficeId")
          and r."deletedAt" is null)
      - (select coalesce(sum(e."totalAmount"), 0) from fee e
        where e."fileId" = f._id and e.direction = 'receivable' and e."feeType" <> all(${afterSale}::text[])
          and e.status <> all('{void,declined}') and e."deletedAt" is null and e._id is distinct from ${fee.feeId ?? null}::uuid
          and greatest(e."incurredOn", (e."createdAt" at time zone ${provinceZones[file.state]})::date) >= ${day}::date) "left"
    from file f where f._id = ${file._id}::uuid`.execute(db);
  if (centsOf(rows[0]?.left) >= centsOf(fee.totalAmount)) return;
  throw invalid('incurredOn', sentence('money.feeCutOff', { rule, day }));
}
