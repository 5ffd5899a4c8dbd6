import { placeFile } from '../../support/network';
import type { Call } from './making';
import { idOf, next, onFiles, patching, posting } from './making';
import type { People } from './races';

/** A finding that is copied to a party twice at once, while trace, party and file are worked. */
export const promoteFinding = async ({ supervisor }: People): Promise<readonly Call[]> => {
  const fileId = await placeFile(supervisor);
  const party = idOf(await supervisor.call('POST', '/relatedParty/', { fileId, lastName: `Ames ${next()}` }));
  const found = (line: number) => ({ line1: `${line} Sample Rd`, city: 'Guelph' });
  const traced = {
    ...{ fileId, skipTraceType: 'employment', source: 'Calls', permissiblePurpose: 'locate_collateral' },
    addresses: [found(1), found(2)],
  };
  const id = idOf(await supervisor.call('POST', '/skipTrace/', traced));
  const copy = (position: number): Call =>
    posting(supervisor, '/desk/skipTrace/promote', {
      ...{ skipTraceId: id, version: 1, finding: 'address', position, relatedPartyId: party },
    });
  return [
    ...[copy(0), copy(1)],
    patching(supervisor, '/skipTrace/', { _id: id, summary: `Said ${next()}` }),
    patching(supervisor, '/relatedParty/', { _id: party, relationship: `Friend ${next()}` }),
    ...onFiles(supervisor, fileId),
  ];
};
