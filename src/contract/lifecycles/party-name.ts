import type { ValueOf } from '../vocabularies';

/** Whether a party goes by the name of a business, which it then must have, or by a person’s. A debtor that is a business does, whatever else was said. */
export const isNamedAsBusiness = (party: {
  readonly isBusiness?: boolean | null | undefined;
  readonly relatedPartyType?: ValueOf<'relatedPartyType'> | null | undefined;
}): boolean => party.isBusiness === true || party.relatedPartyType === 'business_debtor';
