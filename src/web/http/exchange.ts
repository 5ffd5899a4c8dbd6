import { abortable } from './abortable';
import type { Clock } from './clock';
import { FetchFailure, ParsingFailure, Refusal, Timeout } from './failures';

export interface Answer {
  readonly status: number;
  readonly body: unknown;
  readonly headers: Headers;
}

/** How the body of a good answer is read. Refusals are always read as JSON. */
export type Reading = 'json' | 'text' | 'blob';

async function read(response: Response, reading: Reading): Promise<Answer> {
  const { status, headers } = response;
  if (response.ok && reading === 'blob') return { status, headers, body: await response.blob() };
  const text = await response.text();
  if (response.ok && reading === 'text') return { status, headers, body: text };
  if (text === '') return { status, headers, body: null };
  try {
    return { status, headers, body: JSON.parse(text) as unknown };
  } catch (cause) {
    if (response.ok) throw new ParsingFailure(status, cause);
    return { status, headers, body: null };
  }
}

/** One request and its answer, whatever its status. Rejects with FetchFailure, Timeout, ParsingFailure or the signal's reason. */
export async function exchange(
  parts: { fetch: (url: string, init: RequestInit) => Promise<Response>; clock: Clock },
  url: string,
  request: RequestInit & { reading: Reading; timeout: number },
  signals: AbortSignal[],
): Promise<Answer> {
  const { reading, timeout, ...init } = request;
  const late = new AbortController();
  const cancel = parts.clock.after(timeout, () => late.abort(new Timeout(timeout)));
  const signal = AbortSignal.any([late.signal, ...signals]);
  try {
    const response = await abortable(parts.fetch(url, { ...init, signal }), signal);
    return await abortable(read(response, reading), signal);
  } catch (error) {
    if (signal.aborted) throw signal.reason;
    throw error instanceof ParsingFailure ? error : new FetchFailure(error);
  } finally {
    cancel();
  }
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Seconds of a Retry-After header that is a number, else null. */
export function retryAfter(headers: Headers): number | null {
  const seconds = Number.parseInt(headers.get('retry-after') ?? '', 10);
  return Number.isFinite(seconds) && seconds >= 0 ? seconds : null;
}

/** The answer, or a Refusal where its status says no. */
export function accepted(answer: Answer): Answer {
  if (answer.status >= 200 && answer.status < 300) return answer;
  const body = isObject(answer.body) ? answer.body : {};
  throw new Refusal(
    answer.status,
    typeof body.code === 'string' ? body.code : '',
    typeof body.message === 'string' && body.message ? body.message : null,
    isObject(body.errors) ? (body.errors as Record<string, string>) : {},
    answer.body,
    retryAfter(answer.headers),
  );
}
