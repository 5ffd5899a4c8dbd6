import { sql } from 'kysely';
import type { Sql } from '../../database/tables';

/** Words that so many of the latest files bear are common: they are met on a walk through the usual order, and not looked up. */
const common = { of: 96, atLeast: 2 } as const;
/** Words that no more files bear are found in the index of words, and all of these are put in order. */
const few = 500;
/** A walk passes by so many files that are worked on, and so many others. */
const passed = 4_000;
/** Who reaches no more files than these is looked up by them. */
const own = 2_000;

/** The usual order: what is worked on, and of that what was last. */
const usual = sql.raw(`t.active desc, t."lastActivityDate" desc, t._id desc`);

/**
 * What is looked for: `bears`, that a file bears the words, on the alias `s` of its search text; `whole`, that its account is what was
 * typed; `within`, what all are held to; `best`, what stands before the usual order. The last three on the alias `t` of the file.
 * `reachesMost`: the caller reaches most files of the house; `isRare`: one of the words is a number or a serial that few files can bear.
 */
export interface Sought {
  readonly bears: Sql;
  readonly whole: Sql | undefined;
  readonly within: Sql;
  readonly reachesMost: boolean;
  readonly isRare: boolean;
  readonly best: Sql;
  readonly most: number;
}

/**
 * The ids of the best files that bear some words, best first, as a query. They are the best of all, however many bear them and whoever else
 * reaches these: a name that one file in six bears is not read six thousand times for twenty, but met in the usual order; where the
 * caller reaches few, these are gone through; and what neither finds is found in all.
 */
export function bestAmongMany({ bears, whole, within, reachesMost, isRare, best, most }: Sought): Sql {
  const limit = sql.lit(most);
  const isCommon = isRare ? sql`false` : sql`(select count(*) from latest) >= ${sql.lit(common.atLeast)}`;
  const isBroad = sql`(${isCommon} or (select count(*) from hits) > ${sql.lit(few)})`;
  const reachesFew = sql`(select count(*) from own) <= ${sql.lit(own)}`;
  const isWalked = reachesMost ? isBroad : sql`${isBroad} and not ${reachesFew}`;
  const borneBy = (id: string): Sql =>
    sql`(select ${bears} from "fileSearch" s where s."fileId" = ${sql.raw(id)})`;
  const inReach = sql`(select ${within} from file t where t._id = o._id)`;
  const inOrder = (which: Sql, count: number): Sql =>
    sql`select t._id from file t where ${which} and t."deletedAt" is null order by t."lastActivityDate" desc, t._id desc limit ${sql.lit(count)}`;
  const walk = (which: Sql, when: Sql): Sql => sql`(select o._id from (${inOrder(which, passed)}) o
    where ${when} and case when ${borneBy('o._id')} then ${inReach} end limit ${limit})`;
  // Those not worked on stand after all that are.
  const hasEnded = sql`${isWalked} and not exists (select from file t where t.active and t."deletedAt" is null offset ${sql.lit(passed)})`;
  const ctes = [
    ...(isRare
      ? []
      : [
          sql`latest as materialized (select from (${inOrder(sql`t.active`, common.of)}) o where ${borneBy('o._id')} limit ${sql.lit(common.atLeast)})`,
        ]),
    sql`hits as materialized (select s."fileId" _id from "fileSearch" s where not ${isCommon} and ${bears} limit ${sql.lit(few + 1)})`,
    ...(reachesMost
      ? []
      : [
          sql`own as materialized (select t._id from file t where ${isBroad} and ${within} offset 0 limit ${sql.lit(own + 1)})`,
        ]),
    sql`met as materialized (select _id from (${walk(sql`t.active`, isWalked)} union all ${walk(sql`not t.active`, hasEnded)}) o limit ${limit})`,
    sql`rest as materialized (select t._id from "fileSearch" s join file t on t._id = s."fileId"
      where ${isWalked} and (select count(*) from met) < ${limit} and ${bears} and ${within} order by ${usual} limit ${limit})`,
  ];
  const found = [
    sql`select _id from hits where not ${isBroad}`,
    sql`select _id from met`,
    sql`select _id from rest`,
    ...(reachesMost ? [] : [sql`select t._id from own t where ${reachesFew} and ${borneBy('t._id')}`]),
    ...(whole ? [sql`(select t._id from file t where ${whole} and ${within} limit ${limit})`] : []),
  ];
  return sql`with ${sql.join(ctes)} select t._id from file t join (${sql.join(found, sql.raw(' union '))}) f on f._id = t._id
    where ${within} order by ${best}, ${usual} limit ${limit}`;
}
