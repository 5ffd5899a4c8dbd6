import { sql } from 'kysely';
import type { Recorded } from '#contract/resources/index';
import { resources } from '#contract/resources/index';
import { choices } from '#contract/words/en/choices';
import { sentence } from '#contract/words/sentence';
import { refreshFileNames } from '../file/file-names';
import { recalculateServed } from '../file/recalculate-file';
import { changeParty, completeParties, completeParty, refuseLastDebtor } from './party-change';
import type { HistoryEntry, Rules } from '../../records/rules';
import { onFileInScope, scopeByFile } from '../scopes';
import { refuseNotified } from './refuse-notified';
import { readsPartiesInPart } from './reads-parties-in-part';

/** What a vendor needs to find someone and come back unhurt. */
const shownToVendors = new Set([
  '_id',
  'version',
  'fileId',
  'relatedPartyType',
  'isPrimary',
  'isBusiness',
  'firstName',
  'middleName',
  'lastName',
  'businessName',
  'phoneNumbers',
  'addresses',
  'doNotContact',
  'riskFlags',
]);
const keptFromVendors = [
  ...Object.keys(resources.relatedParty.fields),
  'createdAt',
  'createdBy',
  'updatedAt',
  'updatedBy',
].filter((field) => !shownToVendors.has(field));

/** Where a number or an address came from is the work of others. */
const ofOthers = new Set(['source', 'notes', 'firstSeen']);

function partOf(one: object): object {
  return Object.fromEntries(Object.entries(one).filter(([name]) => !ofOthers.has(name)));
}

function history(event: 'created' | 'updated' | 'removed', party: Recorded<'relatedParty'>): HistoryEntry {
  const type = { created: 'party_added', updated: 'party_updated', removed: 'party_removed' } as const;
  const name = party.businessName ?? [party.firstName, party.lastName].filter(Boolean).join(' ');
  return {
    type: type[event],
    message: sentence('files.partyAs', { name, type: choices.relatedPartyType[party.relatedPartyType] }),
  };
}

export const relatedPartyRules: Rules<'relatedParty'> = {
  scope: (caller) => onFileInScope(caller),
  scopeApart: (caller) => scopeByFile(caller, sql`true`),
  hides: (caller) => (readsPartiesInPart(caller) ? keptFromVendors : []),
  mask: (caller, party) => {
    if (!readsPartiesInPart(caller)) return;
    for (const field of ['phoneNumbers', 'addresses']) {
      const list = party[field];
      if (Array.isArray(list)) party[field] = list.map((one: object) => partOf(one));
    }
  },
  beforeCreate: completeParty,
  beforeCreateMany: completeParties,
  beforeUpdate: changeParty,
  beforeRemove: async (context, party) => {
    await refuseLastDebtor(context, party);
    await refuseNotified(context, party);
  },
  afterCreate: async (context, party) => {
    await refreshFileNames(context.db, party.fileId);
    await recalculateServed(context, party.fileId);
  },
  afterCreateMany: (context, parties) =>
    refreshFileNames(context.db, ...new Set(parties.map((party) => party.fileId))),
  afterUpdate: async (context, before, party) => {
    await refreshFileNames(context.db, party.fileId);
    if (before.relatedPartyType !== party.relatedPartyType)
      await recalculateServed(context, party.fileId, before);
  },
  afterRemove: async (context, party) => {
    await refreshFileNames(context.db, party.fileId);
    // What a registry says is proof: by that somebody goes who must have been served.
    const isProved = context.decision?.resource === 'vinSearch';
    await recalculateServed(context, party.fileId, isProved ? undefined : party);
  },
  history,
};
