import { useQueryClient } from '@tanstack/react-query';
import { useGetList } from 'react-admin';
import { useCallback } from 'react';
import type { Recorded } from '#contract/resources/index';
import { resourcePaths } from '../../data/resource-paths';
import { useRights } from '../../data/rights';

export type PriceRow = Recorded<'companyFee'> & { readonly id: string; readonly may?: readonly string[] };
export type PriceTime = 'current' | 'future' | 'past';

/** The price list of a company, by fee and the latest first. */
export function usePriceLines(companyId: string) {
  const rights = useRights();
  return useGetList<PriceRow>(
    resourcePaths.companyFee,
    {
      filter: { companyId },
      pagination: { page: 1, perPage: 500 },
      sort: { field: 'feeType', order: 'ASC' },
    },
    { enabled: rights.may('companyFee', 'list'), placeholderData: (before) => before },
  );
}

/** Whether a price holds today, will, or did. */
export function timeOf(line: PriceRow, today: string): PriceTime {
  if (line.effectiveFrom > today) return 'future';
  return !line.isActive || (line.effectiveTo !== null && line.effectiveTo < today) ? 'past' : 'current';
}

export function useFetchPrices(): () => Promise<void> {
  const queryClient = useQueryClient();
  return useCallback(
    () => queryClient.invalidateQueries({ queryKey: [resourcePaths.companyFee] }),
    [queryClient],
  );
}
