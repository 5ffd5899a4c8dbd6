import { fulfilSearch } from '#server/searches/fulfil-search';
import { placeFile } from '../../support/network';
import { searchVin } from '../../support/searching';
import type { Call } from './making';
import type { People } from './races';

let count = 0;

/** An order that is asked for anew while its answer comes in, its file is worked, and its lien holders are set. */
export const repeatSearch = async ({ host, supervisor }: People): Promise<readonly Call[]> => {
  const serialNumber = `2T1BURHE8K00${String(1000 + (count += 1))}2`;
  const fileId = await placeFile(supervisor, { serialNumber });
  const { body } = await searchVin(supervisor, fileId, serialNumber);
  const searchId = String(body._id);
  const repeat: Call = () => supervisor.call('POST', '/desk/search/repeat', { kind: 'vinSearch', searchId });
  const answered: Call = async () => {
    await fulfilSearch(host.app, 'vinSearch', searchId);
    return supervisor.call('GET', `/desk/vinSearch/${searchId}`);
  };
  return [
    repeat,
    answered,
    repeat,
    () => supervisor.call('PUT', `/lienHolder/${fileId}`, { parties: [] }),
    () => searchVin(supervisor, fileId, serialNumber, { again: true }),
    () => supervisor.call('PATCH', '/file/', { _id: fileId, nextAction: `Look ${count}` }),
  ];
};
