import { Problem } from '#contract/problems';
import { centsOf } from '#contract/money/cents';
import { todayIn } from '#contract/placement/province-time';
import { isSold } from '#contract/lifecycles/sold';
import { sideOf } from '#contract/roles/sides';
import { sentence } from '#contract/words/sentence';
import { changeRecord } from '../records/change';
import { answerWhole } from '../records/show';
import { inTransaction } from '../request/in-transaction';
import { isLimited } from '../request/rights';
import { isLeftToAgency } from '../rules/file/reserve-authority';
import { offerOver } from '../rules/purchaser/offer-over';
import { conflict, invalid } from '../rules/refuse';
import type { Handler } from './handler';

/**
 * Sets for how much at the least a unit is sold. The client has not agreed to it then: what it agreed to before is over, and an
 * approved request says so anew, which is where it agrees; within what it leaves to the agency it has agreed already. An offer that was
 * accepted and now lies below it has to be accepted anew. What a unit was sold by stands until its sale is reversed.
 */
export const setReserve: Handler<'setReserve'> = (context, { fileId, reservePrice, floorPrice }) =>
  inTransaction(context, async (context) => {
    const isOurs = sideOf(context.caller.activityType) === 'agency';
    if (!isOurs || isLimited(context.caller, 'remarketing', 'setReserve'))
      throw new Problem('FORBIDDEN', { message: sentence('files.roleAsksReserve') });
    if (floorPrice && centsOf(floorPrice) > centsOf(reservePrice))
      throw invalid('floorPrice', sentence('files.floorOverReserve'));
    const after = await changeRecord(context, 'file', fileId, async (file) => {
      if (isSold(file)) throw conflict(sentence('files.soldStands'));
      const reserve = { reservePrice, floorPrice: floorPrice ?? null };
      const isAgreed = await isLeftToAgency(context, file, reserve);
      return {
        remarketing: {
          ...file.remarketing,
          ...reserve,
          reserveStatus: isAgreed ? ('approved' as const) : ('proposed' as const),
          ...offerOver(file, floorPrice ?? reservePrice),
        },
        checks: { ...file.checks, reserveApproved: isAgreed ? todayIn(file.state, context.now) : null },
      };
    });
    return { body: await answerWhole(context, 'file', after) };
  });
