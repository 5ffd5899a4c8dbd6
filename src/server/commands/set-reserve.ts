import { Problem } from '#contract/problems';
import { centsOf } from '#contract/money/cents';
import { isSold } from '#contract/lifecycles/sold';
import { sideOf } from '#contract/roles/sides';
import { sentence } from '#contract/words/sentence';
import { changeRecord } from '../records/change';
import { answerWhole } from '../records/show';
import { inTransaction } from '../request/in-transaction';
import { isLimited } from '../request/rights';
import { offerOver } from '../rules/purchaser/offer-over';
import { conflict, invalid } from '../rules/refuse';
import type { Handler } from './handler';

/**
 * Sets for how much at the least a unit is sold. The client has not agreed to it then: what it agreed to before is over, and an
 * approved request says so anew, which is where it agrees. An offer that was accepted and now lies below it has to be accepted anew.
 * What a unit was sold by stands until its sale is reversed.
 */
export const setReserve: Handler<'setReserve'> = (context, { fileId, reservePrice, floorPrice }) =>
  inTransaction(context, async (context) => {
    const isOurs = sideOf(context.caller.activityType) === 'agency';
    if (!isOurs || isLimited(context.caller, 'remarketing', 'setReserve'))
      throw new Problem('FORBIDDEN', { message: sentence('files.roleAsksReserve') });
    if (floorPrice && centsOf(floorPrice) > centsOf(reservePrice))
      throw invalid('floorPrice', sentence('files.floorOverReserve'));
    const after = await changeRecord(context, 'file', fileId, (file) => {
      if (isSold(file)) throw conflict(sentence('files.soldStands'));
      return {
        remarketing: {
          ...file.remarketing,
          reservePrice,
          floorPrice: floorPrice ?? null,
          reserveStatus: 'proposed' as const,
          ...offerOver(file, floorPrice ?? reservePrice),
        },
        checks: { ...file.checks, reserveApproved: null },
      };
    });
    return { body: await answerWhole(context, 'file', after) };
  });
