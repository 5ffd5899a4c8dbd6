import { sql } from 'kysely';
import type { ListQuery } from '#contract/list-query';
import type { ResourceName } from '#contract/resources/index';
import type { Sql } from '../database/tables';
import type { Caller } from '../request/caller';
import { conditions, filterConditions } from './conditions';
import { from } from './from';
import { rulesOf } from './installed-rules';

/**
 * The rows that a list's condition holds for, under the alias `t`, as they are counted: what follows `from`. Where a scope is one of
 * several conditions, each is looked up by itself; joined by `or`, they would be judged row by row.
 */
export function counted(
  name: ResourceName,
  filters: ListQuery['filters'],
  caller: Caller,
  except: readonly string[] = [],
): Sql {
  const apart = rulesOf(name).scopeApart?.(caller);
  if (!apart) return sql`${from(name)} where ${conditions(name, filters, caller, except)}`;
  const each = apart.map((part) => sql`select * from ${from(name)} where ${part}`);
  const filtered = filterConditions(name, filters, caller, except);
  return sql`(${sql.join(each, sql.raw(' union all '))}) t where ${sql.join(filtered, sql.raw(' and '))}`;
}
