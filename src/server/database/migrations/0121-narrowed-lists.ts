import { sql } from 'kysely';
import type { Migration } from 'kysely';

/**
 * What a list is narrowed by is looked up in an index, in the order that the list has by itself: a walk through the order meets what
 * is frequent, and reads the whole table for what is rare.
 */
export const narrowedLists: Migration = {
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};

const live = `where "deletedAt" is null`;
const ordered = (table: string): string =>
  `create index "${table}_person" on "${table}" ("orderedBy", "orderedAt" desc, _id desc) ${live}`;

const statements = [
  `create index history_type on history (type, at desc, _id desc) ${live}`,
  `create index history_person on history ("byUserId", at desc, _id desc) ${live}`,
  `create index note_company on note ("companyId", "createdAt" desc, _id desc) ${live}`,
  `create index document_company on document ("uploadedByCompanyId", "createdAt" desc, _id desc) ${live}`,
  `create index request_company on request ("assignedToCompanyId", "createdAt" desc, _id desc) ${live}`,
  `create index reminder_person on reminder ("userId", "dueDate", _id) ${live}`,
  `create index skip_trace_party on "skipTrace" ("relatedPartyId", "orderedAt" desc, _id desc) ${live}`,
  `create index skip_trace_company on "skipTrace" ("companyId", "orderedAt" desc, _id desc) ${live}`,
  `create index "personDebtorSearch_party" on "personDebtorSearch" ("relatedPartyId", "orderedAt" desc, _id desc) ${live}`,
  ...['vinSearch', 'personDebtorSearch', 'lienDischarge', 'vhr'].map(ordered),
];
