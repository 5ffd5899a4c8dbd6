import { sql } from 'kysely';
import type { Migration } from 'kysely';

/** The usual orders of the lists that open without a file: their pages come off an index. */
export const wholeLists: Migration = {
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};

const statements = [
  `create index history_at on history (at desc, _id desc)`,
  `create index request_created on request ("createdAt" desc, _id desc)`,
  `create index company_assignment_at on "companyAssignment" ("assignedAt" desc, _id desc)`,
  `create index related_party_primary on "relatedParty" ("isPrimary" desc, "createdAt", _id desc)`,
  `create index projected_fee_expected on "projectedFee" ("expectedOn", _id)`,
  `create index company_fee_type on "companyFee" ("feeType", "effectiveFrom" desc, _id)`,
];
