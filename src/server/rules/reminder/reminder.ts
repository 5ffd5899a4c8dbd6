import { sql } from 'kysely';
import { reminderMoves } from '#contract/lifecycles/reminder';
import type { Draft, Recorded } from '#contract/resources/index';
import { sentence } from '#contract/words/sentence';
import { askedAt, readCallerOfUser } from '../../request/caller';
import type { Caller } from '../../request/caller';
import type { TransactionContext } from '../../request/context';
import { leadsPeople } from '../leads-people';
import { conflict, invalid } from '../refuse';
import { announceReminder } from './reminder-change';
import { askForView, isOverdue, ofTeam, viewed } from './reminder-views';
import type { Rules, Scope } from '../../records/rules';
import { fileScope, scopeByFile } from '../scopes';
import { scopeCondition } from '../../records/conditions';

/** One's own reminders and those one gave to others oneself, not by what a rule follows; who leads people, those of their people. */
function reminderScope(caller: Caller): Scope {
  if (caller.scope === 'all') return 'everything';
  const me = sql`${caller.userId}::uuid`;
  const team = leadsPeople(caller) ? sql`or ${ofTeam(caller)}` : sql``;
  const whose = sql`(t."userId" = ${me} or t."assignedBy" = ${me} and t.source <> 'rule' ${team})`;
  const reached = scopeCondition(fileScope(caller, 'f'));
  return sql`(${whose} and (t."fileId" is null or exists (
    select 1 from file f where f._id = t."fileId" and f."deletedAt" is null and ${reached})))`;
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
  scopeApart: (caller) => scopeByFile('reminder', caller, reminderScope(caller)),
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
