import { sql } from 'kysely';
import type { Recorded } from '#contract/resources/index';
import { choices } from '#contract/words/en/choices';
import { sentence } from '#contract/words/sentence';
import { readCallerOfUser, readCallersOfUsers } from '../../request/caller';
import type { Caller } from '../../request/caller';
import type { TransactionContext } from '../../request/context';
import type { Db } from '../../database/tables';
import { announceNotes } from '../note/note-delivery';
import { decidesType, isDecidable } from './request-desk';
import { remind, remindNow } from '../reminder/rule-reminders';

type Request = Recorded<'request'>;

/** Within how long an answer is expected where the request does not say, in hours. */
const usualAnswer = 48;
/** More people than this are not asked at once. */
const mostAsked = 10;
/** Of so many one statement tells who decides: whether somebody works a file is told by a condition for each. */
const lookedAtTogether = 30;

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
  const people = await readCallersOfUsers(
    context.db,
    rows.map(({ userId }) => userId),
  );
  const deciders = await thoseWhoDecide(context.db, people, request);
  // The administrator stands in for every desk, and is asked where nobody else is.
  const desks = deciders.filter(({ scope }) => scope !== 'all');
  return desks.length > 0 ? desks : deciders.slice(0, 1);
}

/** The first of some people who decide a request now, in their order and as many as are asked at once. */
async function thoseWhoDecide(
  db: Db,
  people: readonly Caller[],
  { _id, requestType }: Request,
): Promise<Caller[]> {
  const able = people.filter((person) => decidesType(person, requestType));
  const deciders: Caller[] = [];
  for (let start = 0; start < able.length && deciders.length < mostAsked; start += lookedAtTogether) {
    const some = able.slice(start, start + lookedAtTogether);
    const told = some.map((person) => sql`${isDecidable(person)}`);
    const { rows } = await sql<{ told: boolean[] }>`
      select array[${sql.join(told)}] told from request t where t._id = ${_id}::uuid`.execute(db);
    deciders.push(...some.filter((_, place) => rows[0]?.told[place]));
  }
  return deciders.slice(0, mostAsked);
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
