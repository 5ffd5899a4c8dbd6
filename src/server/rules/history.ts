import { sql } from 'kysely';
import { sideOf } from '#contract/roles/sides';
import { isResourceName } from '#contract/resources/index';
import type { Row, Sql } from '../database/tables';
import { guardedFields } from '../records/present';
import type { Caller } from '../request/caller';
import { may } from '../request/rights';
import type { Rules } from '../records/rules';
import { onFileInScope, within } from './scopes';

/** The history of files in scope, as far as the caller's side may know of it. */
export const historyRules: Rules<'history'> = {
  scope: (caller) => {
    const files = onFileInScope(caller);
    const own = sql`t."byCompanyId" = any(${caller.tree}::uuid[])`;
    switch (sideOf(caller.activityType)) {
      case 'agency':
        return files;
      case 'client':
        return within(files, sql`(t.visibility in ('client', 'client_and_vendor') or ${own})`);
      default:
        return within(
          files,
          sql`((t.visibility in ('vendor', 'client_and_vendor') or ${own}) and ${ofOwnBills(caller)})`,
        );
    }
  },
  mask: maskChanges,
  beforeCreate: async (context) => ({
    type: 'system',
    entity: 'file',
    entityId: null,
    at: context.now.toISOString(),
    byUserId: context.caller.userId,
    byCompanyId: context.caller.companyId,
    source: context.origin.source,
    requestId: context.origin.requestId,
    updatedFields: [],
    changes: [],
    visibility: 'internal',
  }),
  // What was written down is told by itself.
  history: () => undefined,
};

// Several vendors work one file; what another one bills is not for them.
function ofOwnBills(caller: Caller): Sql {
  return sql`(t.entity <> 'vendorInvoice' or t."entityId" in (
    select v._id from "vendorInvoice" v where v."companyId" = any(${caller.tree}::uuid[])))`;
}

// A value that the caller would not be shown in the record is not shown in its history either.
function maskChanges(caller: Caller, entry: Row): void {
  const name = String(entry.entity);
  if (!isResourceName(name) || !Array.isArray(entry.changes)) return;
  const hidden = new Set(
    guardedFields(name).flatMap(({ field, group, mask }) =>
      (group && !may(caller, group, 'show')) || (mask && !may(caller, 'pii', 'reveal')) ? [field] : [],
    ),
  );
  if (sideOf(caller.activityType) === 'vendor') hidden.add('remarketing');
  if (hidden.size === 0) return;
  entry.changes = entry.changes.filter(({ field }: { field: string }) => !hidden.has(field));
  if (Array.isArray(entry.updatedFields))
    entry.updatedFields = entry.updatedFields.filter((field: string) => !hidden.has(field));
}
