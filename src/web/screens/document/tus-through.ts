import type { HttpRequest, HttpResponse, HttpStack } from 'tus-js-client';
import { Refusal } from '../../http/failures';
import { sendCommand } from '../../http/call-command';
import type { Http } from '../../http/http';

const commands = {
  POST: 'beginUpload',
  HEAD: 'showUpload',
  PATCH: 'continueUpload',
  DELETE: 'dropUpload',
} as const;

/** How the client of the protocol tus speaks to our host: as everything here does, with the session and its renewal. */
export interface TusThrough extends HttpStack {
  readonly endpoint: string;
  idIn(url: string): string;
  /** What the host said last, where it said no. */
  refusal(): Refusal | undefined;
}

export function tusThrough(http: Http, signal?: AbortSignal): TusThrough {
  // An address that is read here alone: which call is meant, the declaration says.
  const endpoint = new URL('upload', globalThis.location.href).href;
  const idIn = (url: string): string => url.split('/').at(-1) ?? '';
  let refusal: Refusal | undefined;
  return {
    endpoint,
    idIn,
    refusal: () => refusal,
    getName: () => 'desk',
    createRequest(method, url): HttpRequest {
      const headers: Record<string, string> = {};
      const stop = new AbortController();
      let onSent: ((bytes: number) => void) | undefined;
      return {
        getMethod: () => method,
        getURL: () => url,
        setHeader: (name, value) => void (headers[name] = value),
        getHeader: (name) => headers[name],
        setProgressHandler: (handler) => void (onSent = handler),
        abort: async () => stop.abort(),
        getUnderlyingObject: () => undefined,
        async send(bytes: Blob | null): Promise<HttpResponse> {
          refusal = undefined;
          const given = method === 'POST' ? {} : { id: idIn(url) };
          try {
            const answer = await sendCommand(http, commands[method as 'PATCH'], given as { id: string }, {
              headers,
              signal: signal ? AbortSignal.any([signal, stop.signal]) : stop.signal,
              ...(bytes && { bytes, onSent: ({ sent }) => onSent?.(sent) }),
            });
            return response(answer.status, answer.headers);
          } catch (error) {
            if (!(error instanceof Refusal)) throw error;
            refusal = error;
            return response(error.status, new Headers());
          }
        },
      };
    },
  };
}

const response = (status: number, headers: Headers): HttpResponse => ({
  getStatus: () => status,
  getHeader: (name) => headers.get(name) ?? undefined,
  getBody: () => '',
  getUnderlyingObject: () => undefined,
});
