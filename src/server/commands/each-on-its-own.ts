import type { Problem, ProblemCode } from '#contract/problems';
import type { Sentence } from '#contract/words/sentence';
import { problemOf, scrubbed } from '../request/answer-problem';
import type { RequestContext } from '../request/context';

interface Refusal {
  readonly code: ProblemCode;
  readonly message: Sentence;
  readonly errors?: object;
}
export interface Refused extends Refusal {
  readonly _id: string;
  readonly ok: false;
}

/** Why one of several was not done. */
export const refusalOf = ({ code, sentence, detail: { errors } }: Problem): Refusal => ({
  code,
  message: sentence,
  ...(errors && { errors }),
});

/** What a call for many says of one of them: what was done, or why it was not. A fault of ours is told of the one that it befell. */
export async function eachOnItsOwn<D extends object>(
  { app }: Pick<RequestContext, 'app'>,
  _id: string,
  run: () => Promise<D>,
): Promise<({ _id: string; ok: true } & D) | Refused> {
  try {
    return { _id, ok: true, ...(await run()) };
  } catch (error) {
    const problem = problemOf(error as Error);
    if (problem.code === 'FAILED') app.log.error({ err: scrubbed(error as Error), _id }, 'failed');
    return { _id, ok: false, ...refusalOf(problem) };
  }
}
