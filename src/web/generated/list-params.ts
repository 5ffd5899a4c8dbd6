import type { SortPayload } from 'react-admin';
import type { Sort } from '#contract/list-query';
import { pageSize } from '#contract/list-query';
import type { Declaration } from '#contract/resource';
import type { ResourceName } from '#contract/resources/index';
import { declarationOf } from '#contract/resources/index';
import { sortOf } from '../data/calls';
import { readAddress, whole, writeAddress } from './list-address';

/** The column that stands for a sort name: `clientName` sorts by `clientId`. */
function columnOf(declaration: Declaration, by: string): string {
  const on = declaration.sorts[by];
  const column = typeof on === 'string' ? (on.split('.')[0] ?? by) : by;
  return declaration.brief.includes(by) || !declaration.brief.includes(column) ? by : column;
}

/** react-admin's sort of the first of a list's sorts; the others follow by the host's own order. */
export function sortPayload(declaration: Declaration, [first]: readonly Sort[]): SortPayload {
  const [usual = ''] = declaration.sortedBy.split(',');
  const { by, descending } = first ?? { by: usual.replace('-', ''), descending: usual.startsWith('-') };
  return { field: columnOf(declaration, by), order: descending ? 'DESC' : 'ASC' };
}

/** An address in the call's words as react-admin's own parameters; the bare path has none of them. */
export function toListParams(name: ResourceName, search: string): string {
  const given = new URLSearchParams(search);
  if (given.size === 0) return '';
  const declaration = declarationOf(name);
  const { page, size, sort, filters } = readAddress(declaration, given);
  const by = sortPayload(declaration, sort);
  const params = new URLSearchParams({
    filter: JSON.stringify(filters),
    page: String(page),
    sort: by.field,
    order: by.order,
    displayedFilters: '{}',
  });
  // How many rows somebody likes is kept for them; an address says it only where it was written into it.
  if (given.has('size')) params.set('perPage', String(size));
  return `?${params}`;
}

/** The other way: what react-admin would write into the address, in the call's words. */
export function fromListParams(name: ResourceName, search: string, usualSize: number): string {
  const declaration = declarationOf(name);
  const params = new URLSearchParams(search);
  const order = params.get('order') === 'DESC' ? 'DESC' : 'ASC';
  const sort = { field: params.get('sort') ?? '', order };
  const usual = sortPayload(declaration, []);
  const isUsual = sort.field === usual.field && sort.order === usual.order;
  const size = Number(params.get('perPage') ?? usualSize);
  const written = writeAddress(declaration, {
    page: Number(params.get('page') ?? 1),
    size: size === usualSize ? pageSize.usual : size,
    sort: isUsual ? [] : sortOf(declaration, sort),
    filters: JSON.parse(params.get('filter') ?? '{}') as Record<string, string[]>,
  });
  return written ? `?${written}` : whole;
}
