import type { Recorded } from '#contract/resources/index';
import type { Db } from '../database/tables';
import type { Findings, SearchKind } from '../integrations/search/port';
import { isSameName } from './is-same-name';
import { clientOf } from './question-of';

type Reading = {
  readonly [K in SearchKind]: (
    db: Db,
    order: Recorded<K>,
    found: Findings[K],
  ) => Promise<Partial<Recorded<K>>>;
};

/** What a record says of what was found. */
export const whatWasFound: Reading = {
  vinSearch: async (db, { fileId }, { results }) => {
    const client = await clientOf(db, fileId);
    const ranked = results.map((one) => ({
      ...one,
      isOurClient: one.securedParties.some((name) => isSameName(name, client)),
      priorityRank:
        1 +
        results.filter(
          (other) => other.jurisdiction === one.jurisdiction && other.registeredOn < one.registeredOn,
        ).length,
    }));
    const own = ranked.filter(({ isOurClient }) => isOurClient).map(({ priorityRank }) => priorityRank);
    return {
      results: ranked,
      ownRegistrationFound: own.length > 0,
      priorityRank: own.length > 0 ? Math.min(...own) : null,
    };
  },
  personDebtorSearch: async (_, __, { results }) => ({ results }),
  lienDischarge: async (_, __, { dischargeNumber, dischargedOn }) => ({ dischargeNumber, dischargedOn }),
  vhr: async (_, __, { summary }) => ({ summary }),
};
