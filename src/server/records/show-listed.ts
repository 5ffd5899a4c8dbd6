import { LRUCache } from 'lru-cache';
import type { ListQuery } from '#contract/list-query';
import type { ResourceName } from '#contract/resources/index';
import type { RequestContext } from '../request/context';
import { writtenFor } from '../words/words-for';
import { readListed } from './listed-rows';
import type { ListedRow } from './listed-rows';
import { watch } from './once-for';
import { present } from './present';
import { readList, readWords } from './read-list';
import { idIn } from './row-word';
import { keyOfShown } from './shown-before';

/** So many characters are remembered by one host: some ten thousand rows, those that were shown last. */
const most = 16_000_000;

const known = new LRUCache<string, string>({ maxSize: most, sizeCalculation: ({ length }) => length });

/**
 * One page of a list as it is answered, the JSON of its rows, and how many there are in all. By at most two statements: a page that was
 * counted before tells the words of its rows, and only what its reader was not shown before is read.
 */
export async function showPage(
  context: RequestContext,
  name: ResourceName,
  query: ListQuery,
): Promise<{ readonly text: string; readonly total: number }> {
  const { db, caller } = context;
  const { words, total: counted } = await readWords(db, name, query, caller);
  if (words && counted !== undefined) return { text: await showRows(context, name, words), total: counted };
  const { rows, total } = await readList(db, name, query, caller, counted);
  return { text: together(written(context, name, rows).map(({ text }) => text)), total };
}

/**
 * The JSON of rows that were found by their words, as their reader may see them. A row that was shown to the same person before, with the
 * same rights, in the same language and on the same day, and is as it was, is not read again; one that has gone meanwhile is left out.
 */
export async function showRows(
  context: RequestContext,
  name: ResourceName,
  words: readonly string[],
): Promise<string> {
  const { db, caller } = context;
  const key = keyOfRows(context, name);
  const shown = new Map(
    words.flatMap((word): [string, string][] => {
      const text = key === undefined ? undefined : known.get(`${key} ${word}`);
      return text === undefined ? [] : [[idIn(word), text]];
    }),
  );
  const ids = words.map(idIn);
  const rows = await readListed(
    db,
    name,
    ids.filter((id) => !shown.has(id)),
    caller,
  );
  for (const { word, text } of written(context, name, rows)) shown.set(idIn(word), text);
  return together(ids.flatMap((id) => shown.get(id) ?? []));
}

const together = (texts: readonly string[]): string => `[${texts.join()}]`;

const keyOfRows = (context: RequestContext, name: ResourceName): string | undefined =>
  keyOfShown(context, name, 'listed');

/** Rows as their reader is shown them, remembered unless they hang on more than who asks. */
function written(
  context: RequestContext,
  name: ResourceName,
  rows: readonly ListedRow[],
): { readonly word: string; readonly text: string }[] {
  const key = keyOfRows(context, name);
  // Who works without a request has no session that could be asked of them.
  const { caller, hangsOnCall } =
    key === undefined ? { caller: context.caller, hangsOnCall: () => true } : watch(context.caller);
  const texts = rows.map(({ row, word }) => ({
    word,
    text: writtenFor(present(name, row, caller), context.reader),
  }));
  if (key !== undefined && !hangsOnCall())
    for (const { word, text } of texts) known.set(`${key} ${word}`, text);
  return texts;
}
