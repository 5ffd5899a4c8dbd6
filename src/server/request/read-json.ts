import type { FastifyInstance } from 'fastify';
import { Problem } from '#contract/problems';

/** How much one body may say: the largest documented one is a tenth of it, and no record goes deeper than a dozen levels. */
export const measure = { values: 20_000, depth: 32 } as const;

/**
 * Reads bodies of JSON, once they are counted: a megabyte of brackets takes a quarter of a second to read, and everybody else waits
 * for it, while a look at its marks takes a thousandth of that.
 */
export function readJson(server: FastifyInstance): void {
  const parse = server.getDefaultJsonParser('error', 'error');
  server.removeContentTypeParser('application/json');
  server.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, text, done) => {
    const refused = whyNotRead(text);
    if (refused) done(new Problem(refused));
    else void parse(request, text, done);
  });
}

/** Why a text is not read at all: it nests too deep, or says too many things. */
export function whyNotRead(text: string): 'MALFORMED' | 'TOO_LARGE' | undefined {
  let depth = 0;
  let values = 0;
  for (let at = 0; at < text.length; at += 1) {
    const mark = text.charCodeAt(at);
    if (mark === quote) at = endOfText(text, at);
    else if (mark === brace || mark === bracket) {
      depth += 1;
      values += 1;
    } else if (mark === braceEnd || mark === bracketEnd) depth -= 1;
    else if (mark === comma) values += 1;
    if (depth > measure.depth) return 'MALFORMED';
    if (values > measure.values) return 'TOO_LARGE';
  }
  return undefined;
}

const [quote, backslash, brace, braceEnd, bracket, bracketEnd, comma] = [...'"\\{}[],'].map((one) =>
  one.charCodeAt(0),
);

/** Where the text ends that begins at a quotation mark; the end of everything where it does not. */
function endOfText(text: string, from: number): number {
  for (let at = text.indexOf('"', from + 1); at !== -1; at = text.indexOf('"', at + 1)) {
    let escapes = 0;
    while (text.charCodeAt(at - 1 - escapes) === backslash) escapes += 1;
    if (escapes % 2 === 0) return at;
  }
  return text.length;
}
