import { sql } from 'kysely';
import type { Field } from '#contract/fields';
import type { Sort } from '#contract/list-query';
import { readSort, unsortable } from '#contract/list-query';
import type { ResourceName } from '#contract/resources/index';
import { declarationOf } from '#contract/resources/index';
import type { Sql } from '../database/tables';
import type { Caller } from '../request/caller';
import { derivedField } from './columns';
import { isWithin, masksFor } from './hidden-fields';
import { rulesOf } from './installed-rules';
import type { Led } from './led';

/**
 * The order of a list: `joins` with the tables that it goes by, and `by`, what follows `order by`. `absent`: the one column that it goes by
 * from the greatest down, where that may be absent; `through`: the one name in another table that it goes by. For both see `pageOf`.
 */
export interface Ordering {
  readonly joins: Sql;
  readonly by: Sql;
  readonly absent?: Sql | undefined;
  readonly through?: Through | undefined;
  /** The condition that is worked out for the caller and that it goes by alone: those that meet it, and those that do not. See `pageOf`. */
  readonly flag?: Flag | undefined;
  /** The records that have what it goes by, where it is worked out, found in its order. See `pageOf`. */
  readonly led?: Led | undefined;
  /** All columns of the resource's own that it goes by, where it goes by nothing else. */
  readonly columns?: readonly string[] | undefined;
  /** The resource's own column that it goes by first, where an index has the rows in this order. */
  readonly column?: string | undefined;
}

/** A condition that an order goes by, which is met or not and never unknown, and whether those that meet it stand first; `last` is the order of either. */
export interface Flag {
  readonly condition: Sql;
  readonly first: boolean;
  readonly last: Sql;
}

/** The records that an order goes by, as a query of their ids one after the other; `column` points to them, `last` is the order of the rest. */
export interface Through {
  readonly records: Sql;
  readonly column: Sql;
  readonly last: Sql;
}

interface Term {
  readonly by: Sql;
  readonly join?: Sql;
  readonly absent?: Sql | undefined;
  readonly through?: Through | undefined;
  readonly flag?: Flag | undefined;
  readonly led?: Led | undefined;
  readonly column?: string;
  /** No two records have the same of it, so that nothing else says which of them stands first. */
  readonly isDecided?: boolean;
}

/** The order of a list. `_id` comes last, so that equal rows stand in one order on every page; what the host numbers has no equals. */
export function ordering(name: ResourceName, sort: readonly Sort[], caller: Caller): Ordering {
  const { sorts, sortedBy } = declarationOf(name);
  // Who is shown less of the usual order goes by the rest of it.
  const usual = readSort(declarationOf(name), sortedBy).map(({ by }) => by);
  const isLeftOut = ({ by }: Sort): boolean =>
    usual.includes(by) && isMasked(name, (sorts[by] ?? by).split('.')[0] ?? '', caller);
  const asked = sort.filter((one) => !isLeftOut(one)).map((one) => termOf(name, one, caller));
  const decided = asked.findIndex(({ isDecided }) => isDecided);
  const terms = decided < 0 ? asked : asked.slice(0, decided + 1);
  const last = sql.raw(`t._id ${sort[0]?.descending ? 'desc' : 'asc'}`);
  const columns = terms.flatMap(({ column }) => column ?? []);
  return {
    columns: columns.length === terms.length ? [...new Set(columns)] : undefined,
    joins: sql.join(
      terms.flatMap(({ join }) => join ?? []),
      sql.raw(' '),
    ),
    by: sql.join([...terms.map(({ by }) => by), ...(decided < 0 ? [last] : [])]),
    ...(sort.length === 1 && {
      absent: terms[0]?.absent,
      through: terms[0]?.through,
      flag: terms[0]?.flag,
      led: terms[0]?.led,
    }),
    ...((sort.length === 1 || sort.every(({ by }, place) => by === usual[place])) && {
      column: terms[0]?.column,
    }),
  };
}

function isMasked(name: ResourceName, field: string, caller: Caller): boolean {
  return [...masksFor(caller, name).keys()].some((one) => isWithin(field, one));
}

function termOf(name: ResourceName, { by, descending }: Sort, caller: Caller): Term {
  const declaration = declarationOf(name);
  const path = declaration.sorts[by] ?? by;
  const [field = '', through] = path.split('.');
  const direction = sql.raw(descending ? 'desc' : 'asc');
  const known = declaration.fields[field];
  // An order tells of what it goes by.
  if (isMasked(name, field, caller)) throw unsortable(declaration, by);
  // What is worked out is worked out of what its reader is shown.
  if (known?.derived) {
    const condition = derivedField(name, field, caller);
    const flag = { condition, first: descending, last: sql`t._id ${direction}` };
    return {
      by: sql`${condition} ${direction} nulls last`,
      flag: known.kind === 'flag' ? flag : undefined,
      led: rulesOf(name).led?.[field]?.(descending),
    };
  }
  const shown = rulesOf(name).shownAs?.(caller, field);
  if (shown) return { by: sql`${shown}${dictionary(known)} ${direction} nulls last` };
  if (through && known && 'to' in known) {
    const alias = `by_${by}`;
    const among = rulesOf(name).pointsTo?.(caller, field) ?? sql`true`;
    const reached = declarationOf(known.to).fields[through];
    const named = (as: string): Sql =>
      sql`${sql.raw(`${as}."${through}"`)}${dictionary(reached)} ${direction} nulls last, ${sql.raw(`${as}._id`)} ${direction}`;
    return {
      by: named(alias),
      column: field,
      join: sql.raw(`left join "${known.to}" ${alias} on ${alias}._id = t."${field}"`),
      through: known.required
        ? {
            records: sql`select o._id from ${sql.raw(`"${known.to}"`)} o where ${among} order by ${named('o')} offset 0`,
            column: sql.raw(`t."${field}"`),
            last: sql`t._id ${direction}`,
          }
        : undefined,
    };
  }
  const column = sql`${sql.raw(`t."${field}"`)}${dictionary(known)}`;
  // Only what may be absent says where: an index in plain order then serves the rest.
  if (known?.required || /^(_id|createdAt|updatedAt)$/.test(field))
    return { by: sql`${column} ${direction}`, column: field, isDecided: isNumbered(known) };
  return {
    by: sql`${column} ${direction} nulls last`,
    column: field,
    absent: descending ? column : undefined,
  };
}

/**
 * Whether a list stands by a field as in a dictionary: É beside E, capitals beside small letters. What the host numbers, and what has a form of
 * its own, stands by its characters.
 */
const isInDictionary = (field: Field | undefined): boolean =>
  field?.kind === 'text' && !field.pattern && !isNumbered(field);

const isNumbered = (field: Field | undefined): boolean => field?.kind === 'text' && field.numbered === true;

const dictionary = (field: Field | undefined): Sql =>
  sql.raw(isInDictionary(field) ? ' collate "und-x-icu"' : '');
