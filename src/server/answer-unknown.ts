import type { FastifyReply, FastifyRequest } from 'fastify';
import { Problem } from '#contract/problems';
import { answerProblem } from './request/answer-problem';
import type { Route } from './routes';

/**
 * Answers what no route takes: an address that takes other methods says which, and one that there is not says so. Neither is told as a
 * record that is absent.
 */
export function answerUnknown(routes: readonly Pick<Route, 'method' | 'path'>[]) {
  let read: ReturnType<typeof addressesOf> | undefined;
  return (request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    const [address = ''] = request.url.split('?');
    // Read when they are first asked for: most hosts never are.
    read ??= addressesOf(routes);
    const methods = read.filter((route) => route.address.test(address)).map(({ method }) => method);
    if (methods.length === 0) return answerProblem(new Problem('NO_SUCH_CALL'), request, reply);
    const allowed = [
      ...new Set(methods.flatMap((method) => (method === 'GET' ? [method, 'HEAD'] : [method]))),
    ];
    return answerProblem(new Problem('WRONG_METHOD'), request, reply.header('allow', allowed.join(', ')));
  };
}

const addressesOf = (routes: readonly Pick<Route, 'method' | 'path'>[]) =>
  routes.map(({ method, path }) => ({
    method,
    address: new RegExp(
      `^/api${path
        .replace(/[.?]/g, '\\$&')
        .replace(/\{\w+\}/g, '[^/]+')
        .replace(/\/$/, '')}/?$`,
    ),
  }));
