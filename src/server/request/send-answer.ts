import type { FastifyReply } from 'fastify';
import type { Settings } from '../settings';
import { sameSiteOf } from '../web-origins';
import { writtenFor } from '../words/words-for';
import type { Answer } from './context';
import { sendRows } from './send-rows';
import { compressedFor } from './written';

/** Sends what a verb or command answered. Nothing of the API is ever cached. */
export async function sendAnswer(
  reply: FastifyReply,
  answer: Answer,
  settings: Settings,
): Promise<FastifyReply> {
  const secure = settings.publicUrl.startsWith('https:');
  const sameSite = sameSiteOf(settings);
  for (const [name, change] of Object.entries(answer.cookies ?? {})) {
    const attributes = { path: change.path, httpOnly: true, sameSite, secure } as const;
    if ('cleared' in change) void reply.clearCookie(name, attributes);
    else void reply.setCookie(name, change.value, attributes);
  }
  void reply.code(answer.status ?? 200).header('cache-control', 'no-store');
  for (const [name, value] of Object.entries(answer.headers ?? {})) void reply.header(name, value);
  if (answer.stream) return reply.send(answer.stream);
  void reply.type('application/json; charset=utf-8').header('vary', 'accept-encoding, accept-language');
  if (answer.rows) return sendRows(reply, answer.rows, answer.body);
  const written = answer.written ?? { text: writtenFor(answer.body ?? {}, reply.request.reader ?? {}) };
  const compressed = await compressedFor(written, reply.request.headers['accept-encoding']);
  answer.remember?.(written);
  if (!compressed) return reply.send(written.text);
  return reply.header('content-encoding', compressed.encoding).send(compressed.bytes);
}
