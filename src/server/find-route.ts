import findMyWay from 'find-my-way';
import type { Route } from './routes';

declare module 'fastify' {
  interface FastifyRequest {
    /** The call that is asked for; nothing where there is none. */
    asked: AskedRoute | null;
  }
}

export interface AskedRoute {
  readonly route: Route;
  /** Its address with the names of what is filled in: `/api/file/:fileId`. */
  readonly pattern: string;
  /** What is filled in. */
  readonly parameters: Readonly<Record<string, string | undefined>>;
}

/** How an address is read: by the server, and by the table of calls behind it. */
export const addresses = { ignoreTrailingSlash: true, maxParamLength: 300 } as const;

type FindRoute = (method: string, url: string) => AskedRoute | null;
const known = new WeakMap<readonly Route[], FindRoute>();

/**
 * Finds the call that a method and an address ask for; `HEAD` asks for what `GET` does. The table is made once for the same routes: to
 * tell a server of each of them costs fifty times as much as all else that opens a host.
 */
export function findRouteIn(routes: readonly Route[]): FindRoute {
  const find = known.get(routes) ?? tableOf(routes);
  known.set(routes, find);
  return find;
}

/** The methods with which an address asks for a call, `HEAD` aside. */
export function methodsIn(routes: readonly Route[]): (url: string) => string[] {
  const find = findRouteIn(routes);
  return (url) => methods.filter((method) => find(method, url) !== null);
}
const methods: readonly Route['method'][] = ['GET', 'POST', 'PATCH', 'PUT', 'DELETE'];

function tableOf(routes: readonly Route[]): FindRoute {
  const table = findMyWay(addresses);
  for (const route of routes) {
    const pattern = `/api${route.path.replace(/\{(\w+)\}/g, ':$1')}`;
    table.on(route.method, pattern, () => undefined, { route, pattern });
  }
  return (method, url) => {
    const found = table.find((method === 'HEAD' ? 'GET' : method) as findMyWay.HTTPMethod, url);
    // An address that cannot be read is found without what was kept under it.
    const kept = found?.store as Pick<AskedRoute, 'route' | 'pattern'> | null | undefined;
    return found && kept ? { ...kept, parameters: found.params } : null;
  };
}
