import type { Call, CallOptions, Method } from '../http/http';
import type { Query } from '../http/query-string';
import { refused } from './refused';

/** What a caller may say beside react-admin's parameters. */
export interface CallMeta {
  /** Also answer the counts by value, as `meta.buckets` of the list. */
  readonly buckets?: boolean;
  /** Makes a repeated creation answer the first one's record. */
  readonly idempotencyKey?: string;
  /** Further parameters of the call, such as the code of a fresh proof. */
  readonly query?: Query;
  /** Answer a change of many that went through in part, with who failed in `meta.failed`, in place of an error. */
  readonly partly?: boolean;
}

/** What goes along with every call of a question: the caller's own parameters, and their way to call it off. */
export interface Asked {
  readonly meta?: CallMeta | null;
  readonly signal?: AbortSignal;
}

/** A call of the host that answers its body, and refuses with react-admin's own kind of error. */
export type Send = (method: Method, path: string, options?: CallOptions) => Promise<unknown>;

export function createSend(call: Call): Send {
  return async (...asked) => {
    const { body } = await call(...asked).catch((error: unknown) => {
      throw refused(error);
    });
    return body;
  };
}

export const optionsOf = ({ meta, signal }: Asked): CallOptions => ({
  ...(meta?.query && { query: meta.query }),
  ...(signal && { signal }),
});
