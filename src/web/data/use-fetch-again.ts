import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { ResourceName } from '#contract/resources/index';
import { resourcePaths } from './resource-paths';

const money = ['invoice', 'payment', 'fee', 'file', 'history', 'document'] as const;

/** Where a change to one record also changes what others show. */
const touched: { readonly [N in ResourceName]?: readonly ResourceName[] } = {
  companyAssignment: ['companyAssignment', 'file', 'history'],
  document: ['document', 'file', 'history'],
  fee: ['fee', 'projectedFee', 'history', 'request'],
  invoice: money,
  payment: money,
  projectedFee: ['fee', 'projectedFee', 'history', 'request'],
  relatedParty: ['relatedParty', 'file'],
  request: ['request', 'file', 'history', 'reminder'],
};

/** Has everything fetched again that shows records of a resource, counts them or follows from them. */
export function useFetchAgain(name: ResourceName): () => Promise<void> {
  const queryClient = useQueryClient();
  return useCallback(async () => {
    const keys = (touched[name] ?? [name]).flatMap((one) => [[resourcePaths[one]], ['desk', 'count', one]]);
    await Promise.all(keys.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
  }, [name, queryClient]);
}
