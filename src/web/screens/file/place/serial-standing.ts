import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import { normaliseValue } from '#contract/kinds/index';
import { resources } from '#contract/resources/index';
import type { DeskRecord } from '../../../data/record';
import { resourcePaths } from '../../../data/resource-paths';
import { useSettled } from './use-settled';

/** An open file that an asset is on already. */
export interface SerialStanding {
  readonly id: string;
  readonly ref: string;
}

/** Shorter ones stand in too many others to be looked for at every key. */
const shortest = 5;

/**
 * The open files in reach with this very serial number, asked of the host a little after the last key. That an asset is on
 * two of them may be right, so nothing is refused.
 */
export function useSerialStanding(typed: string): readonly SerialStanding[] {
  const dataProvider = useDataProvider();
  const serial = String(normaliseValue(typed, resources.file.fields.serialNumber) ?? '');
  const settled = useSettled(serial);
  const { data = [] } = useQuery({
    queryKey: [resourcePaths.file, 'serial', serial],
    queryFn: async () => {
      const { data } = await dataProvider.getList<DeskRecord>(resourcePaths.file, {
        pagination: { page: 1, perPage: 25 },
        sort: { field: 'lastActivityDate', order: 'DESC' },
        filter: { serialNumber: serial, closed: 'false' },
      });
      return data
        .filter(({ serialNumber }) => serialNumber === serial)
        .map(({ id, ref }) => ({ id: String(id), ref: String(ref) }));
    },
    enabled: serial.length >= shortest && settled === serial,
    staleTime: 10_000,
  });
  return data;
}
