import cookie from '@fastify/cookie';
import multipart from '@fastify/multipart';
import rateLimit from '@fastify/rate-limit';
import Fastify, { LogController } from 'fastify';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Problem } from '#contract/problems';
import { sentence } from '#contract/words/sentence';
import { allowWebOrigins } from './allow-web-origins';
import { answerUnknown } from './answer-unknown';
import { addresses, findRouteIn, methodsIn } from './find-route';
import type { AskedRoute } from './find-route';
import { currentSession } from './identity/session';
import { demand } from './request/rights';
import { answerProblem } from './request/answer-problem';
import { checkOrigin, isKnownHost } from './request/check-origin';
import { originOf, pairOf } from './request/origin';
import { provenSessions } from './request/proven-sessions';
import type { ProvenSessions } from './request/proven-sessions';
import { readJson } from './request/read-json';
import { pieceOf, readPieces } from './request/read-piece';
import { largestUpload } from './request/largest-upload';
import { readerOf } from './request/reader';
import { sendAnswer } from './request/send-answer';
import { readUpload } from './request/upload';
import type { Caller } from './request/caller';
import { callerAt } from './request/person-of';
import type { AppContext, News, RequestContext } from './request/context';
import { routesOf } from './routes';
import type { Route } from './routes';
import { serveDocs } from './docs/serve-docs';
import { serveHealth } from './serve-health';
import { serveWeb } from './serve-web';
import { securityHeaders, tightenHeaders } from './security-headers';

export const limits = { body: 1_048_576, upload: largestUpload, perMinute: 6_000 } as const;

const formLimits = {
  fileSize: limits.upload,
  files: 1,
  fields: 20,
  parts: 21,
  fieldSize: 100_000,
  fieldNameSize: 100,
  headerPairs: 20,
};

/**
 * Composes the host. The order of a request is stated here, once:
 * 1. rate limit, before anything costs something; 2. origin, so that no other site can act as this browser;
 * 3. session, read afresh; 4. right, before the body is believed; then the verb or command: 5. read and validate,
 * 6. scope, 7. rule, 8. write with its history in one transaction; 9. announce, only once it is committed; 10. present.
 * @throws Error when a route names no right: such a host does not start.
 */
export async function buildHost(
  app: AppContext,
  routes: readonly Route[] = routesOf(app.settings),
): Promise<FastifyInstance> {
  for (const { call, right } of routes)
    if (!right) throw new Error(`${call} names no right; a call that anyone may make says "open".`);
  const server = Fastify({
    loggerInstance: app.log,
    genReqId: () => crypto.randomUUID(),
    bodyLimit: limits.body,
    // A large spreadsheet over a slow line takes its time; the head of a request does not.
    requestTimeout: 300_000,
    connectionTimeout: 60_000,
    keepAliveTimeout: 72_000,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: app.settings.trustProxy,
    routerOptions: addresses,
  });
  server.server.headersTimeout = 10_000;
  server.decorateRequest('reader', null);
  server.decorateRequest('asked', null);
  server.setErrorHandler(answerProblem);
  const find = findRouteIn(routes);
  server.addHook('onRequest', (request, _, done) => {
    request.asked = find(request.method, request.url);
    done();
  });
  server.addHook('onRequest', async ({ headers, url }) => {
    // Who asks after the health of a host calls it by a name of the house's own.
    if (!isKnownHost(headers.host, app.settings) && !/^\/(?:healthz|readyz)$/.test(url))
      throw new Problem('ORIGIN_REFUSED');
  });
  await allowWebOrigins(server, app.settings);
  const secure = securityHeaders(app.settings);
  server.addHook('onRequest', (_, reply, done) => {
    reply.headers(secure);
    done();
  });
  server.addHook('onSend', async (_, reply) => tightenHeaders(reply));
  await server.register(cookie);
  readJson(server);
  readPieces(server);
  await server.register(multipart, { limits: formLimits });
  const proven = provenSessions(app.settings);
  await server.register(rateLimit, {
    max: limits.perMinute,
    timeWindow: '1 minute',
    keyGenerator: (request) => proven.keyOf(request, pairOf(request)),
    // A demo is there to be tried hard.
    allowList: () => app.settings.demo,
    errorResponseBuilder: (_, { ttl }) => new Problem('TOO_MANY', { retryAfter: Math.ceil(ttl / 1000) }),
  });
  server.addHook('onResponse', logAnswer);
  const unknown = answerUnknown(methodsIn(routes));
  const answer = (request: FastifyRequest, reply: FastifyReply) =>
    request.asked ? handle(app, proven, request.asked, request, reply) : unknown(request, reply);
  server.get('/api/*', answer);
  server.route({ method: ['POST', 'PATCH', 'PUT', 'DELETE'], url: '/api/*', handler: answer });
  serveHealth(server, app);
  serveDocs(server, '1');
  await serveWeb(server, app.settings, unknown);
  return server;
}

async function handle(
  app: AppContext,
  proven: ProvenSessions,
  { route, parameters }: AskedRoute,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  checkOrigin(request, route, app.settings);
  if (app.ill() === 'database-down') throw new Problem('NOT_READY', { retryAfter: 5 });
  const origin = originOf(request, route.call);
  const { state, caller } = await currentSession(app, origin, route.attended);
  if (caller) proven.prove(origin, caller.session._id);
  request.reader = readerOf(request, route.right, caller);
  if (route.right !== 'open') {
    if (state === 'none') throw new Problem('SIGNED_OUT');
    if (state === 'locked' || !caller) throw new Problem('SESSION_LOCKED');
    demand(caller, route.right);
  }
  if (route.method !== 'GET' && app.ill() === 'disk-full') throw new Problem('NO_ROOM');
  const news: News[] = [];
  const answer = await route.answer(contextOf(app, origin, caller, request, parameters, news));
  if (news.length > 0) app.live.notify(news);
  return sendAnswer(reply, answer, app.settings);
}

function contextOf(
  app: AppContext,
  origin: RequestContext['origin'],
  caller: Caller | undefined,
  request: FastifyRequest,
  parameters: AskedRoute['parameters'],
  news: News[],
): RequestContext {
  const now = app.now();
  const dated = caller && callerAt(caller, now);
  return {
    app,
    db: app.db,
    now,
    origin,
    reader: request.reader ?? {},
    language: request.reader?.language ?? 'en',
    get caller() {
      if (!dated) throw new Problem('SIGNED_OUT');
      return dated;
    },
    demand: (right) => {
      if (!caller) throw new Problem('SIGNED_OUT');
      demand(caller, right);
    },
    announce: (one) => void news.push(one),
    parameters: { ...(request.query as object), ...parameters },
    body: request.body,
    upload: (keep, most) => readUpload(request, keep, most),
    piece: pieceOf(request),
    ifMatch: ifMatchOf(request.headers['if-match']),
  };
}

function ifMatchOf(header: string | undefined): number | undefined {
  if (header === undefined || header === '*') return undefined;
  const match = /^(?:W\/)?"(\d{1,9})"$/.exec(header);
  if (!match) throw new Problem('MALFORMED', { message: sentence('problems.ifMatchVersionQuotesSuch') });
  return Number(match[1]);
}

// The route's pattern and not its address: addresses carry names, numbers and codes.
async function logAnswer(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  request.log.info(
    {
      method: request.method,
      route: request.asked?.pattern ?? request.routeOptions.url,
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
    },
    'answered',
  );
}
