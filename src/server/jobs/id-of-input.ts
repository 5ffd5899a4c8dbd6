import { sql } from 'kysely';
import type { Sql } from '../database/tables';

/** The id that the input of the jobs `j` holds under a name; null where it holds nothing there, or what is no id. */
export const idOfInput = (name: 'clientId' | 'fileId'): Sql => {
  const held = sql`j.input ->> ${sql.lit(name)}`;
  return sql`case when pg_input_is_valid(${held}, 'uuid') then (${held})::uuid end`;
};
