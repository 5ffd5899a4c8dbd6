import { sql } from 'kysely';
import { todayIn } from '#contract/placement/province-time';
import { find, findWhere } from '../records/find';
import { asShown, present } from '../records/present';
import { checkDay, checkDirection, checkFeeSide, checkSign } from '../rules/fee/fee-checks';
import { readFeeBasis } from '../rules/fee/fee-basis';
import { baseOf } from '../rules/fee/fee-price';
import { placeAmong, usualPlace } from '../rules/fee/place-of-fee';
import type { Handler } from './handler';

/**
 * What a fee that is being entered would be worked out on: the line that prices it, and what counts beside its rates. What of it
 * no fee could have is refused by its field, as the fee itself would be.
 */
export const showFeePricing: Handler<'showFeePricing'> = async (context, asked) => {
  const file = await find(context.db, 'file', asked.fileId, context.caller);
  checkFeeSide(context, file, asked);
  checkDirection(asked);
  checkSign(asked.feeType, asked.unitAmount ?? null);
  const place = placeAmong(await usualPlace(context.db, file, asked), asked.state);
  const { state } = place;
  const subject = { ...asked, file, state, taxedOn: todayIn(state, context.now) };
  checkDay(subject, context.now);
  const { line, rates: _, ...basis } = await readFeeBasis(context.db, subject);
  // A list that is not theirs to read prices what they enter, and is not shown to them.
  const [seen] = line
    ? await findWhere(context.db, 'companyFee', sql`t._id = ${line._id}::uuid`, context.caller)
    : [];
  return {
    body: {
      line: seen ? present('companyFee', { ...seen }, context.caller) : null,
      ...place,
      ...basis,
      taxedOn: subject.taxedOn,
      base: baseOf({ feeType: asked.feeType, file: asShown('file', file, context.caller) }),
    },
  };
};
