import { useResourceContext } from 'react-admin';
import type { ResourceName } from '#contract/resources/index';
import { resourceNamed } from '../data/resource-paths';

/** The noun of the resource that a field or an input speaks of: the one that is named, else that of the context. */
export function useResourceName(named: string | undefined): ResourceName {
  const context = useResourceContext();
  const path = named ?? context;
  if (!path) throw new Error('A declared field needs a resource around it.');
  return resourceNamed(path);
}
