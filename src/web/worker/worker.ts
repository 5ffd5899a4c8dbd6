import { getCacheKeyForURL, matchPrecache, precache } from 'workbox-precaching';
import { roadside } from '../roadside';

/** Every file of the web app as it was built, each with its version; written in by the build. */
declare const files: { readonly url: string; readonly revision: string | null }[];

interface Asking extends Event {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}

/** A line that says nothing for so long is taken for none, in milliseconds. */
const patience = 4_000;
/** How long after the line was lost no page waits for it again. */
const stillLost = 10_000;
const notThere = /^\/(?:api|socket\.io|healthz|readyz)(?:\/|$)/;
let lostAt = -Infinity;

precache(files);

addEventListener('fetch', (event) => {
  const asking = event as Asking;
  const { method, mode, url } = asking.request;
  const { origin, pathname } = new URL(url);
  // Nothing that the host says of anybody passes through here: calls go their own way.
  if (method !== 'GET' || origin !== location.origin || notThere.test(pathname)) return;
  if (mode === 'navigate') asking.respondWith(pageFor(asking.request, pathname));
  else if (pathname.startsWith('/assets/') && getCacheKeyForURL(url))
    asking.respondWith(asset(asking.request));
});

/** What the build named by its content is the same wherever it comes from. */
async function asset(request: Request): Promise<Response> {
  return (await matchPrecache(request)) ?? fetch(request);
}

/** The page of the host while there is a line, so that a new version is taken at once; without one, the page that lies here with all its parts. */
async function pageFor(request: Request, pathname: string): Promise<Response> {
  const isLost = Date.now() - lostAt < stillLost;
  const answer = isLost && !navigator.onLine ? undefined : await fetched(request);
  if (answer && answer.status < 500) return answer;
  lostAt = Date.now();
  // The morning is made of what the host counts now; what was taken along is in the field.
  if (pathname === '/' && !answer) return Response.redirect(roadside);
  return (await matchPrecache('/index.html')) ?? answer ?? Response.error();
}

async function fetched(request: Request): Promise<Response | undefined> {
  const silence = new Promise<undefined>((resolve) => setTimeout(resolve, patience));
  return Promise.race([fetch(request).catch(() => undefined), silence]);
}
