import { sql } from 'kysely';
import type { Migration } from 'kysely';

/** Every order of expected fees has its index; one kind of fee, or one company's, is found by it and put in order in the index. */
export const ordersOfProjectedFees: Migration = {
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};

const statements = [
  `drop index projected_fee_expected`,
  `create index projected_fee_expected on "projectedFee" ("expectedOn", _id) where "deletedAt" is null`,
  `create index projected_fee_amount on "projectedFee" (amount, _id) where "deletedAt" is null`,
  `create index projected_fee_type on "projectedFee" ("feeType", _id) include ("expectedOn", amount) where "deletedAt" is null`,
  `create index projected_fee_company on "projectedFee" ("companyId", _id) include ("expectedOn", amount) where "deletedAt" is null`,
];
