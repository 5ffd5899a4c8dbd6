import { todayIn } from '#contract/placement/province-time';
import { isSold } from '#contract/lifecycles/sold';
import { centsOf } from '#contract/money/cents';
import type { Recorded } from '#contract/resources/index';
import { sentence } from '#contract/words/sentence';
import { applyDecision, findBehind } from '../../records/apply-decision';
import type { TransactionContext } from '../../request/context';
import { offerOver } from '../purchaser/offer-over';
import { conflict, invalid } from '../refuse';

type Request = Recorded<'request'>;
interface Reserve {
  readonly reservePrice: string;
  readonly floorPrice?: string | null;
}

/**
 * Holds what is asked for to a floor that is not above its reserve, of units that are not sold yet.
 * @throws Problem INVALID naming `payload.floorPrice`, CONFLICT
 */
export async function checkReserve(
  context: TransactionContext,
  { fileIds, payload }: Pick<Request, 'fileIds' | 'payload'>,
): Promise<void> {
  const { reservePrice, floorPrice } = payload as unknown as Reserve;
  if (floorPrice && centsOf(floorPrice) > centsOf(reservePrice))
    throw invalid('payload.floorPrice', sentence('files.floorOverReserve'));
  for (const id of fileIds) refuseSold(await findBehind(context, 'file', id));
}

// What a unit was sold by stands until its sale is reversed.
function refuseSold(file: Recorded<'file'> | undefined): void {
  if (file && isSold(file)) throw conflict(sentence('files.soldStands'));
}

/** Sets the reserve that the client agreed to, and that it did. */
export async function approveReserve(context: TransactionContext, request: Request): Promise<void> {
  const decision = { resource: 'request', _id: request._id } as const;
  const { reservePrice, floorPrice = null } = request.payload as unknown as Reserve;
  for (const id of request.fileIds) {
    const file = await findBehind(context, 'file', id);
    if (!file) continue;
    refuseSold(file);
    const over = offerOver(file, floorPrice ?? reservePrice);
    const remarketing = {
      ...file.remarketing,
      reservePrice,
      floorPrice,
      reserveStatus: 'approved',
      ...over,
    } as const;
    const checks = { ...file.checks, reserveApproved: todayIn(file.state, context.now) };
    await applyDecision(context, decision, 'file', file, { remarketing, checks });
  }
}

/** What was only proposed is declined with the request; what the client agreed to before stands. */
export async function declineReserve(context: TransactionContext, request: Request): Promise<void> {
  const decision = { resource: 'request', _id: request._id } as const;
  for (const id of request.fileIds) {
    const file = await findBehind(context, 'file', id);
    if (file?.remarketing?.reserveStatus !== 'proposed') continue;
    const remarketing = { ...file.remarketing, reserveStatus: 'declined' } as const;
    await applyDecision(context, decision, 'file', file, { remarketing });
  }
}
