import { sql } from 'kysely';
import { filterField } from '#contract/list-query';
import { Problem } from '#contract/problems';
import type { ListQuery } from '#contract/list-query';
import type { Filter } from '#contract/resource';
import type { ResourceName } from '#contract/resources/index';
import { declarationOf } from '#contract/resources/index';
import { sentence } from '#contract/words/sentence';
import type { Sql } from '../database/tables';
import { rows } from '../kinds/index';
import type { Caller } from '../request/caller';
import { carriedAlong } from './carried-along';
import { isWithin, masksFor } from './hidden-fields';
import { rulesOf } from './installed-rules';
import { ordersWithin } from './orders-within';
import type { Within } from './orders-within';
import type { Scope } from './rules';
import { writtenArray, writtenOut } from './written-out';

/** The condition of a list: in the caller's scope, not deleted, and every filter but `except`. */
export function conditions(
  name: ResourceName,
  filters: ListQuery['filters'],
  caller: Caller,
  except: readonly string[] = [],
): Sql {
  return together([...listedScope(name, caller), ...filterConditions(name, filters, caller, except)]);
}

/**
 * The same in two parts, of which both hold for a row of the list: `along` is met side by side in an order by one column, since it asks
 * for nothing but that column, and for one value of another, or one switch, within which an index has that order; `besides` is what may
 * be met anywhere in it, nothing where there is no such condition, and is `carried` where the index of the order has all that it asks for.
 * `asked`: the columns that it goes by, where these are known. `isReach`: it says what the caller reaches.
 */
export function conditionsOnWalk(
  name: ResourceName,
  filters: ListQuery['filters'],
  caller: Caller,
  column: string | undefined,
): {
  readonly along: Sql;
  readonly besides: Sql | undefined;
  readonly carried: boolean;
  readonly asked: readonly string[] | undefined;
  readonly isReach: boolean;
} {
  const declared = declarationOf(name).filters;
  const parameters = Object.keys(filters);
  const within = ordersWithin[name];
  // Of several such values an index is looked up by one.
  const outer = parameters.find((parameter) => {
    const filter = declared[parameter];
    if (within?.by !== column || filters[parameter]?.length !== 1) return false;
    if (within?.switches?.includes(parameter)) return filters[parameter]?.[0] === true;
    if (within?.values?.[parameter]?.includes(String(filters[parameter]?.[0]))) return true;
    return filter?.how !== 'rule' && isEqual(filter?.how) && within?.of.includes(filter?.on ?? '');
  });
  const goesAlong = (parameter: string): boolean => {
    const filter = declared[parameter];
    if (parameter === outer) return true;
    return filter?.how !== 'rule' && filter?.on === column && isPlain(filter?.how);
  };
  const implied = within && within.by === column && outer === undefined ? impliedBy(within, filters) : {};
  const along = filterConditions(
    name,
    { ...implied, ...filters },
    caller,
    parameters.filter((one) => !goesAlong(one) && !(one in implied)),
  );
  const [, ...others] = filterConditions(name, filters, caller, parameters.filter(goesAlong));
  const scope = listedScope(name, caller);
  const besides = [...scope, ...others];
  const carries = carriedAlong[name]?.[column ?? ''] ?? [];
  const met = parameters.filter((one) => !goesAlong(one));
  const columnOf = (parameter: string): string | undefined => {
    const filter = declared[parameter];
    // A rule that narrows by a column that is carried is called after it.
    if (!filter || filter.how === 'rule') return carries.find((one) => one === parameter);
    const [field = ''] = filter.on.split('.');
    return partMet(filter) || rulesOf(name).shownAs?.(caller, field) ? undefined : field;
  };
  const reachedBy = scope.length > 0 ? (rulesOf(name).scopeAsks?.(caller) ?? [undefined]) : [];
  const columns = [...reachedBy, ...met.map(columnOf)];
  return {
    along: together(along),
    besides: besides.length > 0 ? together(besides) : undefined,
    carried: columns.every((one) => one !== undefined && (one === column || carries.includes(one))),
    asked: columns.every((one) => one !== undefined) ? [...new Set(columns)] : undefined,
    isReach: scope.length > 0,
  };
}

/** What else holds, on the way through an order, for all that meets these filters. */
function impliedBy(
  { implied = {}, bounds = {} }: Within,
  filters: ListQuery['filters'],
): ListQuery['filters'] {
  const parameters = Object.keys(filters);
  const left = parameters.flatMap((one) => implied[one] ?? []).slice(0, 1);
  return Object.fromEntries([
    ...left.map((one) => [one, [true]]),
    ...parameters.flatMap((one) => (bounds[one] ? [[bounds[one], filters[one]]] : [])),
  ]);
}

const isEqual = (how: Filter['how']): boolean => how === undefined || how === 'is';
const isPlain = (how: Filter['how']): boolean => isEqual(how) || how === 'from' || how === 'to';

const together = (all: readonly Sql[]): Sql => sql.join(all, sql.raw(' and '));

/** What a caller's lists are held to. */
const listedScope = (name: ResourceName, caller: Caller): Sql[] =>
  scopeConditions(rulesOf(name).listed?.(caller) ?? rulesOf(name).scope(caller));

/** What a list is held to besides its caller's scope: not deleted, and every filter but `except`. */
export function filterConditions(
  name: ResourceName,
  filters: ListQuery['filters'],
  caller: Caller,
  except: readonly string[] = [],
): Sql[] {
  const asked = Object.entries(filters).filter(([parameter]) => !except.includes(parameter));
  const declared = declarationOf(name).filters;
  const partOf = ([parameter]: Asked): string | undefined => partMet(declared[parameter]);
  const alone = asked.filter((one) => !partOf(one));
  const parts = new Set(asked.flatMap((one) => partOf(one) ?? []));
  return [
    sql`t."deletedAt" is null`,
    ...alone.map(([parameter, values]) => condition(name, parameter, values, caller)),
    ...[...parts].map((part) =>
      inOneRow(
        name,
        part,
        asked.filter((one) => partOf(one) === part),
        caller,
      ),
    ),
  ];
}

type Asked = readonly [parameter: string, values: readonly unknown[]];

/** The part of which one row meets a filter together with others. */
const partMet = (filter: Filter | undefined): string | undefined =>
  filter && 'together' in filter ? filter.on.split('.')[0] : undefined;

/** Records of which one row of a part meets all that is asked of its rows. */
function inOneRow(name: ResourceName, part: string, asked: readonly Asked[], caller: Caller): Sql {
  const rows = rulesOf(name).rowsOf?.[part];
  if (!rows) throw new Error(`the rules of ${name} do not say where the rows of ${part} stand`);
  const each = asked.map(([parameter, values]) => {
    holdToMask(name, parameter, values, caller);
    const filter = declarationOf(name).filters[parameter] as DeclaredFilter;
    return matching(name, parameter, filter, sql.raw(`r."${filter.on.slice(part.length + 1)}"`), values);
  });
  return sql`t._id in (select ${sql.raw(`r."${rows.of}" from "${rows.table}" r`)} where ${together(each)})`;
}

/** A scope as one condition, whichever it is. */
export function scopeCondition(scope: Scope): Sql {
  if (scope === 'everything') return sql`true`;
  return scope === 'nothing' ? sql`false` : scope;
}

/** The same among others that all hold: none where everything is in scope. */
export const scopeConditions = (scope: Scope): Sql[] =>
  scope === 'everything' ? [] : [scopeCondition(scope)];

function condition(name: ResourceName, parameter: string, values: readonly unknown[], caller: Caller): Sql {
  const declaration = declarationOf(name);
  const filter = declaration.filters[parameter];
  const rule = rulesOf(name).filters?.[parameter];
  if (rule) return rule(values, caller);
  if (!filter || filter.how === 'rule')
    throw new Error(`the rules of ${name} do not say what ${parameter} filters`);
  const [field = '', ...inner] = filter.on.split('.');
  holdToMask(name, parameter, values, caller);
  const stored = rulesOf(name).shownAs?.(caller, field) ?? sql.raw(`t."${field}"`);
  const column = inner.length > 0 ? sql`(inner_value #>> '{}')::${typeOf(name, parameter)}` : stored;
  const matches = matching(name, parameter, filter, column, values);
  // Lax paths go into the rows of a list by themselves.
  const path = ['$', ...inner].join('.');
  return inner.length > 0
    ? sql`exists (select from jsonb_path_query(${stored}, ${sql.lit(path)}::jsonpath) inner_value where ${matches})`
    : matches;
}

type DeclaredFilter = Extract<Filter, { on: string }>;

const typeOf = (name: ResourceName, parameter: string): Sql =>
  sql.raw(rows[filterField(declarationOf(name), parameter).kind].column);

/** That a column meets one of the values of a filter. */
function matching(
  name: ResourceName,
  parameter: string,
  filter: DeclaredFilter,
  column: Sql,
  values: readonly unknown[],
): Sql {
  const type = typeOf(name, parameter);
  return anyOf(
    values.map((value) => compare(filter, column, type, value)),
    () => sql`${column} = any(${writtenArray(values, type)})`,
    filter,
  );
}

/**
 * A list is narrowed by no more of a value than its caller is shown: not at all, or by its last four characters.
 * @throws Problem MALFORMED naming the parameter
 */
function holdToMask(name: ResourceName, parameter: string, values: readonly unknown[], caller: Caller): void {
  const filter = declarationOf(name).filters[parameter];
  if (!filter || filter.how === 'rule') return;
  const [path] = [...masksFor(caller, name)].find(([one]) => isWithin(filter.on, one)) ?? [];
  if (!path) return;
  const isLast4 = masksFor(caller, name).get(path) === 'last4' && filter.how === 'account';
  if (isLast4 && values.every((value) => fourCharacters.test(String(value)))) return;
  if (!isLast4) throw notNarrowed(parameter);
  const message = sentence('problems.onlyLastFour', { name: parameter });
  throw new Problem('MALFORMED', { message, errors: { [parameter]: message } });
}

/** The refusal of a list that is narrowed by what its caller is shown nothing of. */
export function notNarrowed(parameter: string): Problem {
  const message = sentence('problems.listCannotNarrowed', { name: parameter });
  return new Problem('MALFORMED', { message, errors: { [parameter]: message } });
}

// Equality with many values is one array, which the planner can look up in an index; the rest is an OR.
function anyOf(each: Sql[], whole: () => Sql, filter: Filter): Sql {
  if (isEqual(filter.how)) return each.length === 1 ? (each[0] as Sql) : whole();
  return each.length === 1 ? (each[0] as Sql) : sql`(${sql.join(each, sql.raw(' or '))})`;
}

function compare(filter: Filter, column: Sql, type: Sql, value: unknown): Sql {
  switch (filter.how) {
    case 'from':
      return sql`${column} >= ${value}::${type}`;
    case 'to':
      return isDay(value)
        ? sql`${column} < ${dayAfter(value)}::${type}`
        : sql`${column} <= ${value}::${type}`;
    case 'contains':
      return sql`fold(${column}) like ${containing(String(value))}`;
    case 'digits':
      return sql`${column} like ${`%${String(value).replace(/\D/g, '')}%`}`;
    case 'account':
      return fourCharacters.test(String(value))
        ? sql`right(${column}, 4) = ${value}`
        : sql`${column} = ${value}`;
    case 'overlaps':
      // What has none at all is left out of an index of it.
      return sql`(${column} <> '{}' and ${column} && array[${writtenOut(value)}]::${type})`;
    default:
      return sql`${column} = ${writtenOut(value)}::${type}`;
  }
}

const fourCharacters = /^.{4}$/;
const day = /^\d{4}-\d{2}-\d{2}$/;

// The last day of a range is part of it, up to its last instant.
function isDay(value: unknown): value is string {
  return typeof value === 'string' && day.test(value);
}

/** The day after the last that can be written is none. */
const lastDay = '9999-12-31';

function dayAfter(date: string): string {
  if (date === lastDay) return 'infinity';
  const next = new Date(`${date}T00:00:00Z`);
  next.setUTCDate(next.getUTCDate() + 1);
  return next.toISOString().slice(0, 10);
}

/**
 * A substring pattern that the database folds as it folded the column; `%`, `_` and `\\` mean themselves. It is folded once: in a plan that
 * serves any text it would be folded again for each row that an index leads to.
 */
export function containing(text: string): Sql {
  return foldedOnce(`%${text.replace(/[\\%_]/g, '\\$&')}%`);
}

/** A text as the database folds it, worked out once for all rows that it is held against. */
export function foldedOnce(text: string): Sql {
  return sql`(select fold(${text}))`;
}
