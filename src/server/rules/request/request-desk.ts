import { sql } from 'kysely';
import { decidableRequests } from '#contract/lifecycles/request';
import { requestTypes, typesDecidedAt } from '#contract/lifecycles/request-types';
import type { Desk } from '#contract/lifecycles/request-types';
import { sideOf } from '#contract/roles/sides';
import { vocabularies } from '#contract/vocabularies/index';
import type { ValueOf } from '#contract/vocabularies/index';
import type { Sql } from '../../database/tables';
import type { Caller } from '../../request/caller';
import { isLimited, may } from '../../request/rights';
import { worksFilesOf } from '../handled-files';

/** The desk at which a person decides requests, or none. Within the agency a limited right is the accountants' or the managers'. */
export function deskOf(caller: Caller): Desk | undefined {
  if (!may(caller, 'request', 'decide')) return undefined;
  if (caller.scope === 'all') return 'administrator';
  const side = sideOf(caller.activityType);
  if (side !== 'agency') return side === 'client' ? 'client' : undefined;
  if (!isLimited(caller, 'request', 'decide')) return 'supervisor';
  return may(caller, 'invoice', 'issue') ? 'accounts' : 'manager';
}

/**
 * That a person decides the request `t` now: it waits, its type is decided at their desk, their side is asked, they did not ask nor
 * enter what it is about, and they may work its files. A manager decides a fee up to the limit that is theirs; what a repair costs is for those who may approve it.
 */
export function isDecidable(caller: Caller): Sql {
  const desk = deskOf(caller);
  const types = typesOf(caller, desk);
  if (types.length === 0) return sql`false`;
  const waits = sql`t.status = any(${decidableRequests}::text[]) and t."requestedBy" <> ${caller.userId}::uuid
    and t."requestType" = any(${types}::text[]) and not ${isOfOwn(caller)}`;
  if (desk === 'administrator') return sql`(${waits} and ${isAskedOfAgency})`;
  const limited = [
    ...(desk === 'manager' ? ['fee_approval'] : []),
    ...(isLimited(caller, 'recon', 'approve') ? ['repair_approval'] : []),
  ];
  return sql`(${waits} and ${isAsked(caller)} and ${worksFilesOf(caller)} ${limited.length > 0 ? withinLimit(caller, limited) : sql``})`;
}

/** Whether requests of a type are a person's to decide at all, whatever stands in one. */
export const decidesType = (caller: Caller, type: ValueOf<'requestType'>): boolean =>
  typesOf(caller, deskOf(caller)).includes(type);

// Who entered a fee, or estimated a repair, approves neither, whoever asks.
function isOfOwn({ userId }: Caller): Sql {
  const me = sql`${userId}::uuid`;
  return sql`case t."requestType"
    when 'fee_approval' then exists (select from fee e where e._id = t."linkedEntityId" and e."createdBy" = ${me})
    when 'repair_approval' then exists (select from "repairsAndReconditioning" e
      where e._id = t."linkedEntityId" and ${me} in (e."createdBy", e."estimatedBy"))
    else false end`;
}

// Who sells units approves what they are repaired for, though they decide nothing else.
function typesOf(caller: Caller, desk: Desk | undefined): ValueOf<'requestType'>[] {
  const types = (desk ? typesDecidedAt(desk) : []).filter((type) => type !== 'repair_approval');
  const side = sideOf(caller.activityType);
  const repairs = side !== 'vendor' && may(caller, 'recon', 'approve');
  return repairs ? [...types, 'repair_approval'] : types;
}

const agencies = vocabularies.activityType.filter((type) => sideOf(type) === 'agency');

// Who stands in for every desk of the agency stands in for nobody whom it asks.
const isAskedOfAgency = sql`exists (select from company a
  where a._id = t."assignedToCompanyId" and a."activityType" = any(${agencies}::text[]))`;

function isAsked({ family }: Caller): Sql {
  const own = Object.entries(requestTypes).flatMap(([type, row]) => (row.ownSide ? [type] : []));
  return sql`(t."assignedToCompanyId" = any(${family}::uuid[])
    or (t."requestType" = any(${own}::text[]) and t."requestedByCompanyId" = any(${family}::uuid[])))`;
}

function withinLimit({ userId }: Caller, types: readonly string[]): Sql {
  return sql`and (t."requestType" <> all(${types}::text[])
    or t.amount <= (select u."approvalLimit" from "user" u where u._id = ${userId}::uuid))`;
}
