import { sql } from 'kysely';
import type { ResourceName } from '#contract/resources/index';
import type { Sql } from '../database/tables';
import type { Caller } from '../request/caller';
import { derivedField, derivedInBrief } from './columns';
import { rulesOf } from './installed-rules';

/**
 * A text that stands for a row as it lies in its table, under the alias `t`, and for what else is given: another as soon as any of it is.
 * A row that is written again has another transaction, or lies in another place.
 */
export const rowWord = (more: readonly Sql[]): Sql =>
  sql`concat_ws(' ', ${sql.join([sql`t.xmin`, sql`t.ctid`, ...more])})`;

/** The same for a row as a list tells it to a caller, its id first: with what is worked out for it of more than itself. */
export function listedWord(name: ResourceName, caller: Caller): Sql {
  // What is absent has its place too, so that one value is not taken for its neighbour's.
  const derived = derivedInBrief(name).map(
    (field) => sql`coalesce((${derivedField(name, field, caller)})::text, '-')`,
  );
  return sql`t._id || ' ' || ${rowWord(rulesOf(name).derivedOfRow ? [] : derived)}`;
}

const idLength = 36;

/** The id of a row in its word. */
export const idIn = (word: string): string => word.slice(0, idLength);
