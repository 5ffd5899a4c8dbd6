import { useInfiniteQuery } from '@tanstack/react-query';
import type { QueryKey } from '@tanstack/react-query';

/** A page of what is told the newest first, and whether there is an older one. */
interface Told {
  readonly data: readonly { readonly _id: string }[];
  readonly more: boolean;
}
/** Behind which row a page goes on. */
export interface Behind {
  readonly before?: string;
  readonly beforeId?: string;
}

interface Telling<Page extends Told> {
  readonly queryKey: QueryKey;
  readonly read: (behind: Behind, signal: AbortSignal) => Promise<Page>;
  /** The moment by which the rows stand in order. */
  readonly momentOf: (row: Page['data'][number]) => string;
  /** After how many milliseconds it is looked at again, by its first page; never where it is left out. */
  readonly pace?: (first: Page) => number | false;
}

/**
 * What is told page by page, the newest first: each page goes on behind the last row of the one before, so that what is written meanwhile
 * neither hides a row nor shows it twice.
 */
export function useNewestFirst<Page extends Told>({ queryKey, read, momentOf, pace }: Telling<Page>) {
  const asked = useInfiniteQuery({
    queryKey,
    queryFn: ({ pageParam, signal }) => read(pageParam, signal),
    initialPageParam: {} as Behind,
    getNextPageParam: ({ data, more }): Behind | undefined => {
      const last = data.at(-1);
      return more && last ? { before: momentOf(last), beforeId: last._id } : undefined;
    },
    refetchInterval: ({ state }) => {
      const [first] = state.data?.pages ?? [];
      return (first && pace?.(first)) ?? false;
    },
  });
  const pages = asked.data?.pages;
  return {
    ...asked,
    first: pages?.[0],
    rows: pages?.flatMap(({ data }) => data as readonly Page['data'][number][]),
  };
}
