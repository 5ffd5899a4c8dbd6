import { sql } from 'kysely';
import type { Recorded } from '#contract/resources/index';
import { choices } from '#contract/words/en/choices';
import { sentence } from '#contract/words/sentence';
import { readCallerOfUser } from '../../request/caller';
import type { Caller } from '../../request/caller';
import type { TransactionContext } from '../../request/context';
import { announceNotes } from '../note/note-delivery';
import { isDecidable } from './request-desk';
import { remind, remindNow } from '../reminder/rule-reminders';

type Request = Recorded<'request'>;

/** Within how long an answer is expected where the request does not say, in hours. */
const usualAnswer = 48;
/** More people than this are not asked at once. */
const mostAsked = 10;

/** Puts a request on the desks of those who decide it: the person who is named, or all whose desk it is at the company that is asked. */
export async function remindDeciders(context: TransactionContext, request: Request): Promise<void> {
  const deciders = await decidersOf(context, request);
  for (const decider of deciders) await ask(context, request, decider);
  announceNotes(
    context,
    deciders.map(({ userId }) => userId),
  );
}

/** Puts a question back on the desk of who asked. */
export async function remindRequester(context: TransactionContext, request: Request): Promise<void> {
  const requester = await readCallerOfUser(context.db, request.requestedBy);
  if (requester) await ask(context, request, requester);
}

/** Says to who asked what became of it, where another decided. */
export async function notifyRequester(context: TransactionContext, request: Request): Promise<void> {
  const { requestedBy: userId, requestType, status } = request;
  // What goes by of itself does so in the name of who asked.
  const isTheirs = userId === context.caller.userId && context.origin.source !== 'system';
  if (isTheirs || !(await readCallerOfUser(context.db, userId))) return;
  const what = choices.requestType[requestType];
  const title = sentence('conversation.requestMoved', { what, state: choices.requestStatus[status] });
  await remindNow(context, [userId], {
    ...{ fileId: request.fileIds[0] ?? null, requestId: request._id },
    title,
  });
}

async function decidersOf(context: TransactionContext, request: Request): Promise<Caller[]> {
  const named = request.assignedToUserId ? sql`and u._id = ${request.assignedToUserId}::uuid` : sql``;
  const { rows } = await sql<{ userId: string }>`
    select u._id "userId" from "user" u
    join company c on c._id = u."companyId" join company a on a._id = ${request.assignedToCompanyId}::uuid and a.lineage[1] = c.lineage[1]
    join role r on r._id = u."roleId"
    where u."userStatus" = 'active' and u._id <> ${request.requestedBy}::uuid ${named}
      and r.permissions @? '$[*] ? (@.resource == "request" && @.actions[*] == "decide" || @.resource == "recon" && @.actions[*] == "approve")'
    order by r.scope = 'all', u._id = any(coalesce((select f."assignedUsers" from file f where f._id = ${request.fileIds[0] ?? null}::uuid), '{}')) desc, u._id`.execute(
    context.db,
  );
  const deciders: Caller[] = [];
  for (const { userId } of rows) {
    const person = await readCallerOfUser(context.db, userId);
    // The administrator stands in for every desk, and is asked where nobody else is.
    if (
      !person ||
      (person.scope === 'all' && deciders.length > 0) ||
      !(await decides(context, person, request))
    )
      continue;
    deciders.push(person);
    if (deciders.length === mostAsked) break;
  }
  return deciders;
}

async function decides(context: TransactionContext, person: Caller, { _id }: Request): Promise<boolean> {
  const { rows } =
    await sql`select from request t where t._id = ${_id}::uuid and ${isDecidable(person)}`.execute(
      context.db,
    );
  return rows.length > 0;
}

async function ask(context: TransactionContext, request: Request, { userId }: Caller): Promise<void> {
  const what = choices.requestType[request.requestType];
  const fileId = request.fileIds[0] ?? null;
  const file = await context.db.selectFrom('file').select('ref').where('_id', '=', fileId).executeTakeFirst();
  await remind(context, {
    fileId,
    requestId: request._id,
    userId,
    reminderType: 'request_response_due',
    title: file
      ? sentence('conversation.dueOnFile', { what, ref: file.ref })
      : sentence('conversation.requestDue', { what }),
    dueDate: request.dueDate ?? new Date(context.now.getTime() + usualAnswer * 3_600_000).toISOString(),
  });
}
