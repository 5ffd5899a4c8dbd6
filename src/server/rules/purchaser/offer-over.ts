import { centsOf } from '#contract/money/cents';
import type { Recorded } from '#contract/resources/index';

/** What becomes of an offer that was accepted once no less is to be taken than so much: one below it is accepted no longer. */
export function offerOver(
  { remarketing }: Pick<Recorded<'file'>, 'remarketing'>,
  least: string,
): { readonly salePrice?: null; readonly purchaserId?: null } {
  const price = remarketing?.salePrice;
  return price && centsOf(price) < centsOf(least) ? { salePrice: null, purchaserId: null } : {};
}
