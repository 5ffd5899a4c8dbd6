import type { FastifyRequest } from 'fastify';
import { sessionHeader } from '#contract/session';
import { Problem } from '#contract/problems';
import { sentence } from '#contract/words/sentence';
import type { Origin } from './context';

/** What a browser holds of its session. */
export function pairOf(request: FastifyRequest): Pick<Origin, 'cookies' | 'sessionHeader'> {
  return { cookies: request.cookies, sessionHeader: single(request.headers[sessionHeader]) };
}

/** Where a request came from. */
export function originOf(request: FastifyRequest, call: string): Origin {
  return {
    requestId: request.id,
    ip: request.ip,
    userAgent: (request.headers['user-agent'] ?? '').slice(0, 200),
    ...pairOf(request),
    source: request.headers['sec-fetch-site'] ? 'ui' : 'api',
    idempotencyKey: request.method === 'POST' ? keyOf(single(request.headers['idempotency-key'])) : undefined,
    call,
    mfaCode: single(request.headers['x-mfa-code']),
  };
}

function single(header: string | string[] | undefined): string | undefined {
  return Array.isArray(header) ? undefined : header;
}

function keyOf(header: string | undefined): string | undefined {
  if (header === undefined) return undefined;
  if (!/^[\x21-\x7e]{8,200}$/.test(header))
    throw new Problem('MALFORMED', {
      message: sentence('problems.idempotencyKey8200Characters'),
    });
  return header;
}
