import { Readable } from 'node:stream';
import type { Transform } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { writtenFor } from '../words/words-for';
import type { Reader } from '../words/words-for';
import { compressing } from './compress';

/** Rows in batches, each taken only when there is room for it on the line. */
export type RowBatches = AsyncGenerator<readonly unknown[], void, undefined>;

/**
 * Sends a list as it is read: `{ data, total, page, size }` with what else its body says, and never more than a batch of it in memory. What
 * breaks on the way breaks the answer off, so that nobody takes a part for the whole.
 */
export async function sendRows(
  reply: FastifyReply,
  batches: RowBatches,
  rest: unknown,
): Promise<FastifyReply> {
  const reader = reply.request.reader ?? {};
  // What is refused before the first row is refused as anything is.
  const first = await batches.next();
  const text = Readable.from(written(first, batches, rest, reader), { objectMode: false });
  const coding = compressing(reply.request.headers['accept-encoding']);
  if (!coding) return reply.send(text);
  return reply.header('content-encoding', coding.encoding).send(through(text, coding.stream));
}

async function* written(
  first: IteratorResult<readonly unknown[], void>,
  batches: RowBatches,
  rest: unknown,
  reader: Reader,
): AsyncGenerator<string, void, undefined> {
  let total = 0;
  yield '{"data":[';
  try {
    for (let next = first; !next.done; next = await batches.next()) {
      const rows = writtenFor(next.value, reader).slice(1, -1);
      yield total === 0 ? rows : `,${rows}`;
      total += next.value.length;
    }
  } finally {
    // Also where the reader went away: what was held for them is given back.
    await batches.return();
  }
  const end = JSON.stringify({ total, page: 1, size: total, ...(rest as object) });
  yield `],${end.slice(1)}`;
}

function through(text: Readable, coding: Transform): Transform {
  text.on('error', (error) => coding.destroy(error));
  coding.on('close', () => text.destroy());
  return text.pipe(coding);
}
