import { isDeepStrictEqual } from 'node:util';
import { sql } from 'kysely';
import { sideOf } from '#contract/roles/sides';
import { isResourceName, resourceNames } from '#contract/resources/index';
import type { ResourceName } from '#contract/resources/index';
import type { Row, Sql } from '../database/tables';
import { maskAt, masksFor } from '../records/hidden-fields';
import { moves } from '../records/orders-within';
import type { Caller } from '../request/caller';
import type { Rules } from '../records/rules';
import { partnerMasks } from './file/partner-masks';
import { handlesAll, onHandledFile } from './handled-files';
import { onFileInScope, scopeByFile, within } from './scopes';

/** What of the history of a file the caller's side may know, where that is not all of it. */
function toldOf(caller: Caller): Sql | undefined {
  const own = sql`t."byCompanyId" = any(${caller.tree}::uuid[])`;
  const toVendors = sql`((t.visibility in ('vendor', 'client_and_vendor') or ${own}) and ${ofOwnWork(caller)})`;
  switch (sideOf(caller.activityType)) {
    case 'agency':
      return handlesAll(caller)
        ? undefined
        : sql`(${onHandledFile(caller)} or (${toVendors} and ${ofNoSecret}))`;
    case 'client':
      return sql`(t.visibility in ('client', 'client_and_vendor') or ${own})`;
    default:
      return toVendors;
  }
}

/** The history of files in scope, as far as the caller's side may know of it. */
export const historyRules: Rules<'history'> = {
  scope: (caller) => within(onFileInScope(caller), toldOf(caller) ?? sql`true`),
  scopeApart: (caller) => scopeByFile(caller, toldOf(caller) ?? sql`true`),
  derived: { closingReason: () => whyClosed },
  filters: { updatedFields: changedFields },
  shownAs,
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

// A file is closed for a reason that was given before: it stood as the file says it now, or as the first change after the closing says it was.
const whyClosed: Sql = sql`case when t.type = 'file_closed' then coalesce((
    select jsonb_build_object('why', c->'before')
    from history h cross join jsonb_array_elements(h.changes) c
    where h."fileId" = t."fileId" and h.entity = 'file' and (h.at, h._id) > (t.at, t._id) and c->>'field' = 'closingReason'
    order by h.at, h._id limit 1
  ), (select jsonb_build_object('why', f."closingReason") from file f where f._id = t."fileId"))->>'why' end`;

// Several vendors work one file; who else was asked, and what another one bills, is not for them.
function ofOwnWork(caller: Caller): Sql {
  const own = sql`any(${caller.tree}::uuid[])`;
  return sql`(case t.entity
    when 'vendorInvoice' then t."entityId" in (select v._id from "vendorInvoice" v where v."companyId" = ${own})
    when 'companyAssignment' then t."entityId" in (select a._id from "companyAssignment" a where a."companyId" = ${own})
    else true end)`;
}

// Of another agency's file a partner reads no change of what is masked for it there: on which side it stands hangs on the file.
const ofNoSecret = sql`not (t.entity = 'file' and t."updatedFields" && ${[
  ...new Set(partnerMasks.map(([path]) => path.split('.')[0])),
]}::text[])`;

interface Change {
  readonly field: string;
  readonly before: unknown;
  readonly after: unknown;
}

function maskedInside(field: string, value: unknown, masks: ReturnType<typeof masksFor>): unknown {
  const row = { [field]: value };
  for (const [path, mask] of masks) maskAt(row, path, mask);
  return row[field];
}

/** The fields that a caller is shown nothing of, by the resources that have any. */
const hiddenFields = (caller: Caller): [ResourceName, string[]][] =>
  resourceNames
    .map((name): [ResourceName, string[]] => [name, [...masksFor(caller, name).keys()]])
    .filter(([, fields]) => fields.length > 0);

// Of one field it follows from the kind of record whether its change is told: no row is asked what else changed in it. What moved stands in
// an index by time, and what else changed in one by its field: each condition says in the words of its index which of them it asks.
function changedFields(values: readonly unknown[], caller: Caller): Sql {
  const hidden = hiddenFields(caller);
  const moved = sql.raw(`'{${moves.join(',')}}'`);
  const each = values.map((value) => {
    const untold = hidden.filter(([, fields]) => fields.includes(String(value))).map(([name]) => name);
    const told = untold.length > 0 ? sql`and t.entity <> all(${untold}::text[])` : sql``;
    const stands = moves.includes(String(value))
      ? sql`t."updatedFields" && ${moved}`
      : sql`not t."updatedFields" <@ ${moved}`;
    return sql`(${stands} and t."updatedFields" && array[${value}]::text[] ${told})`;
  });
  return sql`(${sql.join(each, sql.raw(' or '))})`;
}

// Which fields changed is asked for by the names of those alone that are told.
function shownAs(caller: Caller, field: string): Sql | undefined {
  if (field !== 'updatedFields') return undefined;
  const kept = Object.fromEntries(hiddenFields(caller));
  if (Object.keys(kept).length === 0) return undefined;
  return sql`array(select f from unnest(t."updatedFields") f
    where not coalesce(jsonb_exists(${JSON.stringify(kept)}::jsonb -> t.entity, f), false))`;
}

// A value that the caller would not be shown in the record is not shown in its history either.
function maskChanges(caller: Caller, entry: Row): void {
  const name = String(entry.entity);
  if (!isResourceName(name) || !Array.isArray(entry.changes)) return;
  const masks = masksFor(caller, name);
  if (masks.size === 0) return;
  entry.changes = entry.changes.flatMap((change: Change) => {
    if (masks.has(change.field)) return [];
    const [before, after] = [change.before, change.after].map((value) =>
      maskedInside(change.field, value, masks),
    );
    // What is left of a part says nothing where only what is masked in it changed.
    return isDeepStrictEqual(before, after) ? [] : [{ ...change, before, after }];
  });
  if (Array.isArray(entry.updatedFields))
    entry.updatedFields = entry.updatedFields.filter((field: string) => !masks.has(field));
}
