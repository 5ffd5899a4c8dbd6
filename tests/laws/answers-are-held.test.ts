import { Readable } from 'node:stream';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import fastify from 'fastify';
import { expect, it } from 'vitest';
import { holdAnswer, holdToDeclaration } from '../support/hold-to-declaration';

const wrong = JSON.stringify({ data: [], total: 'none', page: 1, size: 0 });
const right = JSON.stringify({ data: [], total: 0, page: 1, size: 0 });

/** What is noted of one answer to a list of roles, which goes through the same hook as every test's host. */
async function noted(payload: string | Buffer | Readable, encoding?: string): Promise<string> {
  const server = fastify();
  const asDeclared = holdToDeclaration(server);
  server.get('/api/role/list', (_, reply) => {
    void reply.type('application/json');
    if (encoding) void reply.header('content-encoding', encoding);
    return reply.send(payload);
  });
  await server.inject('/api/role/list');
  await server.close();
  try {
    asDeclared();
    return '';
  } catch (error) {
    return (error as Error).message;
  }
}

const ways: readonly [way: string, of: (text: string) => [string | Buffer | Readable, string?]][] = [
  ['as text', (text) => [text]],
  ['in brotli', (text) => [brotliCompressSync(text), 'br']],
  ['in gzip', (text) => [gzipSync(text), 'gzip']],
  ['as it is read', (text) => [Readable.from([text], { objectMode: false })]],
  ['in brotli as it is read', (text) => [Readable.from([brotliCompressSync(text)]), 'br']],
];

it.each(ways)('an answer %s is held to what is declared of it', async (_, of) => {
  expect(await noted(...of(wrong))).toContain('get /role/list 200: /total must be integer');
  expect(await noted(...of(right))).toBe('');
});

it('an answer of a host in a process of its own is held as it comes', () => {
  expect(() => holdAnswer('GET', '/role/list?page=1', 200, wrong)).toThrow('/total must be integer');
  expect(() => holdAnswer('GET', '/role/list', 200, right)).not.toThrow();
  expect(() => holdAnswer('GET', '/note/file/list', 418, '{}')).toThrow(
    'get /note/file/list: 418 is not declared',
  );
  expect(() => holdAnswer('GET', '/role/nowhere/at/all', 200, '{}')).toThrow('is not declared');
});
