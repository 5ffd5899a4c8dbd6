import type { Sentence } from '#contract/words/sentence';
import { problemOf, scrubbed } from '../request/answer-problem';
import type { RequestContext } from '../request/context';

interface Refused {
  readonly _id: string;
  readonly ok: false;
  readonly code: string;
  readonly message: Sentence;
  readonly errors?: object;
}

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
    const { errors } = problem.detail;
    return { _id, ok: false, code: problem.code, message: problem.sentence, ...(errors && { errors }) };
  }
}
