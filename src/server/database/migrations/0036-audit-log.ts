import { sql } from 'kysely';
import type { Migration } from 'kysely';

/** What was seen, taken and bought stands in the history among much else: found for the audit log by when, and by whom. */
export const auditLog: Migration = {
  async up(db) {
    const told = sql`type in ('document_viewed', 'document_downloaded', 'pii_revealed', 'search_ordered')`;
    await sql`create index history_audit on history (at desc, _id desc) where ${told}`.execute(db);
    await sql`create index history_audit_person on history ("byUserId", at desc, _id desc) where ${told}`.execute(
      db,
    );
    await sql`create index security_event_person on "securityEvent" ("userId", at desc, _id desc)`.execute(
      db,
    );
  },
};
