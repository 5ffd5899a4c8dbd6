import type { Recorded } from '#contract/resources/index';
import type { Db } from '../database/tables';
import type { Questions, SearchKind } from '../integrations/search/port';
import type { AppContext } from '../request/context';
import { openedField } from '../sealing/sealed-fields';

/** What a question is made with: the database, and what opens what is sealed in it. */
type Asked = Pick<AppContext, 'db' | 'sealer'>;

type Asking = {
  readonly [K in SearchKind]: (app: Asked, order: Recorded<K>) => Promise<Questions[K] | undefined>;
};

const nameOf = (party: Recorded<'relatedParty'>): string =>
  party.isBusiness
    ? (party.businessName ?? '')
    : [party.firstName, party.middleName, party.lastName].filter(Boolean).join(' ');

/** What a provider is asked for an order; nothing where what it goes by is no longer there. */
export const questionOf: Asking = {
  vinSearch: async ({ db }, { vin, jurisdictions, fileId }) => {
    const client = await clientOf(db, fileId);
    return client ? { vin, jurisdictions, secured: client } : undefined;
  },
  // The date of birth is sent with a specific search alone, and kept nowhere else.
  personDebtorSearch: async ({ db, sealer }, { relatedPartyId, jurisdictions, searchMode }) => {
    const party = await db
      .selectFrom('relatedParty')
      .selectAll()
      .where('_id', '=', relatedPartyId)
      .where('deletedAt', 'is', null)
      .executeTakeFirst();
    const name = party && nameOf(party);
    if (!name) return undefined;
    const dateOfBirth =
      searchMode === 'specific' ? openedField(sealer, 'relatedParty', party, 'dateOfBirth') : null;
    return { name, dateOfBirth, jurisdictions, searchMode };
  },
  lienDischarge: async (_, { registrationNumber, jurisdiction, reason }) => ({
    registrationNumber,
    jurisdiction,
    reason,
  }),
  vhr: async (_, { vin, product, includeIcbc }) => ({ vin, product, includeIcbc }),
};

/** In whose interest a file is worked: its client's name, as registries know it. */
export async function clientOf(db: Db, fileId: string): Promise<string | undefined> {
  const found = await db
    .selectFrom('file')
    .innerJoin('company', 'company._id', 'file.clientId')
    .select('company.companyName')
    .where('file._id', '=', fileId)
    .executeTakeFirst();
  return found?.companyName;
}
