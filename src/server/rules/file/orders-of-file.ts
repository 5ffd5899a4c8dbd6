import { sql } from 'kysely';
import type { Recorded } from '#contract/resources/index';
import type { Db, Sql } from '../../database/tables';
import { isWhole, opensGates, proves } from './proving-documents';

/** What an order of a court on a file is gone by for. */
export type Order = Pick<Recorded<'document'>, '_id' | 'courtFileNumber' | 'orderDate' | 'orderPermits'>;

/** Orders `d` as a list of `Order`, in the order in which they came in; `which`: of the documents at hand. */
export const listOrders = (which: Sql): Sql => sql`coalesce(jsonb_agg(
  jsonb_build_object('_id', d._id, 'courtFileNumber', d."courtFileNumber", 'orderDate', d."orderDate", 'orderPermits', d."orderPermits")
  order by d."createdAt", d._id) filter (where d."documentType" = 'court_order' and ${which}), '[]')`;

/** The orders of a file that open gates, standing or not, as a list of `Order`. */
export const selectOrders = (fileId: Sql, which: Sql = opensGates): Sql =>
  sql`(select ${listOrders(which)} from document d where d."fileIds" && array[${fileId}] and ${isWhole})`;

/** The same with one of them more, whoever brought that. */
export async function readOrdersWith(db: Db, fileId: string, documentId: string): Promise<Order[]> {
  const which = sql`(${opensGates} or d._id = ${documentId}::uuid)`;
  const { rows } = await sql<{
    orders: Order[];
  }>`select ${selectOrders(sql`${fileId}::uuid`, which)} orders`.execute(db);
  return rows[0]?.orders ?? [];
}

/** The orders of a file that prove what they say, in the order in which they came in, and those of them that open gates. */
export async function readOrders(
  db: Db,
  fileId: string,
): Promise<{ readonly proving: readonly Order[]; readonly opening: readonly Order[] }> {
  const { rows } = await sql<{ proving: Order[]; opening: Order[] }>`
    select ${listOrders(proves)} proving, ${listOrders(opensGates)} opening from document d
    where d."fileIds" && array[${fileId}::uuid] and ${isWhole}`.execute(db);
  return rows[0] ?? { proving: [], opening: [] };
}
