import type { Identifier } from 'react-admin';
import { HttpError } from 'react-admin';
import { FetchFailure, Timeout } from '../http/failures';
import type { Failed } from './refused';
import type { Asked } from './send';

/** What a change of many records came to: those that went through, and of each other one why it did not. */
export interface ManyResult {
  readonly data: Identifier[];
  readonly meta: { readonly failed: readonly Failed[] };
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : '');

/**
 * Changes one record after the other, so that a refusal stops nothing and what happened can be told exactly. Where the host cannot
 * be reached, those that are left are not tried; where the person is gone or has called it off, nothing is told at all.
 * @throws HttpError SOME_FAILED with `done` and `failed`, unless the caller reads them from the answer (`meta.partly`)
 */
export async function oneByOne(
  ids: readonly Identifier[],
  run: (id: string) => Promise<unknown>,
  { meta }: Asked,
): Promise<ManyResult> {
  const done: Identifier[] = [];
  const failed: Failed[] = [];
  let first: unknown;
  let isCutOff = false;
  for (const id of ids) {
    if (!isCutOff)
      try {
        await run(String(id));
        done.push(id);
        continue;
      } catch (error) {
        isCutOff = error instanceof FetchFailure || error instanceof Timeout;
        if (!(error instanceof HttpError) && !isCutOff) throw error;
        first ??= error;
        failed.push({ id: String(id), message: messageOf(error) });
        continue;
      }
    failed.push({ id: String(id), message: messageOf(first) });
  }
  if (failed.length > 0 && !meta?.partly) {
    const status = first instanceof HttpError ? first.status : 0;
    throw new HttpError(messageOf(first), status, { code: 'SOME_FAILED', done: done.map(String), failed });
  }
  return { data: done, meta: { failed } };
}
