import { useSyncExternalStore } from 'react';
import type { Query } from '../http/query-string';
import { queryString } from '../http/query-string';

const listeners = new Set<() => void>();
const announce = () => {
  for (const listener of [...listeners]) listener();
};

/** The Navigation API, where the browser has it, also tells of moves that the admin application's own router makes. */
const navigation = (globalThis as { navigation?: EventTarget }).navigation;

function subscribe(listener: () => void) {
  if (listeners.size === 0) {
    addEventListener('popstate', announce);
    navigation?.addEventListener('currententrychange', announce);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    removeEventListener('popstate', announce);
    navigation?.removeEventListener('currententrychange', announce);
  };
}

/** Path and query of the page, followed as they change. */
export function useLocation(): { pathname: string; search: string } {
  const href = useSyncExternalStore(subscribe, () => location.pathname + location.search);
  const at = href.indexOf('?');
  return at < 0 ? { pathname: href, search: '' } : { pathname: href.slice(0, at), search: href.slice(at) };
}

/** Goes to a page of this site without loading it anew; the non-empty parameters become its query. */
export function navigate(
  to: string,
  { query, replace = false }: { query?: Query; replace?: boolean } = {},
): void {
  history[replace ? 'replaceState' : 'pushState'](null, '', to + queryString(query));
  scrollTo(0, 0);
  announce();
}

/** The values of a pattern's `:names`, or null where the path is another one. */
export function matchPath(pattern: string, pathname: string): Record<string, string> | null {
  const wanted = pattern.split('/');
  const given = pathname.replace(/(?<=.)\/$/, '').split('/');
  if (wanted.length !== given.length) return null;
  const values: Record<string, string> = {};
  for (const [index, part] of wanted.entries()) {
    const value = given[index] ?? '';
    if (part.startsWith(':')) {
      if (!value) return null;
      try {
        values[part.slice(1)] = decodeURIComponent(value);
      } catch {
        return null;
      }
    } else if (part !== value) return null;
  }
  return values;
}
