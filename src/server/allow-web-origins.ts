import cors from '@fastify/cors';
import type { FastifyInstance } from 'fastify';
import { sessionHeader } from '#contract/session';
import type { Settings } from './settings';

/** Lets the web app call this host from the origins that the settings name, with its cookies; from no other. */
export async function allowWebOrigins(server: FastifyInstance, { webOrigins }: Settings): Promise<void> {
  if (webOrigins.length === 0) return;
  await server.register(cors, {
    origin: [...webOrigins],
    credentials: true,
    methods: ['GET', 'POST', 'PATCH', 'PUT', 'DELETE'],
    allowedHeaders: [
      ...['content-type', sessionHeader, 'if-match', 'idempotency-key', 'x-mfa-code'],
      ...['tus-resumable', 'upload-length', 'upload-offset', 'upload-metadata'],
    ],
    exposedHeaders: ['content-disposition', 'retry-after', 'location', 'upload-offset', 'upload-length'],
    maxAge: 7_200,
  });
}
