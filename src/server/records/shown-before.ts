import { LRUCache } from 'lru-cache';
import type { Written } from '../request/written';
import type { RequestContext } from '../request/context';
import { personOf } from '../request/person-of';
import { numberOf } from './once-for';

/** An answer that was given, and the word that stood for all that it was made of. */
export interface ShownBefore {
  readonly word: string;
  readonly written: Written;
}

/** So many answers are remembered by one host, some ten kilobytes each: those that were asked for last. */
const most = 2_000;
/** Days begin on a full or a half hour wherever files are, and what is shown of times of the law goes by the day. */
const sameDay = 1_800_000;

const known = new LRUCache<string, ShownBefore>({ max: most });

/** What an answer is remembered by: a record, for a person with the rights that they have, in the words that they read; nothing for who is not remembered. */
export function keyOfShown(
  { caller, reader: { language, resource }, now, db }: RequestContext,
  name: string,
  id: string,
): string | undefined {
  const person = personOf(caller);
  if (!person || db.isTransaction) return undefined;
  const time = Math.floor(now.getTime() / sameDay);
  return [numberOf(person), language, resource, name, id, time].join(' ');
}

/** What was answered before under a key. */
export const shownBefore = (key: string): ShownBefore | undefined => known.get(key);

/** Remembers an answer. */
export function rememberShown(key: string, shown: ShownBefore): void {
  known.set(key, shown);
}
