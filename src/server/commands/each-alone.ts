import { Problem } from '#contract/problems';
import type { Sentence } from '#contract/words/sentence';
import type { TransactionContext } from '../request/context';
import { attempt } from '../request/save-point';
import { refusalOf } from './each-on-its-own';
import type { Refused } from './each-on-its-own';

type Done<D> = { readonly _id: string; readonly ok: true } & D;

/** What is worked on: the ids as they were sent, in which field of the body, and the records that were taken for them, which may be fewer. */
interface Several<R> {
  readonly field: string;
  readonly ids: readonly string[];
  readonly taken: readonly R[];
}

/**
 * Works on each of several records that were taken together, so that nobody waits for each other in a circle, and in one write: what is
 * refused of one is taken back, and keeps none of the others from being written.
 * @returns what became of each, in the order of the ids
 * @throws Problem where nothing was done for any: why it was not of the one, or of each by its place among the ids
 */
export async function eachAlone<R extends { readonly _id: string }, D extends object>(
  context: TransactionContext,
  { field, ids, taken }: Several<R>,
  work: (record: R) => Promise<D>,
): Promise<(Done<D> | Refused)[]> {
  const data: (Done<D> | Refused)[] = [];
  const refusals: Problem[] = [];
  for (const _id of new Set(ids)) {
    const record = taken.find((one) => one._id === _id);
    const done = record ? await attempt(context, () => work(record)) : { refused: new Problem('NOT_FOUND') };
    if ('refused' in done) {
      refusals.push(done.refused);
      data.push({ _id, ok: false, ...refusalOf(done.refused) });
    } else data.push({ _id, ok: true, ...done.value });
  }
  if (data.length > 0 && refusals.length === data.length) throw ofAll(refusals, field);
  return data;
}

function ofAll(refusals: readonly Problem[], field: string): Problem {
  const [first] = refusals;
  const errorsOf = ({ detail }: Problem): string => JSON.stringify(detail.errors);
  // What is wrong with the call and with none of its records is said as it is.
  if (!first || refusals.length === 1) return first ?? new Problem('NOT_FOUND');
  // Ids of which none is there for this caller are answered as one such id is.
  if (refusals.every(({ code }) => code === 'NOT_FOUND')) return new Problem('NOT_FOUND');
  if (first.detail.errors && refusals.every((one) => errorsOf(one) === errorsOf(first))) return first;
  const errors: Record<string, Sentence> = {};
  refusals.forEach((one, at) => (errors[`${field}[${at}]`] = one.sentence));
  return new Problem(first.code, { message: first.sentence, errors });
}
