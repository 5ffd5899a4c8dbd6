import { sql } from 'kysely';
import { requestTypes } from '#contract/lifecycles/request-types';
import { sideOf } from '#contract/roles/sides';
import type { Recorded } from '#contract/resources/index';
import type { Caller } from '../../request/caller';
import type { TransactionContext } from '../../request/context';
import { closeOnRecall } from './close-on-recall';
import { changeRequest } from './request-change';
import { completeRequest } from './request-create';
import { isDecidable } from './request-desk';
import { mayCancel, mayReword } from './request-move';
import { followDecision, followRequest, notifyOfRequest } from './request-follow-up';
import type { Rules, Scope } from '../../records/rules';
import { fileScope, onFilesWithin, onHandledFiles, scopeByFiles } from '../scopes';
import type { OnFiles } from '../scopes';
import { scopeCondition } from '../../records/conditions';

/**
 * Requests on files in scope: the agency that handles a file sees all that are raised on it, everyone else what their house raised and
 * what their house is asked. One about no file is between those two.
 */
function requestScope(caller: Caller, onFiles: OnFiles = onFilesWithin): Scope {
  if (caller.scope === 'all') return 'everything';
  const raised = sql`t."requestedByCompanyId" = any(${caller.tree}::uuid[])`;
  const asked = sql`t."assignedToCompanyId" = any(${caller.family}::uuid[])`;
  const between = sql`(${raised} or ${asked})`;
  const fileless = sql`(cardinality(t."fileIds") = 0 and ${between})`;
  const reached = scopeCondition(onFiles(fileScope(caller, 'f')));
  const handled = sideOf(caller.activityType) === 'agency' ? sql`or ${onHandledFiles(caller)}` : sql``;
  return sql`(${fileless} or ((${between} ${handled}) and ${reached}))`;
}

function mayWithRequest(
  caller: Caller,
  request: Partial<Recorded<'request'>>,
  actions: readonly string[],
): string[] {
  return actions
    .filter((action) => {
      if (action === 'decide') return request.decidable === true;
      if (action === 'cancel') return mayCancel(caller, request);
      if (action === 'delete') return false;
      return true;
    })
    .concat(actions.includes('edit') && mayReword(caller, request) ? ['reword'] : []);
}

/** What a client asks for itself is held to its own terms; that the agency writes down a recall is not one yet. */
async function closeRecalled(context: TransactionContext, request: Recorded<'request'>): Promise<void> {
  if (sideOf(context.caller.activityType) === 'client') await closeOnRecall(context, request);
}

export const requestRules: Rules<'request'> = {
  scope: requestScope,
  scopeApart: (caller) => scopeByFiles('request', caller, (onFiles) => requestScope(caller, onFiles)),
  filters: {
    decidable: (values, caller) => {
      if (values.includes(true) && values.includes(false)) return sql`true`;
      return values.includes(true) ? isDecidable(caller) : sql`(${isDecidable(caller)}) is not true`;
    },
  },
  derived: { decidable: (caller) => sql`coalesce(${isDecidable(caller)}, false)` },
  may: mayWithRequest,
  beforeCreate: completeRequest,
  afterCreate: async (context, request) => {
    await notifyOfRequest(context, request);
    await closeRecalled(context, request);
  },
  beforeUpdate: changeRequest,
  afterUpdate: followRequest,
  follow: async (context, before, after) => {
    await followDecision(context, before, after);
    if (before.status !== after.status) await closeRecalled(context, after);
  },
  // Told with those who may know of it, where it is settled.
  history: () => undefined,
  openWhenClosed: ({ requestType, status }) =>
    status === 'cancelled' || (requestType !== undefined && requestTypes[requestType].onClosedFile === true),
};
