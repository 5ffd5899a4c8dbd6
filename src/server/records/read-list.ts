import { sql } from 'kysely';
import { Problem } from '#contract/problems';
import type { ListQuery, Sort } from '#contract/list-query';
import { unsortable } from '#contract/list-query';
import type { Field } from '#contract/fields';
import type { ResourceName } from '#contract/resources/index';
import { declarationOf } from '#contract/resources/index';
import { sentence } from '#contract/words/sentence';
import type { Db, Row, Sql } from '../database/tables';
import type { Caller } from '../request/caller';
import { may } from '../request/rights';
import { columns, derivedField } from './columns';
import { conditions } from './conditions';
import { totalOf } from './totals';

/** A list that is not paged comes whole or not at all: a part of it would pass for the whole. */
const mostUnpaged = 2_000;

function tooMany(name: ResourceName): Problem {
  const { belongs, filters } = declarationOf(name);
  const parameter = belongs && filters[belongs] ? belongs : (Object.keys(filters)[0] ?? '');
  const message = sentence('problems.thereMoreThanNarrowList', { most: mostUnpaged, name: parameter });
  return new Problem('MALFORMED', { message, errors: { [parameter]: sentence('problems.narrowList') } });
}

/**
 * One page of a list, as rows, and how many there are in all. A list that is not paged comes whole.
 * @throws Problem MALFORMED, naming the parameter to narrow it by, where a list without pages would be longer than is sent at once
 */
export async function readList(
  db: Db,
  name: ResourceName,
  query: ListQuery,
  caller: Caller,
): Promise<{ rows: Row[]; total: number }> {
  const where = conditions(name, query.filters, caller);
  const { joins, isJoined, order } = ordering(name, query.sort, caller);
  const skipped = (query.page - 1) * query.size;
  const window = query.whole ? sql`limit ${mostUnpaged + 1}` : sql`limit ${query.size} offset ${skipped}`;
  const ordered = (what: Sql, which: Sql): Sql =>
    sql`select ${what} from ${from(name)} ${joins} where ${which} order by ${order}`;
  const brief = columns(name, 'brief', caller);
  // An order by another table is in no index: it is worked out on ids alone, and only the page's rows are read whole.
  const found = sql`t._id = any(array(${ordered(sql`t._id`, where)} ${window}))`;
  const page = isJoined ? sql<Row>`${ordered(brief, found)}` : sql<Row>`${ordered(brief, where)} ${window}`;
  const count = sql<{ total: number }>`select count(*) total from ${from(name)} where ${where}`;
  if (query.whole) {
    const { rows } = await page.execute(db);
    if (rows.length > mostUnpaged) throw tooMany(name);
    return { rows, total: rows.length };
  }
  const [{ rows }, total] = await Promise.all([page.execute(db), totalOf(db, count)]);
  return { rows, total };
}

/** The table of a resource under the alias that conditions are written for. */
export function from(name: ResourceName): Sql {
  return sql.raw(`"${name}" t`);
}

/** The order of a list. `_id` comes last, so that equal rows stand in one order on every page. */
export function ordering(
  name: ResourceName,
  sort: readonly Sort[],
  caller: Caller,
): { joins: Sql; isJoined: boolean; order: Sql } {
  const declaration = declarationOf(name);
  const joins: Sql[] = [];
  const terms = sort.map(({ by, descending }) => {
    const path = declaration.sorts[by] ?? by;
    const [field = '', through] = path.split('.');
    const direction = sql.raw(descending ? 'desc' : 'asc');
    const known = declaration.fields[field];
    // An order tells of what it goes by.
    if (known?.group && !may(caller, known.group, 'show')) throw unsortable(declaration, by);
    if (known?.derived) return sql`${derivedField(name, field, caller)} ${direction} nulls last`;
    if (through && known && 'to' in known) {
      const alias = `by_${by}`;
      joins.push(sql.raw(`left join "${known.to}" ${alias} on ${alias}._id = t."${field}"`));
      const reached = declarationOf(known.to).fields[through];
      return sql`${sql.raw(`${alias}."${through}"`)}${dictionary(reached)} ${direction} nulls last`;
    }
    // Only what may be absent says where: an index in plain order then serves the rest.
    const absent = known?.required || /^(_id|createdAt|updatedAt)$/.test(field) ? '' : ' nulls last';
    return sql`${sql.raw(`t."${field}"`)}${dictionary(known)} ${direction}${sql.raw(absent)}`;
  });
  const last = sql.raw(`t._id ${sort[0]?.descending ? 'desc' : 'asc'}`);
  const order = sql.join([...terms, last]);
  return { joins: sql.join(joins, sql.raw(' ')), isJoined: joins.length > 0, order };
}

// Names stand as in a dictionary: É beside E, capitals beside small letters. What the host numbers itself, and what has a
// form of its own, keeps the order of its index.
function dictionary(field: Field | undefined): Sql {
  const isName = field?.kind === 'text' && !field.pattern && !(field.required && field.set === 'host');
  return sql.raw(isName ? ' collate "und-x-icu"' : '');
}
