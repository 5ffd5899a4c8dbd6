import type { Recorded } from '#contract/resources/index';
import { fulfilSearch } from '#server/searches/fulfil-search';
import type { Fulfilment } from '#server/searches/fulfil-search';
import type { TestHost } from './host';
import type { Person, Reply } from './person';

export const serialOf = (last: number): string => `2T1BURHE8K000000${last}`;

/** Orders a search of the registries for a file by its serial number. */
export const searchVin = (by: Person, fileId: string, vin: string, more: object = {}): Promise<Reply> =>
  by.call('POST', '/vinSearch/', { fileId, vin, jurisdictions: ['ON'], ...more });

type Kind = Parameters<typeof fulfilSearch>[1];

/** Has the provider asked for an order, as the queue would, and answers the order as it is then. */
export async function fulfilled<K extends Kind>(
  host: TestHost,
  by: Person,
  kind: K,
  searchId: unknown,
): Promise<Recorded<K> & { outcome: Fulfilment }> {
  const outcome = await fulfilSearch(host.app, kind, String(searchId));
  const { body } = await by.call('GET', `/desk/${kind}/${String(searchId)}`);
  return { ...(body as unknown as Recorded<K>), outcome };
}
