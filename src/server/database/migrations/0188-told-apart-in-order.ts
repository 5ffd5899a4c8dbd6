import { sql } from 'kysely';
import type { Migration } from 'kysely';

/**
 * What a reader is not shown is told apart where it stands in order, and no row is read for it: fees and what is expected by whom they are for
 * and the file they lie on, a company's assignments with the day they are ordered by, and a company's fees with all that its people's lists
 * go by. Traces of one result stand in the order of their list.
 */
export const toldApartInOrder: Migration = {
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};

const statements = [
  'drop index company_assignment_company',
  `create index company_assignment_company on "companyAssignment" ("companyId", _id)
    include (status, role, "fileId", "acceptedAt", "assignedAt") where "deletedAt" is null`,
  'drop index fee_company',
  `create index fee_company on fee ("companyId", "incurredOn" desc, _id desc)
    include (direction, "fileId", status, "feeType", "totalAmount", "createdBy") where "deletedAt" is null`,
  'drop index fee_status',
  `create index fee_status on fee (status, _id) include (direction, "fileId") where "deletedAt" is null`,
  'drop index projected_fee_amount',
  `create index projected_fee_amount on "projectedFee" (amount, _id) include (direction, "fileId") where "deletedAt" is null`,
  `create index skip_trace_result_ordered on "skipTrace" (result, "orderedAt" desc, _id desc) where "deletedAt" is null`,
];
