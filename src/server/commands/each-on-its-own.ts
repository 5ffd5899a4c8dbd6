import { schemaOf } from '#contract/kinds/schema';
import { Problem } from '#contract/problems';
import { problemOf, scrubbed } from '../request/answer-problem';
import type { Work } from '../request/work';

const key = schemaOf({ kind: 'key', required: true });

/** What a call for many says of one of them: what was done, or why it was not. A fault of ours is told of the one that it befell. */
export async function eachOnItsOwn(
  { house }: Pick<Work, 'house'>,
  _id: string,
  run: () => Promise<object>,
): Promise<object> {
  try {
    return { _id, ok: true, ...(await run()) };
  } catch (error) {
    const problem = problemOf(error as Error);
    if (problem.code === 'FAILED') house.log.error({ err: scrubbed(error as Error), _id }, 'failed');
    const { errors } = problem.detail;
    return { _id, ok: false, code: problem.code, message: problem.message, ...(errors && { errors }) };
  }
}

/**
 * An id as it was sent.
 * @throws Problem NOT_FOUND where it is none
 */
export function idOf(given: string): string {
  if (!key.isValidSync(given, { strict: true })) throw new Problem('NOT_FOUND');
  return given;
}
