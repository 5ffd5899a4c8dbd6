import { calls } from '#contract/commands/calls';
import { splitCall } from '#contract/resource';
import { sessionHeader } from '#contract/session';
import type { Clock } from './clock';
import type { Answer, Reading } from './exchange';
import { accepted, exchange, retryAfter } from './exchange';
import { FetchFailure, ParsingFailure, Timeout } from './failures';
import type { Locks } from './locks';
import type { Query } from './query-string';
import { queryString } from './query-string';
import type { GateSession, RefreshOutcome } from './refresh-gate';
import { createRefreshGate } from './refresh-gate';
import type { Sending, sendForm } from './send-form';
import { createWaitingRoom } from './waiting-room';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

export interface CallOptions {
  query?: Query;
  /** Sent as JSON. */
  body?: unknown;
  /** Sent as multipart form data, in place of `body`. */
  form?: FormData;
  /** Sent as they are, in place of `body`; the headers say of what kind. */
  bytes?: Blob;
  /** Told how much of the form, or of the bytes, is on its way. */
  onSent?: (sending: Sending) => void;
  headers?: Record<string, string>;
  /** The version the change was made on; sent as `If-Match`. */
  version?: number;
  signal?: AbortSignal;
  /** How a good answer is read; 'json' where left out. */
  reading?: Reading;
  /** Milliseconds; a minute where left out, ten for forms and blobs. */
  timeout?: number;
  /** Lets the request outlive the page. */
  keepalive?: boolean;
}

/**
 * One call of the API host. Resolves with any 2xx; rejects with Refusal (the host said no), FetchFailure, Timeout, ParsingFailure,
 * Dropped (its person is gone) or the signal's reason. A 401 is handled here: it reaches the caller only where no
 * session is left to bring back.
 */
export type Call = (method: Method, path: string, options?: CallOptions) => Promise<Answer>;

export interface Http {
  readonly call: Call;
}

/** What the calls must know of the session; the session store answers it. */
export interface HttpSession extends GateSession {
  sessionId(): string | null;
  signedIn(): boolean;
  /** Takes over the answer of a refresh. */
  renewed(answer: unknown): void;
}

const MINUTE = 60_000;
const REFRESH_TIMEOUT = 15_000;

/** Calls that are made without a session, or that decide about one: a 401 there is their answer. */
const aboutSession = [
  calls.login,
  calls.logout,
  calls.refreshToken,
  calls.expireSession,
  calls.forgotPassword,
  calls.resetPassword,
  calls.showToken,
].map((call) => splitCall(call).path.replace(/\{.*/, ''));
const isAboutSession = (path: string) => aboutSession.some((known) => path.startsWith(known));
const refreshPath = splitCall(calls.refreshToken).path;

export function createHttp(parts: {
  fetch: typeof fetch;
  /** Sends forms and tells how far they are; without it they go by `fetch`, which does not say. */
  sendForm?: typeof sendForm;
  session: HttpSession;
  clock: Clock;
  locks: Locks;
  base: string;
  /** The language in which the host's words are read; without it they are a program's. */
  language?: () => string;
}): Http {
  const { session } = parts;

  function send(method: Method, path: string, options: CallOptions, signals: AbortSignal[]): Promise<Answer> {
    const sessionId = session.sessionId();
    const headers: Record<string, string> = { accept: 'application/json, */*;q=0.5' };
    if (parts.language) headers['accept-language'] = parts.language();
    if (sessionId) headers[sessionHeader] = sessionId;
    if (options.version !== undefined) headers['if-match'] = `"${options.version}"`;
    const whole = options.form ?? options.bytes;
    if (options.body !== undefined && !whole) headers['content-type'] = 'application/json';
    const slow = whole || options.reading === 'blob';
    const { onSent } = options;
    const { sendForm: sendWithProgress } = parts;
    const door =
      onSent && sendWithProgress
        ? { ...parts, fetch: (url: string, init: RequestInit) => sendWithProgress(url, init, onSent) }
        : parts;
    return exchange(
      door,
      parts.base + path + queryString(options.query),
      {
        method,
        headers: { ...headers, ...options.headers },
        body: whole ?? (options.body === undefined ? undefined : JSON.stringify(options.body)),
        credentials: 'include',
        keepalive: options.keepalive,
        reading: options.reading ?? 'json',
        timeout: options.timeout ?? (slow ? 10 * MINUTE : MINUTE),
      },
      options.signal ? [options.signal, ...signals] : signals,
    );
  }

  async function refresh(): Promise<RefreshOutcome> {
    try {
      const answer = await send('POST', refreshPath, { timeout: REFRESH_TIMEOUT }, []);
      if (answer.status >= 500 || answer.status === 429 || answer.status === 408) {
        return { kind: 'no-answer', pause: (retryAfter(answer.headers) ?? 0) * 1000 };
      }
      if (answer.status >= 300) return { kind: 'refused' };
      session.renewed(answer.body);
      return { kind: 'renewed' };
    } catch (error) {
      if (error instanceof FetchFailure || error instanceof Timeout || error instanceof ParsingFailure) {
        return { kind: 'no-answer' };
      }
      throw error;
    }
  }

  const gate = createRefreshGate({ session, clock: parts.clock, locks: parts.locks, refresh });
  const room = createWaitingRoom<Answer>();

  /** Waits for the session, then sends the call again: once for each way the session really came back. */
  async function recover(
    method: Method,
    path: string,
    options: CallOptions,
    seenBefore: string,
  ): Promise<Answer> {
    const { signal } = session.generation();
    let seen = seenBefore;
    for (let crossed = false; ; crossed = true) {
      const passage = await gate.pass(seen);
      if (options.signal?.aborted) throw options.signal.reason;
      seen = session.refreshStamp();
      const answer = await send(method, path, options, [signal]);
      if (answer.status !== 401) return accepted(answer);
      const mayPassAgain = session.reauthRequired() || (passage === 'adopted' && !crossed);
      if (!mayPassAgain) return accepted(answer);
    }
  }

  return {
    async call(method, path, options = {}) {
      if (isAboutSession(path)) return accepted(await send(method, path, options, []));
      const { id, signal } = session.generation();
      const seen = session.refreshStamp();
      if (!session.reauthRequired()) {
        const answer = await send(method, path, options, [signal]);
        if (answer.status !== 401 || !session.signedIn()) return accepted(answer);
      }
      const shared =
        method === 'GET' ? `${id} ${path}${queryString(options.query)} ${options.reading ?? ''}` : null;
      return room.wait(shared, options.signal, (left) =>
        recover(method, path, { ...options, signal: left }, seen),
      );
    },
  };
}
