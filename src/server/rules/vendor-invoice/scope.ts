import { sql } from 'kysely';
import { invoiceTypes } from '#contract/lifecycles/document';
import { sideOf } from '#contract/roles/sides';
import type { Sql } from '../../database/tables';
import type { Caller } from '../../request/caller';
import { goesOneByOne } from '../../records/one-by-one';
import type { Scope } from '../../records/rules';
import { handledBy, isPartner } from '../handled-files';
import { fileScope } from '../scopes';
import { scopeCondition } from '../../records/conditions';

/**
 * A vendor sees what its own company billed, whatever became of the files since. Everyone else sees an invoice where **every**
 * file that it bills is in their scope: whoever reads, approves or exports it sees all of it, and one line on another office's
 * file would tell what that file costs. A partner sees what its own company billed, and the rest on the files that it handles. Clients see only what they are billed directly, once it was sent to them.
 */
export const vendorInvoicesInScope = (caller: Caller): Scope =>
  invoicesOn(caller, goesOneByOne(caller) ? everyFileLookedUp : everyFile);

/** The same as it is asked of very many. */
export function vendorInvoicesOfMany(caller: Caller): readonly Sql[] | undefined {
  const scope = invoicesOn(caller, goesOneByOne(caller) ? everyFileLookedUp : everyFileOfMany);
  return scope === 'everything' || scope === 'nothing' ? undefined : [scope];
}

function invoicesOn(caller: Caller, every: (files: Sql) => Sql): Scope {
  if (sideOf(caller.activityType) === 'vendor') return sql`t."companyId" = any(${caller.tree}::uuid[])`;
  const files = fileScope(caller, 'f');
  if (files === 'everything' || files === 'nothing') return files;
  if (isPartner(caller)) {
    const own = sql`t."companyId" = any(${caller.tree}::uuid[])`;
    return sql`(${own} or ${every(sql`(${files} and ${handledBy(caller, 'f')})`)})`;
  }
  const all = every(files);
  if (sideOf(caller.activityType) === 'agency') return all;
  return sql`(t."directBilling" and t."submittedBy" is not null and exists (select from company h where h._id = ${caller.headCompanyId}::uuid
    and (h.playbook->>'vendorDirectBilling')::boolean) and ${all})`;
}

// Most invoices bill one file, and the first is joined; those of one that bills more are looked up one by one, and the planner gathers no others.
function everyFile(files: Sql): Sql {
  const others = sql`not exists (select from file f where f._id = u.id and ${files} and f."deletedAt" is null)`;
  return onEvery(files, others);
}

// Of few, each file is looked up.
const everyFileLookedUp = (files: Sql): Sql =>
  sql`coalesce((select bool_and((${files}) is true and f."deletedAt" is null) from file f where f._id = any(t."fileIds")), false)`;

// Of very many, it is known of all files at once which are reached.
const everyFileOfMany = (files: Sql): Sql => onEvery(files, sql`u.id not in (${reachedBy(files)})`);

const onEvery = (files: Sql, isOut: Sql): Sql =>
  sql`(t."fileIds"[1] in (${reachedBy(files)}) and (cardinality(t."fileIds") = 1
    or not exists (select from unnest(t."fileIds") u(id) where ${isOut})))`;

const reachedBy = (files: Sql): Sql => sql`select f._id from file f where ${files} and f."deletedAt" is null`;

/** The documents of the invoices that a caller reads, as a condition on a document: who approves one or pays it has its document at hand. */
export function documentsOfInvoices(caller: Caller): Sql {
  const read = scopeCondition(invoicesOn(caller, everyFileOfMany));
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
