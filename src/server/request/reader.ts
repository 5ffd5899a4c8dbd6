import type { FastifyRequest } from 'fastify';
import { isResourceName } from '#contract/resources/index';
import type { Reader } from '../words/words-for';
import type { Caller } from './caller';

declare module 'fastify' {
  interface FastifyRequest {
    reader: Reader | null;
  }
}

/**
 * Who reads the answer of a request: in the language that it asks for, else in that of who is signed in. English that nobody asked
 * for is for programs: with names, amounts and days as they travel.
 */
export function readerOf(request: FastifyRequest, right?: string, caller?: Caller): Reader {
  const asked = languageOf(request.headers['accept-language']);
  const [subject = ''] = right?.split('.') ?? [];
  return {
    language: asked ?? (caller?.language === 'fr' ? 'fr' : undefined),
    resource: isResourceName(subject) ? subject : undefined,
  };
}

/** The first of the languages asked for that is one of ours. */
export function languageOf(header: string | undefined): 'en' | 'fr' | undefined {
  const asked = (header ?? '').split(',').map((one) => {
    const [tag = '', ...more] = one
      .trim()
      .toLowerCase()
      .split(/\s*;\s*/);
    const weight = more.find((part) => part.startsWith('q='));
    return { language: tag.split('-')[0], weight: weight ? Number(weight.slice(2)) : 1 };
  });
  const ours = asked.filter(({ language, weight }) => (language === 'en' || language === 'fr') && weight > 0);
  const [best] = ours.sort((one, other) => other.weight - one.weight);
  return best?.language as 'en' | 'fr' | undefined;
}
