import { sql } from 'kysely';
import { reminderMoves } from '#contract/lifecycles/reminder';
import type { Draft, Recorded } from '#contract/resources/index';
import { sentence } from '#contract/words/sentence';
import type { Sql } from '../../database/tables';
import { askedAt, readCallerOfUser } from '../../request/caller';
import type { Caller } from '../../request/caller';
import type { TransactionContext } from '../../request/context';
import { leadsPeople } from '../leads-people';
import { conflict, invalid } from '../refuse';
import { announceReminder } from './reminder-change';
import { askForView, isOverdue, viewed } from './reminder-views';
import type { Rules, Scope } from '../../records/rules';
import { fileScope, onFileLookedUp } from '../scopes';
import { scopeCondition } from '../../records/conditions';

/** One's own reminders and those one gave to others oneself, not by what a rule follows; who leads people, those of their people. */
function reminderScope(caller: Caller): Scope {
  if (caller.scope === 'all') return 'everything';
  const { theirs, given, reached } = scopeParts(caller);
  return sql`((${theirs} or ${given}) and ${reached})`;
}

/** The same in two: what lies on the desks that are one's own to look at is looked up by these, what one gave away by who gave it. */
function remindersApart(caller: Caller): readonly Sql[] | undefined {
  if (caller.scope === 'all') return undefined;
  const { theirs, given, reached } = scopeParts(caller);
  return [sql`${theirs} and ${reached}`, sql`${given} and not ${theirs} and ${reached}`];
}

function scopeParts(caller: Caller): { readonly theirs: Sql; readonly given: Sql; readonly reached: Sql } {
  const me = sql`${caller.userId}::uuid`;
  const desks = leadsPeople(caller)
    ? sql`array(select u._id from "user" u where u."companyId" = any(${caller.tree}::uuid[])) || ${me}`
    : sql`array[${me}]`;
  return {
    theirs: sql`t."userId" = any(${desks})`,
    given: sql`(t."assignedBy" = ${me} and t.source <> 'rule')`,
    reached: sql`(t."fileId" is null or ${onFileLookedUp(caller)})`,
  };
}

async function completeReminder(
  context: TransactionContext,
  draft: Draft<'reminder'>,
): Promise<Partial<Recorded<'reminder'>>> {
  const { caller } = context;
  const own = draft.userId === caller.userId;
  if (!own) await checkOwner(context, draft);
  return { assignedBy: own ? null : caller.userId, status: 'open', source: 'user' };
}

/**
 * Whether a reminder may lie on somebody else's desk: a colleague's, or anybody's for who runs the platform, and only where they see the file.
 * @throws Problem INVALID naming `userId`
 */
export async function checkOwner(
  context: TransactionContext,
  { userId, fileId }: Pick<Draft<'reminder'>, 'userId' | 'fileId'>,
): Promise<void> {
  const owner = await readCallerOfUser(context.db, userId);
  const reachable =
    owner && (context.caller.scope === 'all' || context.caller.family.includes(owner.companyId));
  if (!reachable) throw invalid('userId', sentence('conversation.userIdNotPersonCanRemind'));
  if (!fileId) return;
  const seen = scopeCondition(fileScope(owner));
  const { rows } = await sql`select from file t where t._id = ${fileId}::uuid and ${seen}`.execute(
    context.db,
  );
  if (rows.length === 0) throw invalid('userId', sentence('conversation.personDoesNotSeeFile'));
}

export const reminderRules: Rules<'reminder'> = {
  scope: reminderScope,
  scopeApart: remindersApart,
  ask: askForView,
  filters: { view: viewed },
  derived: { isOverdue: (caller) => isOverdue(askedAt(caller)) },
  // What is settled stays so.
  may: (_, { status }, actions) =>
    status && reminderMoves[status].length === 0
      ? actions.filter((action) => action !== 'edit')
      : [...actions],
  whyNot: (_, __, action) =>
    action === 'edit' ? conflict(sentence('conversation.reminderSettledAlready')) : undefined,
  beforeCreate: completeReminder,
  afterCreate: async (context, reminder) => announceReminder(context, reminder),
  history: () => ({
    type: 'reminder_changed',
    message: sentence('happenings.reminder_changed'),
    visibility: 'internal',
  }),
};
