import { keepPreviousData } from '@tanstack/react-query';
import { useGetList } from 'ra-core';
import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { ResourceName } from '#contract/resources/index';
import { declarationOf } from '#contract/resources/index';
import type { DeskRecord } from '../data/record';
import { resourcePaths } from '../data/resource-paths';
import { usePreference } from '../data/preferences';
import type { Bucket } from '../kinds/people-half';
import type { ListAddress } from './list-address';
import { openedAt, readAddress, whole, writeAddress } from './list-address';

export type Buckets = Readonly<Record<string, readonly Bucket[]>>;

export interface ListState {
  readonly name: ResourceName;
  readonly address: ListAddress;
  readonly search: string;
  readonly records: readonly DeskRecord[] | undefined;
  readonly total: number;
  readonly buckets: Buckets;
  readonly error: Error | null;
  readonly fetching: boolean;
  readonly refetch: () => void;
  /** Changes a part of the address; whatever changes the rows begins again at the first page. */
  readonly go: (change: Partial<ListAddress>) => void;
  readonly open: (search: string) => void;
}

/** A list as its address says it, fetched as the person moves in it. */
export function useList(name: ResourceName): ListState {
  const declaration = declarationOf(name);
  const [parameters, setParameters] = useSearchParams();
  const [usualSize] = usePreference(`size.${name}`, 25);
  const address = useMemo(() => {
    const read = readAddress(declaration, openedAt(name, parameters));
    return parameters.has('size') ? read : { ...read, size: usualSize };
  }, [declaration, name, parameters, usualSize]);

  // react-admin's sort carries one direction for all its fields: a second field of another direction is the declaration's own.
  const [first] = address.sort;
  const { data, total, meta, error, isFetching, refetch } = useGetList<DeskRecord>(
    resourcePaths[name],
    {
      pagination: { page: address.page, perPage: address.size },
      sort: { field: first?.by ?? '', order: first?.descending ? 'DESC' : 'ASC' },
      filter: address.filters,
      meta: { rows: true, ...(declaration.buckets && { buckets: true }) },
    },
    { placeholderData: keepPreviousData },
  );

  const open = useCallback(
    (search: string) => setParameters(new URLSearchParams(search || whole(name))),
    [name, setParameters],
  );
  const go = useCallback(
    (change: Partial<ListAddress>) => {
      const page = 'page' in change ? (change.page ?? 1) : 1;
      open(writeAddress(declaration, { ...address, ...change, page }));
    },
    [address, declaration, open],
  );

  return {
    name,
    address,
    search: writeAddress(declaration, { ...address, page: 1, size: 25 }),
    records: data,
    total: total ?? 0,
    buckets: ((meta as { buckets?: Buckets } | undefined)?.buckets ?? {}) as Buckets,
    error: data ? null : error,
    fetching: isFetching,
    refetch: () => void refetch(),
    go,
    open,
  };
}

/** How a list is ordered by a column, said or by itself. */
export function isSorted({ name, address }: ListState, by: string): 'ascending' | 'descending' | undefined {
  const [usual = ''] = declarationOf(name).sortedBy.split(',');
  const first = address.sort[0] ?? { by: usual.replace('-', ''), descending: usual.startsWith('-') };
  return first.by === by ? (first.descending ? 'descending' : 'ascending') : undefined;
}
