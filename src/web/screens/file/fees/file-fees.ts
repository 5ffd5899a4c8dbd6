import { keepPreviousData } from '@tanstack/react-query';
import type { Recorded } from '#contract/resources/index';
import type { Held } from '../../../data/record';
import { resourcePaths } from '../../../data/resource-paths';
import { useRights } from '../../../data/rights';
import { useRead } from '../../../data/use-read';
import { useWholeList } from '../../../data/use-whole-list';

export type FeeRow = Recorded<'fee'> & Held;
export type ProjectionRow = Recorded<'projectedFee'> & Held;

/** The fees of a file, the latest first. */
export const useFileFees = (fileId: string) => useWholeList<FeeRow>('fee', { fileId }, '-incurredOn');

/** What a file is expected to cost, the nearest first. */
export const useFileProjections = (fileId: string) =>
  useWholeList<ProjectionRow>('projectedFee', { fileId }, 'expectedOn');

/** The file's money as far as this person may see it. */
export function useFileMoney(fileId: string) {
  const enabled = useRights().may('fee', 'list');
  return useRead(
    [resourcePaths.fee, 'money', fileId],
    'showFileMoney',
    { fileId },
    {
      enabled,
      placeholderData: keepPreviousData,
    },
  );
}
