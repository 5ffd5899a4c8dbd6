import type { Channel, TabNews } from '../../src/web/http/channel';
import type { Locks } from '../../src/web/http/locks';
import type { Identity } from '../../src/web/identity/create-identity';
import { createIdentity } from '../../src/web/identity/create-identity';
import { fakeClock } from './fake-clock';

export interface Request {
  method: string;
  path: string;
  headers: Headers;
  body: unknown;
  credentials: RequestCredentials | undefined;
}

export const answer = (status: number, body: unknown = null, headers: Record<string, string> = {}) =>
  new Response(body === null ? null : JSON.stringify(body), { status, headers });

export const amelie = { _id: 'u-amelie', email: 'amelie@example.com', companyId: 'c-1' };
export const boris = { _id: 'u-boris', email: 'boris@example.com', companyId: 'c-2' };

/** What a browser without Web Locks has of them. */
export const noLocks: Locks = { request: (_name, run) => run() };

/** The tabs of one browser: one storage, one set of locks, news from each tab to the others, one host. */
export function browser(host: (request: Request) => Response | Promise<Response>, ownLocks?: Locks) {
  const clock = fakeClock();
  const requests: Request[] = [];
  const tabs: { hear: (news: TabNews) => void; owner: Channel }[] = [];
  const reloads: string[] = [];
  const queues = new Map<string, Promise<unknown>>();
  const locks: Locks = ownLocks ?? {
    request(name, run) {
      const turn = (queues.get(name) ?? Promise.resolve()).then(run, run);
      queues.set(
        name,
        turn.catch(() => undefined),
      );
      return turn;
    },
  };
  const server: typeof fetch = async (input, init) => {
    const request: Request = {
      method: init?.method ?? 'GET',
      path: String(input).replace('/api', ''),
      headers: new Headers(init?.headers),
      body: typeof init?.body === 'string' ? (JSON.parse(init.body) as unknown) : init?.body,
      credentials: init?.credentials,
    };
    requests.push(request);
    return host(request);
  };
  return {
    clock,
    requests,
    reloads,
    sent: (path: string) => requests.filter((one) => one.path.startsWith(path)),
    openTab(): Identity {
      const channel: Channel = {
        post: (news) => tabs.filter((tab) => tab.owner !== channel).forEach((tab) => tab.hear(news)),
        listen(hear) {
          tabs.push({ hear, owner: channel });
          return () => undefined;
        },
      };
      const identity = createIdentity({
        fetch: server,
        storage: localStorage,
        tabStorage: sessionStorage,
        channel,
        clock,
        locks,
        base: '/api',
        reloadAt: (path) => reloads.push(path),
      });
      identity.session.follow(window);
      return identity;
    },
  };
}
