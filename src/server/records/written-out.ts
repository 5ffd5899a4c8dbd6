import { sql } from 'kysely';
import { vocabularies } from '#contract/vocabularies/index';
import type { Sql } from '../database/tables';

/** More values of one filter than this are seldom asked alike again. */
const most = 4;

const closed: ReadonlySet<unknown> = new Set<unknown>([true, false, ...Object.values(vocabularies).flat()]);

const isClosed = (value: unknown): boolean => closed.has(value);

/**
 * The value of a filter as a statement asks for it: what is of a closed set stands in the text, all else travels beside it. A statement
 * with nothing beside it is planned once, for the very values that it asks for; any other is planned at each call, and for a page of a list
 * that takes longer than finding it. Of closed sets there are few values, and people ask for the same views again.
 */
export function writtenOut(value: unknown): Sql {
  return isClosed(value) ? sql`${sql.lit(value)}` : sql`${value}`;
}

/** Several such values as one array, those of closed sets in the order of the alphabet, so that who asks for the same asks in the same words. */
export function writtenArray(values: readonly unknown[], type: Sql): Sql {
  if (values.length === 0 || values.length > most || !values.every(isClosed))
    return sql`${values}::${type}[]`;
  const each = values
    .map(String)
    .sort()
    .map((value) => sql.lit(value));
  return sql`array[${sql.join(each)}]::${type}[]`;
}
