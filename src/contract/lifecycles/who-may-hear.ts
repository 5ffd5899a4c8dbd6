import type { ValueOf } from '../vocabularies';

type PartyType = ValueOf<'relatedPartyType'>;

/** Those who owe or own, and who stands in their place: notices of the law are addressed to them, and nobody else may learn of the debt. */
const told: readonly PartyType[] = [
  'primary_debtor',
  'business_debtor',
  'co_debtor',
  'guarantor',
  'registered_owner',
  'insolvency_trustee',
];

/** Whether a party of this kind may hear of the debt. */
export function mayHear(type: PartyType): boolean {
  return told.includes(type);
}
