import { sentence } from '#contract/words/sentence';
import { NoAnswer, send } from '../send';
import type { Answer } from '../send';
import { Refused, Unreachable, Unreadable } from './port';
import type { SearchKind, SearchProvider } from './port';
import { readAnswer } from './read-answer';

/** Where a provider is and what opens it. `patience`: for one answer, in milliseconds. */
export interface Endpoint {
  readonly url: string;
  readonly token: string;
  readonly patience?: number;
}

const folders: { readonly [K in SearchKind]: string } = {
  vinSearch: 'vin-searches',
  personDebtorSearch: 'debtor-searches',
  lienDischarge: 'discharges',
  vhr: 'reports',
};

/**
 * A provider over HTTP, with a bearer token: `PUT vin-searches/{key}` with the question, which orders at the first time and tells how far the
 * order is at each → `{ reference, status, … }`, what was asked for among it. A refusal is `{ message }`. It is called by the name of its host.
 */
export function overHttp<K extends SearchKind>(
  kind: K,
  { url, token, patience }: Endpoint,
): SearchProvider<K> {
  const base = new URL(url.endsWith('/') ? url : `${url}/`);
  return {
    name: base.hostname,
    ask: async (question, key) => {
      const answer = await sent({
        url: new URL(`${folders[kind]}/${encodeURIComponent(key)}`, base),
        method: 'PUT',
        headers: { accept: 'application/json', authorization: `Bearer ${token}` },
        body: JSON.stringify(question),
        ...(patience !== undefined && { patience }),
      });
      return readAnswer(kind, bodyOf(answer), question);
    },
  };
}

async function sent(request: Parameters<typeof send>[0]): Promise<Answer> {
  try {
    return await send(request);
  } catch (error) {
    if (!(error instanceof NoAnswer)) throw error;
    if (error.isTooLong) throw new Unreadable(sentence('searches.tooLong'));
    throw new Unreachable(sentence('searches.notReached', { why: error.why }));
  }
}

// 4xx is a word on the order itself, but for those that say "later" or "not you"; whatever else is no success says nothing of it.
const passing = new Set([401, 403, 404, 408, 409, 425, 429]);

function bodyOf({ status, text }: Answer): unknown {
  const isDone = status >= 200 && status < 300;
  const body = parsed(text);
  if (isDone) {
    if (body === undefined) throw new Unreadable(sentence('searches.cannotRead'));
    return body;
  }
  if (status < 400 || status >= 500 || passing.has(status))
    throw new Unreachable(sentence('searches.answeredLater', { status }));
  const said = (body as { message?: unknown } | null | undefined)?.message;
  throw new Refused(
    typeof said === 'string'
      ? sentence('searches.refusedSaying', { said: said.slice(0, 400) })
      : sentence('searches.refused', { status }),
  );
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
