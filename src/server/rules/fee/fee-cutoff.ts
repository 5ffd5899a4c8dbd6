import { sql } from 'kysely';
import { isSold } from '#contract/lifecycles/sold';
import { centsOf } from '#contract/money/cents';
import { afterSale, chargedLate } from '#contract/money/fee-cutoff';
import { todayIn } from '#contract/placement/province-time';
import type { Recorded } from '#contract/resources/index';
import { sentence } from '#contract/words/sentence';
import type { Sentence } from '#contract/words/sentence';
import type { Db } from '../../database/tables';
import { findBehind } from '../../records/apply-decision';
import type { TransactionContext } from '../../request/context';
import { readTerm } from '../company/playbook-term';
import { readFeesAtSale } from './fees-at-sale';

type Fee = Recorded<'fee'>;
/** What of a fee its client goes by. */
type Charged = Pick<Fee, 'fileId' | 'feeType' | 'direction' | 'totalAmount' | 'status' | 'incurredOn'>;

/**
 * Why a client does not take what becomes of a fee: once the unit is sold, and where it says so, it takes none that is entered, raised or
 * dated from the day of the sale on, but for what comes with the sale and what it agreed to when it was asked. `before`: the fee as it is,
 * where there is one; `after`: as it will be, unless it goes.
 */
export async function whyCutOff(
  context: TransactionContext,
  before: Fee | undefined,
  after: Charged | undefined,
): Promise<Sentence | undefined> {
  const fee = after ?? before;
  if (fee?.direction !== 'receivable' || afterSale.includes(fee.feeType)) return undefined;
  const file = await findBehind(context, 'file', fee.fileId);
  if (!file || !isSold(file)) return undefined;
  const rule = await readTerm(context.db, file._id, 'feeCutoffRule');
  if (!rule) return undefined;
  const today = todayIn(file.state, context.now);
  const sold = file.remarketing?.saleDate ?? today;
  const day = sold < today ? sold : today;
  const fees = await readFeesAtSale(context.db, file, day);
  const atSale = fees.find(({ _id }) => _id === before?._id)?.atSale ?? undefined;
  const late = chargedLate(after, atSale, day);
  if (late <= chargedLate(before, atSale, day)) return undefined;
  const others = fees
    .filter(({ _id }) => _id !== before?._id)
    .reduce((sum, one) => sum + chargedLate(one.now ?? undefined, one.atSale ?? undefined, day), 0);
  if ((await agreedTo(context.db, file._id)) >= others + late) return undefined;
  return sentence('money.feeCutOff', { rule, day: sold });
}

/** What the client of a file agreed to when it was asked for more, in cents. */
async function agreedTo(db: Db, fileId: string): Promise<number> {
  const { rows } = await sql<{ amount: string }>`
    select sum(r.amount) amount from file f join request r on r."fileIds" = array[f._id]
    where f._id = ${fileId}::uuid and r."requestType" = 'fee_approval' and r."linkedEntityId" is null
      and r.status in ('approved', 'fulfilled') and r."assignedToCompanyId" in (f."clientId", f."clientOfficeId")
      and r."deletedAt" is null`.execute(db);
  return centsOf(rows[0]?.amount);
}
