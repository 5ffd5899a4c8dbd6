import type { ValueOf } from '#contract/vocabularies/index';
import type { Engagement } from './demo-assignments';
import type { Calendar, Seeded } from './demo-bundle';
import { buyerOf } from './demo-purchasers';
import type { Story } from './demo-stories';
import { timesUnsold } from './demo-unsold';
import type { Random } from './random';

/** How far the papers of a unit are that is sold and not yet the buyer's. */
const titles: { readonly [S in string]?: ValueOf<'ownershipStatus'> } = {
  sold: 'not_started',
  proceeds_received: 'requested',
  ownership_transfer: 'received',
};

/** The lowest price of a sale, of what the unit is worth. */
const floor = 0.82;

/** Nobody bids by the cent: what is offered or asked is a whole multiple of some dollars, the next higher. */
const rounded = (amount: number, step: number): string => `${Math.ceil(amount / step) * step}.00`;

/** What a unit is offered and sold for, as far as it came. */
export function makeSale(
  random: Random,
  { engagements, file }: { readonly engagements: readonly Engagement[]; readonly file: Seeded<'file'> },
  story: Story,
  calendar: Calendar,
  value: number,
): Partial<Seeded<'file'>> {
  const auction = engagements.find(({ company }) => company.activityType === 'auction')?.company._id;
  const isSold = story.reached >= 6;
  const isRun = isSold || ['listed', 'conditional_bid', 'no_sale'].includes(story.status);
  const runs = timesUnsold(story) + 1;
  // Nothing is sold under its floor.
  const isSoldOrBid = Math.min(1.2, Math.max(0.5, random.normal(0.88, 0.06)));
  const price = rounded(value * (isSold ? Math.max(floor, isSoldOrBid) : isSoldOrBid), 50);
  const hasReserve = !['remarketing_review', 'appraisal_ordered'].includes(story.status);
  return {
    remarketing: {
      cbbAverage: value.toFixed(2),
      cbbSource: 'simulated' as const,
      conditionGrade: random.int(10, 48) / 10,
      ...(auction && { auctionId: auction, auctionStockNumber: `D${random.int(10_000, 99_999)}` }),
      reserveStatus: !hasReserve ? 'not_set' : story.status === 'reserve_pending' ? 'proposed' : 'approved',
      ...(hasReserve && { appraisalValue: `${Math.round((value * 0.96) / 100) * 100}.00` }),
      ...(hasReserve && {
        reservePrice: rounded(value * 0.9, 100),
        floorPrice: rounded(value * floor - 50, 50),
      }),
      ...(isRun && {
        saleChannel: random.pick(['physical_lane', 'online_timed', 'online_live'] as const),
        saleDate: calendar.dayAgo(
          isSold
            ? (story.sold ?? story.sinceAgo)
            : story.status === 'listed'
              ? -random.int(0, 9)
              : story.sinceAgo,
        ),
        runCount: runs,
        // Each run but the one that it is in, or that sold it, ended without a sale.
        noSaleCount: story.status === 'no_sale' ? runs : runs - 1,
        ...((runs > 1 || story.status !== 'listed') && { lastBid: price }),
        lightCode: random.pick(['green', 'yellow', 'red'] as const),
      }),
      ...(isSold && {
        salePrice: price,
        purchaserId: buyerOf(file._id),
        proceedsStatus: story.status === 'sold' ? ('invoiced' as const) : ('received' as const),
        ownershipStatus: titles[story.status] ?? ('transferred' as const),
        lienStatus: 'own_only' as const,
      }),
    },
  };
}
