import { sql } from 'kysely';
import type { ListQuery } from '#contract/list-query';
import type { ResourceName } from '#contract/resources/index';
import type { Sql } from '../database/tables';
import type { Caller } from '../request/caller';
import { conditions, filterConditions } from './conditions';
import { from } from './from';
import { rulesOf } from './installed-rules';
import { seldomApart } from './seldom';

/** How many rows a list's condition holds for. */
export function countOf(name: ResourceName, filters: ListQuery['filters'], caller: Caller): Sql {
  const { all, less } = seldomApart(name, filters);
  const each = [all, ...less].map((of) => sql`(select count(*) from ${counted(name, of, caller)})`);
  return sql.join(each, sql.raw(' - '));
}

/** The rows that a list's condition holds for, under the alias `t`, as they are counted: what follows `from`. */
export function counted(name: ResourceName, filters: ListQuery['filters'], caller: Caller): Sql {
  const parts = countedApart(name, filters, caller);
  const [only] = parts;
  if (only && parts.length === 1) return only;
  const each = parts.map((part) => sql`select * from ${part}`);
  return sql`(${sql.join(each, sql.raw(' union all '))}) t`;
}

/**
 * The same in parts, each row in one of them. Where a scope is one of several conditions, each is looked up by itself; joined by `or`,
 * they would be judged row by row.
 */
export function countedApart(
  name: ResourceName,
  filters: ListQuery['filters'],
  caller: Caller,
  except: readonly string[] = [],
): readonly Sql[] {
  const apart = rulesOf(name).scopeApart?.(caller);
  if (!apart) return [sql`${from(name)} where ${conditions(name, filters, caller, except)}`];
  const filtered = sql.join(filterConditions(name, filters, caller, except), sql.raw(' and '));
  return apart.map((part) => sql`${from(name)} where (${part}) and ${filtered}`);
}
