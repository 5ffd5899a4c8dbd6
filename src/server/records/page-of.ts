import { sql } from 'kysely';
import type { ListQuery } from '#contract/list-query';
import type { ResourceName } from '#contract/resources/index';
import type { Sql } from '../database/tables';
import { from } from './from';
import type { Led } from './led';
import type { Flag, Ordering } from './ordering';

/** So few rows are sooner found all and put in order than met on a walk through an order that says nothing of them. */
const few = 4_000;
export const isFew = (total: number): boolean => total <= few;
/**
 * What a walk looks at before it is given up: so many rows at least, and so many for each that it is to find; and such a share of all
 * that there are to find, since giving it up costs the more the more there are. In an index that carries all that is asked for it is
 * four times as many as there are: these are passed by in the time in which all would be found by the filter and put in order.
 *
 * What a caller reaches is asked of a row by looking up its file, as long as few are looked at. For a long walk the planner gathers all files
 * in reach before the first row, a hundred thousand for a page of twenty-five: so a walk that is so many times as long as
 * one of as many rows as are due for each is begun with such a short one, and then with one that is some times longer; and of so many rows
 * at the most each is looked up `oneByOne`, whatever the planner holds of it. So many are looked at in any case by who reaches not all:
 * finding all costs them a file for each, but where these are few.
 */
const walked = {
  atLeast: 500,
  forEach: 4,
  share: 0.25,
  shareCarried: 4,
  apart: 32,
  longer: 8,
  oneByOne: 4_096,
} as const;

/**
 * What a list is held to: `where` in all, which is `along` and `besides`. `along` is met side by side in the order that the list stands
 * in, `besides` anywhere in it, by the columns `asked` where these are known, and in the index of the order itself where they are
 * `carried` by it; see `conditionsOnWalk`.
 */
export interface Held {
  readonly where: Sql;
  /** The rows that `where` holds for, in parts, each as it is found by itself; see `countedApart`. */
  readonly parts: readonly Sql[];
  readonly along: Sql;
  readonly besides: Sql | undefined;
  readonly carried: boolean;
  readonly asked: readonly string[] | undefined;
  /** Whether `besides` says what the caller reaches, where these are not few files. */
  readonly isReach: boolean;
  /** The same as `parts` and `besides`, where few rows are held to them; see `oneByOne`. */
  readonly ofFew: Pick<Held, 'parts' | 'besides'>;
}

/** Totals for which a page is asked for in the same words have the same size, see `pageOf`. */
export function sizeOf({ page, size }: Pick<ListQuery, 'page' | 'size'>, total: number): string {
  if (isFew(total)) return glancedAt(page * size) <= total ? 'several' : 'few';
  const wanted = Math.min(page * size, total);
  return `${wanted} ${Math.ceil(Math.log2(total))} ${walked.forEach * wanted > total}`;
}

/**
 * The ids of one page of a list: they stand in an index with what they are ordered by, so that the rows before the page are passed over
 * there, and only the page's own are read. `total`: how many rows there are in all.
 *
 * A walk through an order meets what a filter asks for by luck: all of it may stand at the other end. So it looks at no more rows than are
 * due to it; what it does not find by then is found all by the filter, and put in order.
 */
export function pageOf(
  name: ResourceName,
  { page, size }: Pick<ListQuery, 'page' | 'size'>,
  held: Held,
  order: Ordering,
  total: number,
): Sql {
  const { where, along, besides, asked, ofFew } = held;
  const parts = isFew(total) ? ofFew.parts : held.parts;
  const wanted = Math.min(page * size, total);
  const window = windowOf({ page, size });
  const all = inOrder(sql`select * from (${allThat(parts, order)}) found offset 0`, order, { page, size });
  if (!isFew(total) && order.flag) return eitherWay(name, where, order.flag, wanted, window);
  if (!isFew(total) && order.led) return ledBy(name, where, order.led, wanted, window);
  if (!isFew(total) && order.column && !besides) return passing(name, along, order, wanted, window);
  const lengths = lengthsOf(held, wanted, total);
  if (!order.column || !besides || lengths.length === 0) return all;
  const heldTo = (most: number): Sql => (most <= walked.oneByOne && ofFew.besides) || besides;
  const stretches = lengths.map((most, place) => {
    const met = sql.raw(`met_${place}`);
    return {
      ctes: meeting(name, { along, besides: heldTo(most), asked }, order, most, wanted, place),
      page: sql`select _id from (select _id from ${met} ${window}) page`,
      isFull: sql`(select count(*) from ${met}) = ${numeral(wanted)}`,
    };
  });
  // The first of these that found enough, and no stretch after it is gone along; where none did, all by the filter.
  const ways = [...stretches.map(({ page }) => page), sql`select _id from (${all}) page`];
  const before = (place: number): Sql[] =>
    stretches.slice(0, place).map(({ isFull }) => sql`when ${isFull} then false`);
  const found = ways.map((way, place) => {
    const isTaken = stretches[place]?.isFull ?? sql`true`;
    return sql`${way} where ${place === 0 ? isTaken : sql`case ${sql.join(before(place), sql.raw(' '))} else ${isTaken} end`}`;
  });
  return sql`with ${sql.join(stretches.map(({ ctes }) => ctes))} ${sql.join(found, sql.raw(' union all '))}`;
}

/**
 * How many rows are looked at in an order, a stretch that is begun anew after the other; none where all that there are of it are sooner found.
 * In steps, so that the text stays the same while a total grows.
 */
function lengthsOf({ carried, isReach }: Held, wanted: number, total: number): readonly number[] {
  if (isFew(total)) return isReach && glancedAt(wanted) <= total ? [glancedAt(wanted)] : [];
  const short = walked.forEach * wanted;
  if (short > total) return [];
  const share = (carried ? walked.shareCarried : walked.share) * total;
  const [first, whole] = [
    inSteps(short),
    inSteps(Math.max(isReach ? walked.oneByOne : walked.atLeast, short, share)),
  ];
  return isReach && whole > walked.apart * first ? [first, walked.longer * first, whole] : [whole];
}

/** All rows of some parts, with what they are ordered by. */
export const allThat = (parts: readonly Sql[], { columns }: Ordering): Sql =>
  sql.join(
    parts.map((part) => sql`select ${needed(columns)} from ${part}`),
    sql.raw(' union all '),
  );

/** The ids of one page of such rows, which are put in order for it. */
export const inOrder = (rows: Sql, { joins, by }: Ordering, of: Pick<ListQuery, 'page' | 'size'>): Sql =>
  sql`select t._id from (${rows}) t ${joins} order by ${by} ${windowOf(of)}`;

// Most ask for the first page: there nothing travels beside the text that need not, see `writtenOut`.
const windowOf = ({ page, size }: Pick<ListQuery, 'page' | 'size'>): Sql =>
  page === 1 ? sql`limit ${sql.lit(size)} offset 0` : sql`limit ${size} offset ${(page - 1) * size}`;

/**
 * Before few are found all, each by its file, so many are looked at in their order, where that is no more than there are: what stands side by
 * side in an index may be mostly theirs.
 */
const glancedAt = (wanted: number): number => walked.longer * inSteps(walked.forEach * wanted);

const inSteps = (rows: number): number => 2 ** Math.ceil(Math.log2(rows));

// What follows from size and total alone, and for the pages after the first from their number too.
const numeral = (count: number): Sql => sql.raw(String(count));

/** A window of those that meet a condition and those that do not, one after the other: each has the order of the table itself. */
function eitherWay(name: ResourceName, where: Sql, flag: Flag, wanted: number, window: Sql): Sql {
  const { condition, first, last } = flag;
  const part = (number: number, meets: boolean): Sql =>
    sql`(select ${sql.raw(String(number))} part, t._id from (select t._id from ${from(name)} where ${where}
      and ${meets ? condition : sql`not ${condition}`} order by ${last} limit ${numeral(wanted)}) t)`;
  return sql`select t._id from (${part(1, first)} union all ${part(2, !first)}) t order by t.part, ${last} ${window}`;
}

/** A window of those that other rows lead to in their order, and then of the rest, which is not looked for before. */
function ledBy(name: ResourceName, where: Sql, led: Led, wanted: number, window: Sql): Sql {
  return sql`with there as materialized (select t._id, row_number() over () place from (
      select t._id from ${led.from} join ${from(name)} on t._id = ${led.points} where ${where} order by ${led.by} limit ${numeral(wanted)}) t),
    rest as materialized (select t._id from ${from(name)} where ${where} and ${led.besides} and (select count(*) from there) < ${numeral(wanted)}
      order by ${led.last} limit ${numeral(wanted)})
    select _id from (select _id, place from there union all
      select _id, (select count(*) from there) + row_number() over () from rest) page order by place ${window}`;
}

/** What stands in a window of an order, where nothing else is asked for. */
function passing(name: ResourceName, along: Sql, order: Ordering, wanted: number, window: Sql): Sql {
  const { joins, by, absent, through, column } = order;
  if (through)
    return sql`select t._id from (${standing(name, along, order, wanted, needed([]))}) t ${window}`;
  if (!absent) return sql`select t._id from ${from(name)} ${joins} where ${along} order by ${by} ${window}`;
  const part = (number: number, which: string): Sql =>
    sql`(select ${sql.raw(String(number))} part, ${absent} going_by, t._id from (${backwards(name, along, absent, which, needed(column === undefined ? undefined : [column]))} limit ${numeral(wanted)}) t)`;
  return sql`select _id from (${part(1, 'is not null')} union all ${part(2, 'is null')}) page
    order by part, going_by desc nulls last, _id desc ${window}`;
}

/** The first rows that meet `besides` among so many of an order at `most`: as many as are `wanted`, as common table expressions, the last of which is `met_` and its `place`. */
function meeting(
  name: ResourceName,
  { along, besides, asked }: { along: Sql; besides: Sql; asked: readonly string[] | undefined },
  order: Ordering,
  most: number,
  wanted: number,
  place: number,
): Sql {
  const [met, there, rest] = ['met', 'there', 'rest'].map((part) => sql.raw(`${part}_${place}`)) as [
    Sql,
    Sql,
    Sql,
  ];
  const shown = needed(asked);
  const { absent } = order;
  const among = (rows: Sql, when = sql``): Sql =>
    sql`materialized (select t._id from (${rows} limit ${numeral(most)}) t where ${besides} ${when} limit ${numeral(wanted)})`;
  if (!absent) return sql`${met} as ${among(standing(name, along, order, most, shown))}`;
  const hasEnded = sql`(select count(*) from ${there}) < ${numeral(wanted)}
    and not exists (select from ${from(name)} where ${along} and ${absent} is not null offset ${numeral(most)})`;
  return sql`${there} as ${among(backwards(name, along, absent, 'is not null', shown))},
    ${rest} as ${among(backwards(name, along, absent, 'is null', shown), sql`and ${hasEnded}`)},
    ${met} as materialized (select _id from ${there} union all select _id from ${rest} limit ${numeral(wanted)})`;
}

/** All rows in an order, the first of which a walk finds one after the other. */
function standing(
  name: ResourceName,
  along: Sql,
  { joins, by, through }: Ordering,
  most: number,
  shown: Sql,
): Sql {
  if (!through) return sql`select ${shown} from ${from(name)} ${joins} where ${along} order by ${by}`;
  // What is named is little beside what points to it: each is gone through by itself, from the first on.
  return sql`select t.* from (${through.records}) o cross join lateral (select ${shown} from ${from(name)}
    where ${along} and ${through.column} = o._id order by ${through.last} limit ${numeral(most)}) t`;
}

/** An index read backwards has what is absent first: so what is there comes by itself, and the rest after it. */
function backwards(name: ResourceName, along: Sql, absent: Sql, which: string, shown: Sql): Sql {
  return sql`select ${shown} from ${from(name)} where ${along} and ${absent} ${sql.raw(which)} order by ${absent} desc nulls first, t._id desc`;
}

// Of a hundred columns those that are not needed would still be put into every row that is passed by, empty.
function needed(columns: readonly string[] | undefined): Sql {
  if (!columns) return sql`t.*`;
  return sql.raw(
    ['_id', ...columns.filter((column) => column !== '_id')].map((one) => `t."${one}"`).join(', '),
  );
}
