import { sql } from 'kysely';
import type { Db } from '#server/database/tables';

/** What is read here of one node of a plan, as `explain (analyze, format json)` tells it. */
export interface Plan {
  readonly 'Node Type': string;
  readonly 'Actual Rows': number;
  readonly 'Actual Loops': number;
  readonly 'Rows Removed by Filter'?: number;
  readonly 'Relation Name'?: string;
  readonly Plans?: readonly Plan[];
}

/** How many rows a plan read of tables and indexes, each time that it did. */
export function rowsRead(plan: Plan): number {
  const inner = (plan.Plans ?? []).reduce((sum, one) => sum + rowsRead(one), 0);
  if (!/Scan$/.test(plan['Node Type']) || /^(?:Subquery|CTE|Bitmap Index)/.test(plan['Node Type']))
    return inner;
  return inner + (plan['Actual Rows'] + (plan['Rows Removed by Filter'] ?? 0)) * plan['Actual Loops'];
}

/** The plan of a statement with these values for its parameters: it is run. */
export async function planOf(db: Db, text: string, parameters: readonly unknown[]): Promise<Plan> {
  const { rows } = await db.executeQuery<{ 'QUERY PLAN': [{ Plan: Plan }] }>({
    ...sql`${sql.raw('')}`.compile(db),
    sql: `explain (analyze, timing off, format json) ${text}`,
    parameters,
  });
  return rows[0]?.['QUERY PLAN'][0].Plan as Plan;
}

/** How many rows a statement reads, with these values for its parameters: it is run. */
export const rowsReadBy = async (db: Db, text: string, parameters: readonly unknown[]): Promise<number> =>
  rowsRead(await planOf(db, text, parameters));
