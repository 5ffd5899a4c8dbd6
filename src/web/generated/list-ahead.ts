import type { ListParams } from 'react-admin';
import type { Declaration } from '#contract/resource';
import type { ResourceName } from '#contract/resources/index';
import { declarationOf } from '#contract/resources/index';
import type { DeskData } from '../data/desk-data';
import { resourcePaths } from '../data/resource-paths';
import { layoutOf } from './layouts/index';
import { usualAddress } from './list-address';
import { sortPayload, toListParams } from './list-params';

/** How many rows stand on a page of a list, where nobody chose. */
export const usualRowsOf = (name: ResourceName): number => layoutOf(name).rows ?? 25;
/** Where it is kept how many somebody likes. */
export const sizeKey = (name: ResourceName): string => `size.${name}`;

/** What a list asks of its call beside rows. */
export const listMeta = ({ buckets }: Declaration) => (buckets ? { buckets: true } : undefined);

/** What react-admin's list hook will ask for at an address. */
function questionAt(name: ResourceName, search: string, usualSize: number) {
  const declaration = declarationOf(name);
  const usual = usualAddress(name);
  const given = new URLSearchParams(toListParams(name, search));
  const { field, order } = sortPayload(declaration, usual.sort);
  return {
    pagination: {
      page: Number(given.get('page') ?? 1),
      perPage: Number(given.get('perPage') ?? usualSize),
    },
    sort: { field: given.get('sort') ?? field, order: (given.get('order') ?? order) as 'ASC' | 'DESC' },
    filter: given.has('filter')
      ? (JSON.parse(given.get('filter') ?? '{}') as ListParams['filter'])
      : usual.filters,
    meta: listMeta(declaration),
  };
}

/** Asks for the rows of a list while the desk around it is still being drawn: its list finds the answer, or waits for it. */
export function readListAhead(name: ResourceName, search: string, data: DeskData): void {
  const { dataProvider, queryClient, store } = data;
  const path = resourcePaths[name];
  const usual = usualRowsOf(name);
  const asked = questionAt(name, search, store.getItem<number>(sizeKey(name), usual) ?? usual);
  void queryClient.prefetchQuery({
    queryKey: [path, 'getList', asked],
    queryFn: ({ signal }) => dataProvider.getList(path, { ...asked, signal }),
  });
}
