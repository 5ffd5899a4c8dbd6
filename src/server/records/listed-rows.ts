import { sql } from 'kysely';
import type { ResourceName } from '#contract/resources/index';
import type { Db, Row, Sql } from '../database/tables';
import type { Caller } from '../request/caller';
import { columns } from './columns';
import { conditions } from './conditions';
import { filledIn, open } from './filled-in';
import { from } from './from';
import { onceFor } from './once-for';
import { listedWord } from './row-word';

/** A row as a list tells it, and the word that stands for it as it was read. */
export interface ListedRow {
  readonly row: Row;
  readonly word: string;
}

/** No field is called so; it is the last of a row. */
const wordColumn = ' word';

/** What is selected of rows under the alias `t` for a list, each with its word. */
export const selectListed = (name: ResourceName, caller: Caller): Sql =>
  sql`select ${columns(name, 'brief', caller)}, ${listedWord(name, caller)} ${sql.ref(wordColumn)}`;

/** Takes the word out of a row that was so selected. */
export function takeWord(row: Row): ListedRow {
  const word = String(row[wordColumn]);
  Reflect.deleteProperty(row, wordColumn);
  return { row, word };
}

/** Rows by their ids, in no order; none that is out of the caller's scope by now. */
export async function readListed(
  db: Db,
  name: ResourceName,
  ids: readonly string[],
  caller: Caller,
): Promise<ListedRow[]> {
  if (ids.length === 0) return [];
  const statement = onceFor(caller, `listed:${name}`, (who) =>
    sql<Row>`${selectListed(name, who)} from ${from(name)}
      where t._id = any(${open}::uuid[]) and ${conditions(name, {}, who)}`.compile(db),
  );
  const { rows } = await db.executeQuery(filledIn(statement, ids));
  return rows.map(takeWord);
}
