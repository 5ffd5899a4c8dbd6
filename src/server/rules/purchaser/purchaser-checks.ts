import { sql } from 'kysely';
import { centsOf } from '#contract/money/cents';
import type { Recorded } from '#contract/resources/index';
import { sentence } from '#contract/words/sentence';
import { takeAll } from '../../records/take';
import type { TransactionContext } from '../../request/context';
import { invalid } from '../refuse';
import { broughtByAuction } from './brought-by-auction';

type Purchaser = Recorded<'purchaser'>;
type Named = Pick<Purchaser, 'legalName' | 'firstName' | 'lastName'>;
type Checked = Named & Pick<Purchaser, 'status' | 'blockedReason' | 'isTaxExempt' | 'exemptionReason'>;
type Said = { readonly [F in keyof Checked]?: Checked[F] | null };

/** A purchaser as a document names it. */
export const nameOfPurchaser = ({ legalName, firstName, lastName }: Partial<Named>): string =>
  legalName ?? [firstName, lastName].filter(Boolean).join(' ');

/** @throws Problem INVALID where nobody is named, or a block or an exemption has no reason */
export function checkPurchaser(one: Said): void {
  if (!one.legalName && !one.lastName) throw invalid('legalName', sentence('network.purchaserNamed'));
  if (one.status === 'blocked' && !one.blockedReason)
    throw invalid('blockedReason', sentence('values.required', { field: 'blockedReason' }));
  if (one.isTaxExempt && !one.exemptionReason)
    throw invalid('exemptionReason', sentence('values.required', { field: 'exemptionReason' }));
}

/**
 * Holds a sale to a purchaser to whom the handling agency of a file may sell: known to it, not blocked, and good for the price. It is
 * taken, so that nobody blocks it meanwhile.
 * @throws Problem INVALID naming `field`
 */
export async function mayBuy(
  context: TransactionContext,
  { agencyId }: Pick<Recorded<'file'>, 'agencyId'>,
  purchaserId: string,
  price: string,
  field = 'purchaserId',
): Promise<void> {
  const house = sql`array(select c._id from company c join company a on a._id = ${agencyId}::uuid
    where c.lineage[1] = a.lineage[1])`;
  const [one] = await takeAll(
    context,
    'purchaser',
    sql`t._id = ${purchaserId}::uuid and (t."companyId" = any(${house}) or ${broughtByAuction(house)})`,
    { scope: 'everything' },
  );
  if (!one || one.status === 'blocked') throw invalid(field, sentence('files.purchaserBlocked'));
  if (one.bidLimit !== null && centsOf(price) > centsOf(one.bidLimit))
    throw invalid(field, sentence('network.purchaserLimit'));
}
