import { readListQuery } from '#contract/list-query';
import { lienHolder } from '#contract/resources/lien-holder';
import { sentence } from '#contract/words/sentence';
import type { Rules } from '../../records/rules';
import { isSameName } from '../../searches/is-same-name';
import { clientOf } from '../../searches/question-of';
import { followLienHolder } from './follow-lien-holder';
import { searchesInScope } from './searches-in-scope';

export const lienHolderRules: Rules<'lienHolder'> = {
  scope: searchesInScope,
  present: async ({ parameters }, { parties }) => {
    const { partyTypes = [] } = readListQuery(lienHolder, parameters).filters;
    if (partyTypes.length === 0) return {};
    return { parties: (parties ?? []).filter(({ partyType }) => partyTypes.includes(partyType)) };
  },
  // What may be discharged goes by whose it is, so nobody types that: it is our client's where it bears its name.
  beforeUpdate: async ({ db }, { fileId }, { parties }) => {
    if (!parties) return {};
    const client = await clientOf(db, fileId);
    return { parties: parties.map((one) => ({ ...one, isOurClient: isSameName(one.name, client) })) };
  },
  follow: followLienHolder,
  history: () => ({
    type: 'party_updated',
    message: sentence('searches.lienHoldersChanged'),
    visibility: 'client',
  }),
};
