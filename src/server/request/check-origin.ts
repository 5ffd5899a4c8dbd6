import { isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';
import { Problem } from '#contract/problems';
import { sessionHeader } from '#contract/session';
import type { Settings } from '../settings';

/**
 * Refuses what another site makes this browser send. A call that acts must come from our own pages or from no browser;
 * a few documented calls act on GET, so they are held to the same, and to the header that no other site can send.
 * @throws Problem ORIGIN_REFUSED
 */
export function checkOrigin(
  request: FastifyRequest,
  route: { method: string; path: string },
  settings: Settings,
): void {
  const site = request.headers['sec-fetch-site'];
  const acts = route.method !== 'GET' || /\/(logout|trigger|fetch|pull-|trigger-)/.test(route.path);
  if (!acts) return;
  const { origin } = request.headers;
  if (origin !== undefined && settings.webOrigins.includes(origin)) return;
  if (site !== undefined && site !== 'same-origin' && site !== 'none') throw new Problem('ORIGIN_REFUSED');
  if (origin !== undefined && !isOwn(origin, request, settings)) throw new Problem('ORIGIN_REFUSED');
  if (route.method === 'GET' && site === 'none' && request.headers[sessionHeader] === undefined)
    throw new Problem('ORIGIN_REFUSED');
}

/** Whether an `Origin` is this host's own: the public address, one that serves the web app, or that which the request was sent to. */
export function isOwn(
  origin: string,
  request: { headers: { host?: string | undefined } },
  settings: Settings,
): boolean {
  if (origin === settings.publicUrl || settings.webOrigins.includes(origin)) return true;
  if (!isKnownHost(request.headers.host, settings)) return false;
  try {
    return new URL(origin).host === request.headers.host && settings.host !== '0.0.0.0';
  } catch {
    return false;
  }
}

/**
 * Whether a request was sent to a name of this host: the public one, this machine, or an address in figures. Any other name was made to
 * lead here, so that a page of that name may read what the host answers.
 */
export function isKnownHost(host: string | undefined, { publicUrl }: Settings): boolean {
  if (host === undefined) return true;
  const name = host
    .replace(/:\d*$/, '')
    .replace(/^\[(.*)\]$/, '$1')
    .toLowerCase();
  return isIP(name) !== 0 || name === 'localhost' || name === new URL(publicUrl).hostname;
}
