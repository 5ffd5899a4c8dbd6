import { placeOfSupply } from '#contract/money/place-of-supply';
import type { PlaceOfSupply } from '#contract/money/place-of-supply';
import type { ValueOf } from '#contract/vocabularies/index';
import type { Seeded } from './demo-bundle';
import { companyAt } from './demo-desks';

/** Where what is done on a file is taxed: a client is billed at its office, and a vendor bills its agency. */
export function placeOfFee(
  file: Seeded<'file'>,
  feeType: ValueOf<'feeType'>,
  direction: ValueOf<'feeDirection'>,
): PlaceOfSupply {
  const charged = direction === 'receivable' ? (file.clientOfficeId ?? file.clientId) : file.agencyId;
  const provinceOf = (companyId: string | null | undefined) => companyAt(companyId)?.state ?? null;
  return placeOfSupply(feeType, {
    recipient: provinceOf(charged),
    file: file.state as ValueOf<'province'>,
    lot: provinceOf(file.storage?.lotCompanyId),
    auction: provinceOf(file.remarketing?.auctionId),
  });
}
