import { sql } from 'kysely';
import { isForSale, isSold } from '#contract/lifecycles/sold';
import { amountOf, centsOf } from '#contract/money/cents';
import { Problem } from '#contract/problems';
import type { Recorded } from '#contract/resources/index';
import { sideOf } from '#contract/roles/sides';
import { sentence } from '#contract/words/sentence';
import { changeRecord } from '../records/change';
import { answerWhole } from '../records/show';
import type { TransactionContext } from '../request/context';
import { inTransaction } from '../request/in-transaction';
import { isLimited } from '../request/rights';
import { mayBuy } from '../rules/purchaser/purchaser-checks';
import { conflict, invalid } from '../rules/refuse';
import type { Handler } from './handler';

/** Accepts an offer for a unit: for how much, and whose. Below what the client agreed to, it has to have agreed to this very price. */
export const acceptOffer: Handler<'acceptOffer'> = (context, { fileId, salePrice, purchaserId }) =>
  inTransaction(context, async (context) => {
    if (isLimited(context.caller, 'remarketing', 'acceptOffer'))
      throw new Problem('FORBIDDEN', { message: sentence('files.roleAsksOffer') });
    if (centsOf(salePrice) <= 0)
      throw invalid('salePrice', sentence('values.moreThanNothing', { field: 'salePrice' }));
    const after = await changeRecord(context, 'file', fileId, async (file) => {
      if (isSold(file)) throw conflict(sentence('files.soldStands'));
      if (file.hold) throw new Problem('FILE_ON_HOLD');
      if (!isForSale(file)) throw conflict(sentence('files.notForSale', { status: file.status }));
      await checkPrice(context, file, salePrice);
      await mayBuy(context, file, purchaserId, salePrice);
      return { remarketing: { ...file.remarketing, salePrice, purchaserId } };
    });
    return { body: await answerWhole(context, 'file', after) };
  });

async function checkPrice(
  context: TransactionContext,
  { _id, remarketing, checks }: Recorded<'file'>,
  price: string,
): Promise<void> {
  // What the client itself accepts, it agrees to.
  if (sideOf(context.caller.activityType) === 'client') return;
  const least = remarketing?.floorPrice ?? remarketing?.reservePrice;
  if (checks?.reserveApproved && least && centsOf(price) >= centsOf(least)) return;
  const { rows } =
    await sql`select from request r where ${_id}::uuid = any(r."fileIds") and r."deletedAt" is null
    and r."requestType" = 'offer_approval' and r.status in ('approved', 'fulfilled')
    and r.amount = ${amountOf(centsOf(price))}::numeric`.execute(context.db);
  if (rows.length === 0) throw conflict(sentence('files.offerNeedsApproval', { amount: price }));
}
