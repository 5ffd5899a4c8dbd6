import { useGetList } from 'react-admin';
import { resourcePaths } from '../../../data/resource-paths';
import { useRights } from '../../../data/rights';
import type { Recorded } from '#contract/resources/index';

export type PartyRow = Recorded<'relatedParty'> & { readonly id: string; readonly may?: readonly string[] };

/** The people and companies of a file, the primary one first. */
export function useFileParties(fileId: string) {
  const rights = useRights();
  return useGetList<PartyRow>(
    resourcePaths.relatedParty,
    {
      filter: { fileId },
      pagination: { page: 1, perPage: 100 },
      sort: { field: 'isPrimary', order: 'DESC' },
    },
    { enabled: rights.may('relatedParty', 'list'), placeholderData: (before) => before },
  );
}

/** Those who owe or own: they alone may hear about the debt. */
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
