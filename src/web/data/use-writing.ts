import { useDataProvider } from 'react-admin';
import { useMemo } from 'react';
import type { ResourceName } from '#contract/resources/index';
import type { DeskRecord } from './record';
import { resourcePaths } from './resource-paths';
import type { CallMeta } from './send';
import { useFetchAgain } from './use-fetch-again';

type Known = Pick<DeskRecord, 'id'>;

/** Makes, changes and takes away records of a resource, and has fetched again what shows them. It throws what the host refuses. */
export function useWriting(name: ResourceName) {
  const dataProvider = useDataProvider();
  const fetchAgain = useFetchAgain(name);
  return useMemo(() => {
    const path = resourcePaths[name];
    const written = async (writing: Promise<{ data: DeskRecord }>): Promise<DeskRecord> => {
      const { data } = await writing;
      await fetchAgain();
      return data;
    };
    return {
      create: (data: object, meta?: CallMeta) => written(dataProvider.create(path, { data, meta })),
      change: (previousData: Known, data: object) =>
        written(dataProvider.update(path, { id: previousData.id, data, previousData })),
      remove: (previousData: Known) =>
        written(dataProvider.delete(path, { id: previousData.id, previousData })),
    };
  }, [dataProvider, fetchAgain, name]);
}
