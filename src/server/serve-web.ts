import { existsSync } from 'node:fs';
import path from 'node:path';
import statics from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Settings } from './settings';

const hashed = /[\\/]assets[\\/]/;

/**
 * Serves the built web app on the host's own port: its files, and the page itself for every address of the app. What is neither,
 * or any other address where no web app was built, is not found.
 */
export async function serveWeb(
  server: FastifyInstance,
  settings: Settings,
  answerUnknown: (request: FastifyRequest, reply: FastifyReply) => FastifyReply,
): Promise<void> {
  const root = settings.webDir;
  if (!root || !existsSync(path.join(root, 'index.html'))) {
    server.setNotFoundHandler(answerUnknown);
    return;
  }
  await server.register(statics, {
    root,
    index: false,
    preCompressed: true,
    cacheControl: false,
    // A folder is no file of the app, whichever way it would be encoded: its address is one of the app's own.
    allowedPath: (asked) => !asked.endsWith('/'),
    setHeaders: (reply, file) =>
      void reply.setHeader(
        'cache-control',
        hashed.test(file) ? 'public, max-age=31536000, immutable' : 'no-cache',
      ),
  });
  server.setNotFoundHandler((request, reply) => {
    const isPage =
      /^(GET|HEAD)$/.test(request.method) && !/^\/(api|socket\.io|assets)(\/|$)/.test(request.url);
    if (!isPage) return answerUnknown(request, reply);
    return reply.header('cache-control', 'no-cache').sendFile('index.html');
  });
}
