import { each } from './foreign-probe';
import type { Probes } from './foreign-probe';

const jurisdictions = ['ON'];

/** Searches that are ordered, repeated and answered by lien holders, on what is not the writer's. */
export const searchWrites: Probes = {
  'POST /vinSearch/': (look) =>
    each(look, 'file', (fileId) => ({
      url: '/vinSearch/',
      body: { fileId, vin: 'ZQ1', jurisdictions },
    })),
  'POST /personDebtorSearch/session': (look) => [
    ...each(look, 'file', (fileId) => ({
      url: '/personDebtorSearch/session',
      body: {
        fileId,
        relatedPartyId: look.mine('relatedParty')[0] ?? look.foreign('relatedParty')[0],
        ...{ jurisdictions, searchMode: 'non_specific' },
      },
    })),
    ...each(look, 'relatedParty', (relatedPartyId) => ({
      url: '/personDebtorSearch/session',
      body: { fileId: look.mine('file')[0], relatedPartyId, jurisdictions, searchMode: 'non_specific' },
    })),
  ],
  'POST /lienDischarge/session': (look) =>
    each(look, 'file', (fileId) => ({
      url: '/lienDischarge/session',
      body: { fileId, registrationNumber: 'R1', jurisdiction: 'ON', reason: 'paid out' },
    })),
  'POST /carfax/vhrReport': (look) =>
    each(look, 'file', (fileId) => ({ url: '/carfax/vhrReport', body: { fileId, vin: 'ZQ1' } })),
  'PUT /lienHolder/{fileId}': (look) =>
    each(look, 'lienHolder', (id) => ({ url: `/lienHolder/${id}`, body: { parties: [] } })),
  'POST /desk/search/repeat': (look) =>
    (['vinSearch', 'personDebtorSearch', 'lienDischarge', 'vhr'] as const).flatMap((kind) =>
      each(look, kind, (searchId) => ({ url: '/desk/search/repeat', body: { kind, searchId } })),
    ),
};
