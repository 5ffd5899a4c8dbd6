import { sql } from 'kysely';
import { Problem } from '#contract/problems';
import { sideOf } from '#contract/roles/sides';
import { choices } from '#contract/words/en/choices';
import { sentence } from '#contract/words/sentence';
import type { Sql } from '../../database/tables';
import type { Rules } from '../../records/rules';
import type { Caller } from '../../request/caller';
import { completeFirstAttempt } from '../company-assignment/first-attempt';
import { handlesAll, onHandledFile } from '../handled-files';
import { onFileInScope, scopeByFile, within } from '../scopes';
import { completeAttempt } from './attempt-create';
import { moveByAttempt, moveByPhoto } from './move-by-attempt';

/** Who tried, which those who compete on a file are not told of each other. */
const ofWhom = ['companyId', 'agentUserId', 'createdBy', 'updatedBy'];

/** That an attempt is the caller's own: their side made it, handles the file or placed it. Alias `t`. */
export function ownAttempts(caller: Caller): Sql {
  const side = sideOf(caller.activityType);
  if (handlesAll(caller) || side === 'client') return sql`true`;
  const made = sql`t."companyId" = any(${caller.tree}::uuid[])`;
  return side === 'agency' ? sql`(${made} or ${onHandledFile(caller)})` : made;
}

/** A vendor sees its own attempts, and what was tried before it where the assignment shares earlier findings. */
function shownAttempts(caller: Caller): Sql {
  const shared = sql`exists (select from "companyAssignment" a where a."fileId" = t."fileId" and a."sharePreviousFindings"
    and a.status = 'accepted' and a."deletedAt" is null and a."companyId" = any(${caller.tree}::uuid[]))`;
  return sql`(${ownAttempts(caller)} or ${shared})`;
}

export const attemptRules: Rules<'attempt'> = {
  scope: (caller) => within(onFileInScope(caller), shownAttempts(caller)),
  scopeApart: (caller) => scopeByFile(caller, shownAttempts(caller)),
  derived: { isOwn: ownAttempts },
  shownAs: (caller, field) =>
    ofWhom.includes(field)
      ? sql`(case when ${ownAttempts(caller)} then ${sql.raw(`t."${field}"`)} end)`
      : undefined,
  mask: (_, attempt) => {
    if (attempt.isOwn === true) return;
    for (const field of ofWhom) if (field in attempt) attempt[field] = null;
  },
  // What somebody saw is worded further by who saw it, and by those who answer for them.
  may: (caller, { companyId }, actions) =>
    caller.scope === 'all' || (companyId != null && caller.tree.includes(companyId))
      ? [...actions]
      : actions.filter((action) => action !== 'edit'),
  beforeCreate: completeAttempt,
  afterCreate: async (context, attempt) => {
    await completeFirstAttempt(context, attempt);
    await moveByAttempt(context, attempt);
  },
  follow: moveByPhoto,
  beforeRemove: () => Promise.reject(new Problem('FORBIDDEN')),
  history: (_, { outcome }) => ({
    type: 'attempt_logged',
    message: sentence('attempts.attempt', { outcome: choices.attemptOutcome[outcome] }),
    visibility: 'client',
  }),
};
