import { callCommand } from './call-command';
import { Refusal } from './failures';
import type { Http } from './http';

/** That a host answers the desk’s own calls, beside those of the specification. */
const ownCalls = 'desk';

async function fetchCapabilities(http: Http): Promise<ReadonlySet<string>> {
  try {
    const body: unknown = await callCommand(http, 'showCapabilities', {});
    const { capabilities } = (body ?? {}) as { capabilities?: unknown };
    if (Array.isArray(capabilities)) return new Set([ownCalls, ...capabilities.map(String)]);
    const named = Object.entries((capabilities ?? {}) as Record<string, unknown>);
    return new Set([ownCalls, ...named.filter(([, has]) => has !== false).map(([name]) => name)]);
  } catch (error) {
    // A host that does not know the call offers nothing of the kind; one that was not reached has not said so.
    if (error instanceof Refusal && (error.status === 404 || error.status === 405)) return new Set();
    throw error;
  }
}

const asked = new WeakMap<Http, Promise<ReadonlySet<string>>>();

/** Whether a host is known to answer the calls of the specification alone; where it cannot be asked, nothing is known to be missing. */
export async function isSpecifiedAlone(http: Http): Promise<boolean> {
  const offered = await readCapabilities(http).catch(() => undefined);
  return offered?.has(ownCalls) === false;
}

/** What a host offers beyond the specification, by name; asked once for as long as it answers. */
export function readCapabilities(http: Http): Promise<ReadonlySet<string>> {
  const answer = asked.get(http) ?? fetchCapabilities(http);
  asked.set(http, answer);
  answer.catch(() => asked.delete(http));
  return answer;
}
