import { useQuery } from '@tanstack/react-query';
import type { Http } from '../http/http';
import { useIdentity } from '../identity/identity-context';

/** What a host offers beyond the specification, by name; a host that has none of it answers nothing of the kind. */
export async function readCapabilities({ call }: Http): Promise<ReadonlySet<string>> {
  try {
    const { body } = await call('GET', '/desk/capabilities');
    const { capabilities } = (body ?? {}) as { capabilities?: unknown };
    if (Array.isArray(capabilities)) return new Set(capabilities.map(String));
    const named = Object.entries((capabilities ?? {}) as Record<string, unknown>);
    return new Set(named.filter(([, has]) => has !== false).map(([name]) => name));
  } catch {
    return new Set();
  }
}

export function useCapabilities(): ReadonlySet<string> | undefined {
  const { http } = useIdentity();
  return useQuery({
    queryKey: ['desk', 'capabilities'],
    queryFn: () => readCapabilities(http),
    staleTime: Infinity,
    gcTime: Infinity,
  }).data;
}
