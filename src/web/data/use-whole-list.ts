import { keepPreviousData } from '@tanstack/react-query';
import type { RaRecord } from 'react-admin';
import { useGetList } from 'react-admin';
import type { ResourceName } from '#contract/resources/index';
import { resourcePaths } from './resource-paths';
import type { Deniable } from './read';
import { useRights } from './rights';

interface Wanted {
  readonly enabled?: boolean;
  readonly perPage?: number;
}

/**
 * Every record that a filter leaves, sorted as an address says it (`-dueDate`), where this person may list them. What is shown stays
 * until what is asked for next is there. `isDenied`: they may not.
 */
export function useWholeList<Row extends RaRecord>(
  name: ResourceName,
  filter: Readonly<Record<string, unknown>>,
  sort: string,
  { enabled = true, perPage = 500 }: Wanted = {},
) {
  const rights = useRights();
  const isOpen = rights.may(name, 'list');
  const read = useGetList<Row>(
    resourcePaths[name],
    {
      filter,
      pagination: { page: 1, perPage },
      sort: { field: sort.replace('-', ''), order: sort.startsWith('-') ? 'DESC' : 'ASC' },
    },
    { enabled: enabled && isOpen, placeholderData: keepPreviousData },
  );
  const told: typeof read & Deniable = rights.ready && !isOpen ? { ...read, isDenied: true } : read;
  return told;
}
