import { sql } from 'kysely';
import type { ResourceName } from '#contract/resources/index';
import type { Sql } from '../database/tables';

/** The table of a resource under the alias that conditions are written for. */
export function from(name: ResourceName): Sql {
  return sql.raw(`"${name}" t`);
}
