import { each, ownFile } from './foreign-probe';
import type { Probe, Probes } from './foreign-probe';

/** A file that is not the writer's, and a document that is not on their own. */
const reachForDocument = (look: Parameters<Probes[string]>[0], url: string, more: object): Probe[] => [
  ...each(look, 'file', (fileId) => ({
    url,
    body: { ...more, fileId, documentId: look.mine('document')[0] ?? look.foreign('document')[0] },
  })),
  ...each(look, 'document', (documentId) => ({ url, body: { ...more, fileId: ownFile(look), documentId } })),
];

/** Writes of what the gates of a file and its sale go by, that reach for what is not theirs. */
export const gateWrites: Probes = {
  'POST /desk/file/overrideGate': (look) =>
    reachForDocument(look, '/desk/file/overrideGate', {
      gate: 'contract_on_file',
      reason: 'The branch holds the original',
    }),
  'POST /desk/file/recordProof': (look) =>
    reachForDocument(look, '/desk/file/recordProof', {
      proof: 'contract',
      facts: { checks: { contractOnFile: '2026-11-01' } },
    }),
  'POST /desk/file/recordService': (look) => {
    const served = { noticeKind: 'disposition', method: 'personal', servedDate: '2026-11-01' };
    const url = '/desk/file/recordService';
    return [
      ...reachForDocument(look, url, { ...served, relatedPartyIds: look.mine('relatedParty').slice(0, 1) }),
      ...each(look, 'relatedParty', (partyId) => ({
        url,
        body: {
          ...{ ...served, fileId: ownFile(look), relatedPartyIds: [partyId] },
          documentId: look.mine('document')[0] ?? look.foreign('document')[0],
        },
      })),
    ];
  },
  'POST /desk/file/extendClock': (look) =>
    each(look, 'file', (fileId) => ({
      url: '/desk/file/extendClock',
      body: { fileId, clock: 'disposition', until: '2027-01-04', reason: 'The lender gives more time' },
    })),
  'POST /desk/file/setReserve': (look) =>
    each(look, 'file', (fileId) => ({
      url: '/desk/file/setReserve',
      body: { fileId, reservePrice: '1.00' },
    })),
  'POST /desk/file/acceptOffer': (look) => [
    ...each(look, 'file', (fileId) => ({
      url: '/desk/file/acceptOffer',
      body: {
        fileId,
        salePrice: '1.00',
        purchaserId: look.mine('purchaser')[0] ?? look.foreign('purchaser')[0],
      },
    })),
    ...each(look, 'purchaser', (purchaserId) => ({
      url: '/desk/file/acceptOffer',
      body: { fileId: ownFile(look), salePrice: '1.00', purchaserId },
    })),
  ],
};
