import { contextWith } from './context-with';
import type { RequestContext } from './context';

/** A call that works on several, each in a write of its own: its key as a whole would make the second write the first one again. */
export function withoutIdempotencyKey(context: RequestContext): RequestContext {
  return contextWith(context, { origin: { ...context.origin, idempotencyKey: undefined } });
}
