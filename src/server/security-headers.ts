import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyReply } from 'fastify';
import helmet from 'helmet';
import type { Settings } from './settings';

// The hash is that of an empty style element: what emotion puts into the head in production and then fills by script.
const emptyStyle = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

/**
 * What every answer tells the browser to hold to: our own origin only, no frames, no scripts from anywhere else. It hangs on the settings
 * alone, so it is composed once and not for each answer.
 */
export function securityHeaders(settings: Settings): Readonly<Record<string, string>> {
  const headers: Record<string, string> = {};
  const answer = {
    setHeader: (name: string, value: string) => void (headers[name.toLowerCase()] = value),
    removeHeader: () => undefined,
  };
  helmet(policyOf(settings))({} as IncomingMessage, answer as unknown as ServerResponse, (error) => {
    if (error) throw error as Error;
  });
  return headers;
}

function policyOf(settings: Settings): Parameters<typeof helmet>[0] {
  const secure = settings.publicUrl.startsWith('https:');
  // Where the web app that is served here makes its calls, and gets its documents from.
  const api = settings.apiOrigin ? [settings.apiOrigin] : [];
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'", emptyStyle],
        imgSrc: ["'self'", 'data:', 'blob:', ...api],
        connectSrc: ["'self'", 'ws:', 'wss:', ...api],
        ...(settings.apiOrigin && { frameSrc: ["'self'", settings.apiOrigin] }),
        fontSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    strictTransportSecurity: secure ? { maxAge: 63_072_000, includeSubDomains: true } : false,
    referrerPolicy: { policy: 'no-referrer' },
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    frameguard: { action: 'deny' },
  };
}

/** What starts the app without a line: it fetches the app's own files, and may do nothing else. */
const worker = '/worker.js';
const ofWorker = "default-src 'none';connect-src 'self';frame-ancestors 'none'";

const noDocument = /^(?:application\/(?:json|javascript)|text\/(?:javascript|css)|font\/)/;

/** No page here asks for these of a device, and so no script that slips in can. Where somebody is in the field is for the desk alone. */
const noDevices = ['camera', 'display-capture', 'microphone', 'payment', 'publickey-credentials-get', 'usb']
  .map((device) => `${device}=()`)
  .concat('geolocation=(self)')
  .join(', ');

/**
 * What travels with data, scripts, styles and fonts in place of a page's headers: a policy that allows nothing, should one be
 * opened as a page of its own, and none of what speaks to pages and plug-ins only: some fifty answers make a page. A page
 * closes the devices of who reads it.
 */
export function tightenHeaders(reply: FastifyReply): void {
  const type = reply.getHeader('content-type');
  if (typeof type !== 'string' || !noDocument.test(type)) {
    reply.header('permissions-policy', noDevices);
    return;
  }
  const policy = reply.request.url === worker ? ofWorker : "default-src 'none';frame-ancestors 'none'";
  reply.header('content-security-policy', policy);
  for (const name of ofPages) reply.removeHeader(name);
}

const ofPages = [
  'x-dns-prefetch-control',
  'x-download-options',
  'x-permitted-cross-domain-policies',
  'x-xss-protection',
];
