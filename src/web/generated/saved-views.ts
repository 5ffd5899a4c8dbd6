import {
  useListFilterContext,
  useListPaginationContext,
  useListSortContext,
  useSavedQueries,
} from 'react-admin';
import type { SavedQuery } from 'react-admin';
import type { ResourceName } from '#contract/resources/index';
import { declarationOf } from '#contract/resources/index';
import { resourcePaths } from '../data/resource-paths';
import { fromListParams } from './list-params';
import { readAddress, sameView, whole, writeAddress } from './list-address';

/** A view that a person keeps: its name, and its address behind the path. */
export interface SavedView {
  readonly name: string;
  readonly search: string;
}

type Kept = SavedQuery['value'];

/** The views that a person keeps of a list, as react-admin's saved queries; and which of all views stands here. */
export function useViews(name: ResourceName) {
  const declaration = declarationOf(name);
  const [kept, setKept] = useSavedQueries(resourcePaths[name]);
  const { filterValues } = useListFilterContext();
  const { sort } = useListSortContext();
  const { perPage } = useListPaginationContext();
  const value: Kept = { filter: filterValues as object, sort, perPage, displayedFilters: [] };
  const searchOf = ({ filter, sort: by }: Kept) =>
    fromListParams(
      name,
      `?${new URLSearchParams({ filter: JSON.stringify(filter ?? {}), sort: by?.field ?? '', order: by?.order ?? 'ASC' })}`,
      25,
    );
  const plain = (search: string) => (search === whole ? '' : search.replace('?', ''));
  const here = plain(searchOf(value));
  return {
    here,
    saved: kept.map((query): SavedView => ({ name: query.label, search: plain(searchOf(query.value)) })),
    isHere: (search: string) => sameView(declaration, search, here),
    /** Keeps an address under a name; one that is there already stands for it from now on. The answer takes it back. */
    save(called: string, search: string): () => void {
      const { filters, sort: by } = readAddress(declaration, new URLSearchParams(search));
      const isOwn = search === here;
      const [first] = by;
      const next: SavedQuery = {
        label: called,
        value: isOwn
          ? value
          : {
              ...value,
              filter: filters,
              ...(first && { sort: { field: first.by, order: first.descending ? 'DESC' : 'ASC' } }),
            },
      };
      const isThere = kept.some(({ label }) => label === called);
      setKept(isThere ? kept.map((one) => (one.label === called ? next : one)) : [...kept, next]);
      return () => setKept(kept);
    },
    rename: (from: string, to: string) =>
      setKept(kept.map((one) => (one.label === from ? { ...one, label: to } : one))),
    remove(called: string): () => void {
      setKept(kept.filter(({ label }) => label !== called));
      return () => setKept(kept);
    },
    addressOf: (view: SavedView) =>
      view.search
        ? `?${writeAddress(declaration, readAddress(declaration, new URLSearchParams(view.search)))}`
        : whole,
  };
}
