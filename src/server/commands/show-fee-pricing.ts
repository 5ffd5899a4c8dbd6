import { sql } from 'kysely';
import { find, findWhere } from '../records/find';
import { maskRow } from '../records/present';
import { checkDay, checkDirection, checkFeeSide, checkSign } from '../rules/fee/fee-checks';
import { readGround } from '../rules/fee/fee-ground';
import { baseOf } from '../rules/fee/fee-price';
import type { Handler } from './handler';

/**
 * What a fee that is being entered would be worked out on: the line that prices it, and what counts beside its rates. What of it
 * no fee could have is refused by its field, as the fee itself would be.
 */
export const showFeePricing: Handler<'showFeePricing'> = async (work, asked) => {
  const file = await find(work.db, 'file', asked.fileId, work.caller);
  checkFeeSide(work, file, asked);
  checkDirection(asked);
  checkSign(asked.feeType, asked.unitAmount ?? null);
  const subject = { ...asked, file, state: asked.state ?? file.state };
  checkDay(subject, work.now);
  const { line, registered, earlierUnits } = await readGround(work.db, subject);
  // A list that is not theirs to read prices what they enter, and is not shown to them.
  const [seen] = line
    ? await findWhere(work.db, 'companyFee', sql`t._id = ${line._id}::uuid`, work.caller)
    : [];
  const shown = seen && { ...seen };
  if (shown) maskRow('companyFee', shown, work.caller);
  return {
    body: { line: shown ?? null, state: subject.state, registered, earlierUnits, base: baseOf(subject) },
  };
};
