import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { resourcePaths } from '../../../data/resource-paths';

/** Has everything fetched again that an assignment changes: itself, the file and its history. */
export function useFetchAssignments(): () => Promise<void> {
  const queryClient = useQueryClient();
  return useCallback(async () => {
    const paths = [resourcePaths.companyAssignment, resourcePaths.file, resourcePaths.history];
    await Promise.all(paths.map((path) => queryClient.invalidateQueries({ queryKey: [path] })));
  }, [queryClient]);
}
