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
  vinSearch: ['vinSearch', 'lienHolder', 'projectedFee', 'file', 'history'],
  personDebtorSearch: ['personDebtorSearch', 'projectedFee', 'history'],
  lienDischarge: ['lienDischarge', 'lienHolder', 'projectedFee', 'file', 'history'],
  vhr: ['vhr', 'projectedFee', 'history'],
  lienHolder: ['lienHolder', 'history'],
  relatedParty: ['relatedParty', 'file'],
  attempt: ['attempt', 'file', 'note', 'history', 'document'],
  skipTrace: ['skipTrace', 'relatedParty', 'file', 'history'],
  repairsAndReconditioning: ['repairsAndReconditioning', 'request', 'file', 'history'],
  request: ['request', 'repairsAndReconditioning', 'file', 'history', 'reminder'],
};

/** Has everything fetched again that shows records of a resource, counts them or follows from them. */
export function useFetchAgain(name: ResourceName): () => Promise<void> {
  const queryClient = useQueryClient();
  return useCallback(async () => {
    const keys = (touched[name] ?? [name]).flatMap((one) => [[resourcePaths[one]], ['desk', 'count', one]]);
    await Promise.all(keys.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
  }, [name, queryClient]);
}
