import { each, ownFile } from './foreign-probe';
import type { Probes } from './foreign-probe';

/** Writes of what was done in the field, that reach for what is not theirs. */
export const attemptWrites: Probes = {
  'POST /desk/attempt/': (look) => {
    const attempt = { at: '2026-11-20T14:00:00Z', outcome: 'no_contact' };
    return [
      ...each(look, 'file', (fileId) => ({ url: '/desk/attempt/', body: { ...attempt, fileId } })),
      ...each(look, 'relatedParty', (addressRelatedPartyId) => ({
        url: '/desk/attempt/',
        body: { ...attempt, fileId: ownFile(look), addressRelatedPartyId },
      })),
      ...each(look, 'document', (photo) => ({
        url: '/desk/attempt/',
        body: { ...attempt, fileId: ownFile(look), photos: [photo] },
      })),
    ];
  },
  'POST /desk/field/secured': (look) =>
    each(look, 'file', (fileId) => ({
      url: '/desk/field/secured',
      body: { fileId, keysStatus: 'one', drivable: 'yes', hasEffects: false },
    })),
  'PATCH /desk/attempt/': (look) => [
    ...each(look, 'attempt', (_id) => ({ url: '/desk/attempt/', body: { _id, note: 'taken' } })),
    ...look
      .mine('attempt')
      .flatMap((_id) =>
        each(look, 'document', (photo) => ({ url: '/desk/attempt/', body: { _id, photos: [photo] } })),
      ),
  ],
};
