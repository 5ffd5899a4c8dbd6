import { lookup } from 'node:dns';
import http from 'node:http';
import https from 'node:https';
import { BlockList, isIP } from 'node:net';
import type { LookupFunction } from 'node:net';
import { sentence } from '#contract/words/sentence';
import type { Said, Sentence } from '#contract/words/sentence';

const usualPatience = 10_000;
const longest = 5_000_000;

export interface Answer {
  readonly status: number;
  readonly text: string;
}

export interface Request {
  readonly url: URL;
  readonly method: 'GET' | 'POST' | 'PUT';
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
  /** In milliseconds, for all of it. */
  readonly patience?: number;
}

/** Nothing came back that could be an answer. `isTooLong`: something did, and went on for too long to be one. */
export class NoAnswer extends Error {
  constructor(
    readonly why: Said,
    readonly isTooLong: boolean,
  ) {
    super('unanswered');
  }
}

/**
 * Sends one request: ten seconds for all of it, no redirect followed, no answer above five megabytes, and no address inside a
 * private network unless the configured host is that address itself or `localhost`.
 * @throws NoAnswer
 */
export async function send(request: Request): Promise<Answer> {
  const { url, method, headers, body, patience = usualPatience } = request;
  const client = url.protocol === 'https:' ? https : http;
  return new Promise((resolve, reject) => {
    const fail = (error: unknown): void =>
      reject(new NoAnswer(reason(error), error instanceof Trouble && error.said === troubles.tooLong));
    const sent = client.request(
      url,
      {
        method,
        lookup: publicOnly(url.hostname),
        signal: AbortSignal.timeout(patience),
        headers: {
          ...headers,
          ...(body !== undefined && {
            'content-type': 'application/json',
            'content-length': Buffer.byteLength(body),
          }),
        },
      },
      (response) => {
        let text = '';
        response.setEncoding('utf8');
        response.on('data', (part: string) => {
          text += part;
          if (text.length > longest) sent.destroy(new Trouble(troubles.tooLong));
        });
        response.on('error', fail);
        response.on('end', () => {
          const status = response.statusCode ?? 0;
          if (status >= 300 && status < 400) fail(new Trouble(troubles.elsewhere));
          else resolve({ status, text });
        });
      },
    );
    sent.on('error', fail);
    sent.end(body);
  });
}

const troubles = {
  tooLong: sentence('vendorInvoices.answerTooLong'),
  elsewhere: sentence('vendorInvoices.pointsElsewhere'),
  inside: sentence('vendorInvoices.insidePrivateNetwork'),
  tooSlow: sentence('vendorInvoices.noAnswerTime'),
  silent: sentence('vendorInvoices.noAnswer'),
};

class Trouble extends Error {
  constructor(readonly said: Sentence) {
    super(said.key);
  }
}

function reason(error: unknown): Said {
  if (error instanceof Trouble) return error.said;
  const { name, code, message } = error as { name?: string; code?: string; message?: string };
  if (name === 'TimeoutError' || code === 'ABORT_ERR') return troubles.tooSlow;
  return code ?? message ?? troubles.silent;
}

const inside = new BlockList();
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
] as const)
  inside.addSubnet(net, bits, 'ipv4');
for (const [net, bits] of [
  ['::', 128],
  ['::1', 128],
  ['fc00::', 7],
  ['fe80::', 10],
  ['::ffff:0:0', 96],
] as const)
  inside.addSubnet(net, bits, 'ipv6');

// A name may come to stand for another address at any time, so what is looked up is what is connected to.
function publicOnly(host: string): LookupFunction {
  return (name, options, callback) => {
    lookup(name, { ...options, all: true }, (error, addresses) => {
      if (error) return callback(error, []);
      const isNamed = host === 'localhost' || isIP(host) > 0;
      const allowed = addresses.filter(
        ({ address, family }) => isNamed || !inside.check(address, family === 6 ? 'ipv6' : 'ipv4'),
      );
      const [first] = allowed;
      if (!first) return callback(new Trouble(troubles.inside), []);
      if (options.all) callback(null, allowed);
      else callback(null, first.address, first.family);
    });
  };
}
