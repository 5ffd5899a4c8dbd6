import { useQueryClient } from '@tanstack/react-query';
import { useGetList } from 'react-admin';
import { useCallback } from 'react';
import type { Brief } from '#contract/resources/index';
import { resourcePaths } from '../../data/resource-paths';
import { useRights } from '../../data/rights';

export type RequestRow = Brief<'request'> & { readonly id: string; readonly may?: readonly string[] };

/** Requests that a filter narrows: the newest first, or the oldest where they wait to be decided. */
export function useRequests(filter: Readonly<Record<string, unknown>>, enabled = true) {
  const order = filter.decidable ? 'ASC' : 'DESC';
  const rights = useRights();
  return useGetList<RequestRow>(
    resourcePaths.request,
    { filter, pagination: { page: 1, perPage: 500 }, sort: { field: 'createdAt', order } },
    { enabled: enabled && rights.may('request', 'list'), placeholderData: (before) => before },
  );
}

export const useFileRequests = (fileId: string) => useRequests({ fileIds: fileId });

/** Has everything fetched again that a request changes: itself, the file that its approval may change, history and reminders. */
export function useFetchRequests(): () => Promise<void> {
  const queryClient = useQueryClient();
  return useCallback(async () => {
    const { request, file, history, reminder } = resourcePaths;
    await Promise.all(
      [request, file, history, reminder].map((path) => queryClient.invalidateQueries({ queryKey: [path] })),
    );
  }, [queryClient]);
}
