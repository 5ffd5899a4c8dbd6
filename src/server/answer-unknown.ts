import type { FastifyReply, FastifyRequest } from 'fastify';
import { Problem } from '#contract/problems';
import { answerProblem } from './request/answer-problem';

/**
 * Answers what no route takes: an address that takes other methods says which, and one that there is not says so. Neither is told as a
 * record that is absent. `methodsAt`: the methods that an address takes.
 */
export function answerUnknown(methodsAt: (url: string) => readonly string[]) {
  return (request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    const methods = methodsAt(request.url);
    if (methods.length === 0) return answerProblem(new Problem('NO_SUCH_CALL'), request, reply);
    const allowed = methods.flatMap((method) => (method === 'GET' ? [method, 'HEAD'] : [method]));
    return answerProblem(new Problem('WRONG_METHOD'), request, reply.header('allow', allowed.join(', ')));
  };
}
