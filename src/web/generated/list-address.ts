import { filterField, pageSize, writeListQuery } from '#contract/list-query';
import type { Sort } from '#contract/list-query';
import { readValue } from '#contract/kinds/index';
import type { Declaration } from '#contract/resource';
import { sortParameter } from '#contract/list-query';
import type { ResourceName } from '#contract/resources/index';
import { declarationOf } from '#contract/resources/index';
import { layoutOf } from './layouts/index';

/** What a list's address says: the same words as its call, so that an address can be read, shared and linked to. */
export interface ListAddress {
  readonly page: number;
  readonly size: number;
  readonly sort: readonly Sort[];
  readonly filters: Readonly<Record<string, readonly string[]>>;
}

/** The address of a list with nothing left out, behind its path; the bare path opens as it was last left. */
export const whole = '?all=true';

/** What a list opens with where nobody has chosen anything yet: its layout's address. */
export function usualAddress(name: ResourceName): ListAddress {
  return readAddress(declarationOf(name), new URLSearchParams(layoutOf(name).opens));
}

export const pageSizes = [25, 50, 100, 200] as const;

/** Reads an address. What no list would accept is passed over: a person may have typed it, or an old link may carry it. */
export function readAddress(declaration: Declaration, search: URLSearchParams): ListAddress {
  const filters: Record<string, string[]> = {};
  for (const [name, text] of search) {
    if (!Object.hasOwn(declaration.filters, name) || text === '' || text.length > 300) continue;
    if (readValue(text, filterField(declaration, name)) === undefined) continue;
    const values = (filters[name] ??= []);
    if (!values.includes(text)) values.push(text);
  }
  return {
    page: wholeIn(search.get('page'), 1, 1_000_000) ?? 1,
    size: wholeIn(search.get('size'), 1, pageSize.most) ?? pageSize.usual,
    sort: readSort(declaration, search.get(sortParameter(declaration)) ?? ''),
    filters,
  };
}

export function writeAddress(declaration: Declaration, address: ListAddress): string {
  return writeListQuery(declaration, { ...address, buckets: false }).toString();
}

/** An address without its page, for telling whether two show the same rows in the same order. */
export function sameView(declaration: Declaration, one: string, other: string): boolean {
  const plain = (search: string) => {
    const { sort, filters } = readAddress(declaration, new URLSearchParams(search));
    return writeAddress(declaration, { page: 1, size: pageSize.usual, sort, filters });
  };
  return plain(one) === plain(other);
}

function readSort(declaration: Declaration, text: string): Sort[] {
  return text.split(',').flatMap((item) => {
    const descending = item.startsWith('-');
    const by = descending ? item.slice(1) : item;
    return Object.hasOwn(declaration.sorts, by) ? [{ by, descending }] : [];
  });
}

function wholeIn(text: string | null, least: number, most: number): number | undefined {
  const value = /^\d{1,8}$/.test(text ?? '') ? Number(text) : Number.NaN;
  return value >= least && value <= most ? value : undefined;
}
