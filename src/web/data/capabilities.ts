import { useQuery } from '@tanstack/react-query';
import { readCapabilities } from '../http/capabilities';
import { useIdentity } from '../identity/identity-context';

export function useCapabilities(): ReadonlySet<string> | undefined {
  const { http } = useIdentity();
  return useQuery({
    queryKey: ['desk', 'capabilities'],
    queryFn: () => readCapabilities(http),
    staleTime: Infinity,
    gcTime: Infinity,
  }).data;
}
