import { sql } from 'kysely';
import { invoiceTypes } from '#contract/lifecycles/document';
import { sideOf } from '#contract/roles/sides';
import type { Sql } from '../../database/tables';
import type { Caller } from '../../request/caller';
import type { Scope } from '../../records/rules';
import { handledBy, isPartner } from '../handled-files';
import { fileScope } from '../scopes';
import { scopeCondition } from '../../records/conditions';

/**
 * A vendor sees what its own company billed, whatever became of the files since. Everyone else sees an invoice where **every**
 * file that it bills is in their scope: whoever reads, approves or exports it sees all of it, and one line on another office's
 * file would tell what that file costs. A partner sees what its own company billed, and the rest on the files that it handles. Clients see only what they are billed directly, once it was sent to them.
 */
export function vendorInvoicesInScope(caller: Caller): Scope {
  if (sideOf(caller.activityType) === 'vendor') return sql`t."companyId" = any(${caller.tree}::uuid[])`;
  const files = fileScope(caller, 'f');
  if (files === 'everything' || files === 'nothing') return files;
  if (isPartner(caller)) {
    const own = sql`t."companyId" = any(${caller.tree}::uuid[])`;
    return sql`(${own} or ${everyFile(sql`(${files} and ${handledBy(caller, 'f')})`)})`;
  }
  const all = everyFile(files);
  if (sideOf(caller.activityType) === 'agency') return all;
  return sql`(t."directBilling" and t."submittedBy" is not null and exists (select from company h where h._id = ${caller.headCompanyId}::uuid
    and (h.playbook->>'vendorDirectBilling')::boolean) and ${all})`;
}

// Most invoices bill one file: that one is joined, and only what bills more is looked at one by one.
function everyFile(files: Sql): Sql {
  const reached = sql`select f._id from file f where ${files} and f."deletedAt" is null`;
  return sql`(t."fileIds"[1] in (${reached}) and (cardinality(t."fileIds") = 1
    or not exists (select from unnest(t."fileIds") u(id) where u.id not in (${reached}))))`;
}

/** The documents of the invoices that a caller reads, as a condition on a document: who approves one or pays it has its document at hand. */
export function documentsOfInvoices(caller: Caller): Sql {
  const read = scopeCondition(vendorInvoicesInScope(caller));
  return sql`(t."documentType" = any(${invoiceTypes}::text[]) and t._id in (
    select t."documentId" from "vendorInvoice" t where ${read} and t."deletedAt" is null))`;
}

/** The files that a caller may bill: those in scope, and for a vendor those that it took on, also when its work there is over. */
export function billableFiles(caller: Caller, alias = 't'): Scope {
  const reached = fileScope(caller, alias);
  if (sideOf(caller.activityType) !== 'vendor' || reached === 'everything') return reached;
  const worked = sql`${sql.raw(alias)}._id in (select a."fileId" from "companyAssignment" a
    where a."companyId" = any(${caller.tree}::uuid[]) and a."acceptedAt" is not null)`;
  return reached === 'nothing' ? worked : sql`(${reached} or ${worked})`;
}
