import { sql } from 'kysely';
import type { ResourceName } from '#contract/resources/index';
import { declarationOf } from '#contract/resources/index';
import type { Sql } from './tables';

/** The name that a person knows a referenced record by, looked up by its id; the id itself where there is none. */
export function nameOf(resource: ResourceName, id: Sql): Sql {
  const named = declarationOf(resource).named.map((field) => `n."${field}"`);
  return sql`coalesce((select concat_ws(' ', ${sql.raw(named.join(', '))}) from ${sql.raw(`"${resource}"`)} n where n._id = ${id}), ${id}::text)`;
}
