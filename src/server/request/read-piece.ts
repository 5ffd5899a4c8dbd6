import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Piece } from './context';

/** Lets a piece of an upload come in as it flows: it is never held whole, and what takes it counts it. */
export function readPieces(server: FastifyInstance): void {
  server.addContentTypeParser('application/offset+octet-stream', (_, bytes, done) => done(null, bytes));
}

export function pieceOf({ headers, body }: FastifyRequest): Piece {
  const { 'upload-metadata': metadata } = headers;
  return {
    length: count(headers['upload-length']),
    offset: count(headers['upload-offset']),
    metadata: typeof metadata === 'string' ? metadata : undefined,
    bytes: body instanceof Readable ? body : undefined,
  };
}

const count = (header: string | readonly string[] | undefined): number | undefined =>
  typeof header === 'string' && /^\d{1,12}$/.test(header) ? Number(header) : undefined;
