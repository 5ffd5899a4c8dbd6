import { sql } from 'kysely';
import type { Recorded } from '#contract/resources/index';
import { sideOf } from '#contract/roles/sides';
import { choices } from '#contract/words/en/choices';
import { sentence } from '#contract/words/sentence';
import type { HistoryEntry, Rules, Scope } from '../../records/rules';
import type { Caller } from '../../request/caller';
import type { Sql } from '../../database/tables';
import { handlesAll, onHandledFile } from '../handled-files';
import { onFileInScope, within } from '../scopes';
import { changeTrace, completeTrace } from './trace-change';

type Trace = Recorded<'skipTrace'>;

/** What a trace cost, who sold it and what allowed it are between those who made it and those who pay. */
const ofOwnSide = [
  'cost',
  'provider',
  'approvalRequestId',
  'consentReference',
  'documentId',
  'promotedItems',
] as const;

/** The traces of the caller's own side: made by its people, on a file that it handles, or on one that it placed. */
function ownTraces(caller: Caller): Sql {
  const side = sideOf(caller.activityType);
  if (handlesAll(caller) || side === 'client') return sql`true`;
  const made = sql`t."companyId" = any(${caller.tree}::uuid[])`;
  return side === 'agency' ? sql`(${made} or ${onHandledFile(caller)})` : made;
}

/** A vendor, and an agency that works on another's file, sees what is shared with it and what it made itself. */
function scope(caller: Caller): Scope {
  return within(onFileInScope(caller), sql`(t."sharedWithVendor" or ${ownTraces(caller)})`);
}

function history(
  event: 'created' | 'updated' | 'removed',
  { skipTraceType }: Trace,
): HistoryEntry | undefined {
  return {
    type: 'skip_trace_changed',
    message: sentence('traces.skipTrace', { type: choices.skipTraceType[skipTraceType] }),
    visibility: 'internal',
  };
}

export const skipTraceRules: Rules<'skipTrace'> = {
  scope,
  derived: { isOwn: ownTraces },
  may: (_, { isOwn }, actions) =>
    isOwn === false ? actions.filter((action) => action !== 'edit' && action !== 'delete') : [...actions],
  mask: (_, trace) => {
    if (trace.isOwn === true) return;
    for (const field of ofOwnSide) if (field in trace) trace[field] = null;
  },
  beforeCreate: completeTrace,
  beforeUpdate: changeTrace,
  history,
};
