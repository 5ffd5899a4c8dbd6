import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { Problem } from '#contract/problems';
import type { ProblemCode } from '#contract/problems';
import { sentence } from '#contract/words/sentence';
import { writtenFor } from '../words/words-for';
import { readerOf } from './reader';

const frameworkCodes: Readonly<Record<string, ProblemCode>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'TOO_LARGE',
  FST_REQ_FILE_TOO_LARGE: 'TOO_LARGE',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'WRONG_TYPE',
  FST_INVALID_MULTIPART_CONTENT_TYPE: 'WRONG_TYPE',
  FST_ERR_CTP_INVALID_JSON_BODY: 'MALFORMED',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'MALFORMED',
};

/** Turns whatever was thrown into the one form of a refusal. What is no Problem of ours says nothing of itself. */
export function answerProblem(
  error: FastifyError | Problem | Error,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const problem = problemOf(error);
  if (problem.code === 'FAILED') request.log.error({ err: scrubbed(error) }, 'failed');
  if (problem.detail.retryAfter !== undefined)
    void reply.header('retry-after', String(problem.detail.retryAfter));
  const { errors, current, answer } = problem.detail;
  return reply
    .code(problem.status)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .header('vary', 'accept-language')
    .send(
      writtenFor(
        {
          message: problem.sentence,
          code: problem.code,
          ...(errors && { errors }),
          ...(current !== undefined && { current }),
          ...answer,
        },
        request.reader ?? readerOf(request),
      ),
    );
}

/** What is said of anything that was thrown. */
export function problemOf(error: Error): Problem {
  if (error instanceof Problem) return error;
  const { code = '', statusCode } = error as FastifyError;
  const named = frameworkCodes[code];
  if (named) return new Problem(named);
  if (isUnreachable(error)) return new Problem('NOT_READY', { retryAfter: 5 });
  if (full.has(code)) return new Problem('NO_ROOM');
  if (brokenForm.test(error.message)) return new Problem('MALFORMED');
  // Amounts that may each be kept, and their sum may not.
  if (code === '22003') return new Problem('INVALID', { message: sentence('problems.sumTooLarge') });
  if (code === '23505') return new Problem('DUPLICATE');
  if (code === '40001' || code === '40P01')
    return new Problem('CONFLICT', { message: sentence('problems.someoneElseChangingSameThing') });
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500) return new Problem('MALFORMED');
  return new Problem('FAILED');
}

/** A form without a boundary, or that ends before its last one: their reader has sentences for it and no codes. */
const brokenForm = /^Multipart: Boundary not found$|\bend of multipart data$/i;

/** Of the database and of the system: the disk is full, or what one may have of it. */
const full = new Set(['53100', 'ENOSPC', 'EDQUOT']);

const lost = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOENT',
  'EPIPE',
  '57P01',
  '57P02',
  '57P03',
  '08006',
  '08003',
  '53300',
]);

function isUnreachable(error: Error & { code?: string; syscall?: string }): boolean {
  return (
    (error.code !== undefined &&
      lost.has(error.code) &&
      (error.code !== 'ENOENT' || error.syscall === 'connect')) ||
    /timeout exceeded when trying to connect|Connection terminated|Client has encountered a connection error/.test(
      error.message,
    )
  );
}

/**
 * An error as the log takes it. The database tells in its details which row it stumbled over, and in what it says of a value that it does
 * not take (SQLSTATE class 22) the value itself; a stack begins with what was said. None of that is a log's.
 */
export function scrubbed(error: Error): {
  type: string;
  message: string;
  stack: string | undefined;
  code?: unknown;
} {
  const { code } = error as { code?: unknown };
  const message = tellsItsValue(error)
    ? 'The database does not take a value.'
    : (error.message.split('\n')[0] ?? '');
  const frames = error.stack?.split('\n').filter((line) => /^\s+at /.test(line));
  return {
    type: error.name,
    message,
    stack: frames && [`${error.name}: ${message}`, ...frames].join('\n'),
    ...(code !== undefined && { code }),
  };
}

const tellsItsValue = (error: Error & { code?: unknown; severity?: unknown }): boolean =>
  error.severity !== undefined && typeof error.code === 'string' && error.code.startsWith('22');
