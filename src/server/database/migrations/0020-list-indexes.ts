/**
 * Of what is not deleted alone: so a list is counted, and the rows before its page are passed over, in the index itself. An order that may
 * be absent stands from the least up, what is absent last; read backwards it serves the other way round.
 */
export const listIndexes: readonly string[] = [
  ...again('file_client', `file ("clientId", "lastActivityDate" desc, _id desc)`),
  ...again('file_agency', `file ("agencyId", "lastActivityDate" desc, _id desc)`),
  ...again(
    'file_activity',
    `file ("lastActivityDate" desc, _id desc) include ("assignmentDate", "closedDate")`,
  ),
  ...again('file_assigned', `file ("assignmentDate", _id)`),
  ...again('file_past_due', `file ("daysPastDue", _id)`),
  ...again('file_next_action', `file ("nextActionDate", _id)`),
  ...again('file_status_due', `file ("statusDue", _id)`),
  ...again('file_debtor', `file ("debtorName" collate "und-x-icu", _id)`),
  ...again('file_closed_date', `file ("closedDate", _id)`),
  ...again('file_status', `file (status, "lastActivityDate" desc, _id desc)`),
  ...again('file_state', `file (state, _id)`),
  // Of few files all are found and put in order, held ones among them.
  `drop index file_held`,
  `create index file_balance on file ("balanceAmount", _id) where "deletedAt" is null`,
  ...again('vendor_invoice_company', `"vendorInvoice" ("companyId", "invoiceDate" desc, _id desc)`),
  ...again('vendor_invoice_status', `"vendorInvoice" ("invoiceStatus", "invoiceDate" desc, _id desc)`),
  ...again('vendor_invoice_due', `"vendorInvoice" ("dueDate", _id)`),
  ...again('vendor_invoice_total', `"vendorInvoice" (total, _id)`),
  `create index vendor_invoice_flags on "vendorInvoice" using gin (flags) with (fastupdate = off) where "deletedAt" is null`,
  ...again('note_time', `note ("createdAt" desc, _id desc)`),
  ...again('fee_incurred', `fee ("incurredOn" desc, _id desc)`),
  ...again('history_at', `history (at desc, _id desc)`),
  ...again('document_created', `document ("createdAt" desc, _id desc)`),
  ...again('request_created', `request ("createdAt" desc, _id desc)`),
  ...again('invoice_issued', `invoice ("issueDate" desc nulls last, _id desc)`),
  ...again('payment_received', `payment ("receivedDate" desc, _id desc)`),
  ...again('company_assignment_at', `"companyAssignment" ("assignedAt" desc, _id desc)`),
  ...again('company_assignment_company', `"companyAssignment" ("companyId", _id)`),
  ...again('related_party_primary', `"relatedParty" ("isPrimary" desc, "createdAt", _id desc)`),
  ...again('reminder_due', `reminder ("dueDate", _id)`),
  ...[
    // By the name of a company: its own in one order.
    ['file_of_client', `file ("clientId", _id)`],
    ['vendor_invoice_of_company', `"vendorInvoice" ("companyId", _id)`],
    ['reminder_created', `reminder ("createdAt", _id)`],
    ['company_assignment_due', `"companyAssignment" ("dueAt", _id)`],
    ['related_party_type', `"relatedParty" ("relatedPartyType", _id)`],
    ['related_party_name', `"relatedParty" ("lastName" collate "und-x-icu", _id)`],
    ['related_party_created', `"relatedParty" ("createdAt", _id)`],
    ['note_reply_due', `note ("replyDueAt", _id)`],
    ['fee_total', `fee ("totalAmount", _id)`],
    ['fee_type', `fee ("feeType", _id)`],
    ['fee_status', `fee (status, _id)`],
  ].map(([name, on]) => `create index ${name} on ${on} where "deletedAt" is null`),
  `create index related_party_business on "relatedParty" using gin (fold("businessName") gin_trgm_ops) with (fastupdate = off)`,
  // An index answers alone only for pages which the database knows to be seen by all.
  ...['note', 'fee', 'history', 'document', '"relatedParty"'].map(
    (table) =>
      `alter table ${table} set (autovacuum_vacuum_scale_factor = 0.05, autovacuum_vacuum_insert_scale_factor = 0.05)`,
  ),
];

function again(name: string, on: string): string[] {
  return [`drop index ${name}`, `create index ${name} on ${on} where "deletedAt" is null`];
}
