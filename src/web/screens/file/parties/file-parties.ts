import type { Recorded } from '#contract/resources/index';
import type { Held } from '../../../data/record';
import { useWholeList } from '../../../data/use-whole-list';

export type PartyRow = Recorded<'relatedParty'> & Held;

/** The people and companies of a file, the primary one first. */
export const useFileParties = (fileId: string) =>
  useWholeList<PartyRow>('relatedParty', { fileId }, '-isPrimary');

/** Those who owe or own. */
const debtors: readonly string[] = [
  'primary_debtor',
  'co_debtor',
  'guarantor',
  'business_debtor',
  'registered_owner',
];
export const isDebtor = ({ relatedPartyType }: Pick<PartyRow, 'relatedPartyType'>): boolean =>
  debtors.includes(relatedPartyType);

export const partyName = (
  party: Pick<PartyRow, 'isBusiness' | 'businessName' | 'firstName' | 'middleName' | 'lastName'>,
): string =>
  (party.isBusiness ? party.businessName : null) ??
  ([party.firstName, party.middleName, party.lastName].filter(Boolean).join(' ') || party.businessName || '');
