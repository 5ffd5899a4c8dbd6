import { useQuery } from '@tanstack/react-query';
import { callCommand } from '../http/call-command';
import { Refusal } from '../http/failures';
import type { Http } from '../http/http';
import { useIdentity } from '../identity/identity-context';

async function fetchCapabilities(http: Http): Promise<ReadonlySet<string>> {
  try {
    const body: unknown = await callCommand(http, 'showCapabilities', {});
    const { capabilities } = (body ?? {}) as { capabilities?: unknown };
    if (Array.isArray(capabilities)) return new Set(capabilities.map(String));
    const named = Object.entries((capabilities ?? {}) as Record<string, unknown>);
    return new Set(named.filter(([, has]) => has !== false).map(([name]) => name));
  } catch (error) {
    // A host that does not know the call offers nothing of the kind; one that was not reached has not said so.
    if (error instanceof Refusal && error.status < 500) return new Set();
    throw error;
  }
}

const asked = new WeakMap<Http, Promise<ReadonlySet<string>>>();

/** What a host offers beyond the specification, by name; asked once for as long as it answers. */
export function readCapabilities(http: Http): Promise<ReadonlySet<string>> {
  const answer = asked.get(http) ?? fetchCapabilities(http);
  asked.set(http, answer);
  answer.catch(() => asked.delete(http));
  return answer;
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
