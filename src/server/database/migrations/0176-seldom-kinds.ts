import { sql } from 'kysely';
import type { Migration } from 'kysely';

const live = `"deletedAt" is null`;

/** What is seldom is found by its kind, and not by a look at all else: one kind of note among half a million took 190 ms. */
export const seldomKinds: Migration = {
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};

const statements = [
  `create index note_type on note ("noteType", "createdAt" desc, _id desc) where ${live}`,
  `create index payment_type on payment ("paymentType", "receivedDate" desc, _id desc) where ${live}`,
  `create index company_assignment_activity on "companyAssignment" ("activityType", "assignedAt" desc, _id desc) where ${live}`,
  `create index "projectedFee_status" on "projectedFee" (status, "expectedOn", _id) where ${live}`,
  `create index document_origin on document ("originType", "createdAt" desc, _id desc) where ${live}`,
  // Bytes are hardly ever altered or lost.
  `create index document_fault on document ("bytesFault", "createdAt" desc, _id desc) where ${live} and "bytesFault" is not null`,
  // Of files few have a deadline that the law sets.
  `create index file_deadline_kind on file ("nextDeadlineKind", "lastActivityDate" desc, _id desc)
    where ${live} and "nextDeadlineKind" is not null`,
];
