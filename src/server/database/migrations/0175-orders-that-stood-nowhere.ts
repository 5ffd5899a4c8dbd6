import { sql } from 'kysely';
import type { Migration } from 'kysely';

const live = `where "deletedAt" is null`;
const issued = (way: string): string =>
  `("issueDate"${way}, "invoiceNumber" collate "und-x-icu"${way}, _id${way && ' desc'}) ${live}`;

/**
 * Orders of lists that stood in an index of their column, but not in the whole order: in another than that of a dictionary, or by it alone.
 * And what an order by the client goes through, client by client; and requests of one kind.
 */
export const ordersThatStoodNowhere: Migration = {
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};

const statements = [
  `create index request_by_status on request (status, _id) ${live}`,
  `create index request_type on request ("requestType", "createdAt" desc, _id desc) ${live}`,
  `create index "invoice_by_clientId" on invoice ("clientId", _id) ${live}`,
  `create index "invoice_by_invoiceNumber" on invoice ("invoiceNumber" collate "und-x-icu", _id) ${live}`,
  // At a month's end thousands are issued on one day. Drafts stand last either way.
  'drop index invoice_issued',
  `create index invoice_issued on invoice ${issued(' desc nulls last')}`,
  `create index invoice_by_issue on invoice ${issued('')}`,
];
