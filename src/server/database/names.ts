import { sql } from 'kysely';
import { declarationOf, isResourceName } from '#contract/resources/index';
import type { Sql } from './tables';

/** The name that a person knows a referenced record by, looked up by its id; the id itself where there is none. */
export function nameOf(resource: string, id: Sql): Sql {
  if (!isResourceName(resource)) return sql`${id}::text`;
  const named = declarationOf(resource).named.map((field) => `n."${field}"`);
  return sql`coalesce((select concat_ws(' ', ${sql.raw(named.join(', '))}) from ${sql.raw(`"${resource}"`)} n where n._id = ${id}), ${id}::text)`;
}
