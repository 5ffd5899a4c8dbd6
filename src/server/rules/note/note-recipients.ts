import { sql } from 'kysely';
import { Problem } from '#contract/problems';
import { sideOf } from '#contract/roles/sides';
import type { Recorded } from '#contract/resources/index';
import { sentence } from '#contract/words/sentence';
import type { Sentence } from '#contract/words/sentence';
import type { Db } from '../../database/tables';
import type { Caller } from '../../request/caller';
import type { TransactionContext } from '../../request/context';
import { thoseWhoSee } from './note-readers';
import type { Addressed } from './note-readers';
import { workingOn } from '../handled-files';
import { invalid } from '../refuse';

export type Recipient = NonNullable<Recorded<'note'>['recipients']>[number];
/** Someone whom a recipient of a note means; `by` is the recipient's place in the list. */
export interface Meant {
  readonly userId: string;
  readonly companyId: string;
  readonly kind: 'to' | 'cc';
  readonly by: number;
}

/**
 * The people that recipients mean: a person, or a company's note admins; who is meant twice comes twice, `to` before `cc`.
 * The sender is told of nothing.
 */
export async function whoIsMeant(
  db: Db,
  recipients: readonly Recipient[],
  senderId: string,
): Promise<Meant[]> {
  if (recipients.length === 0) return [];
  const wanted = recipients.map(({ userId, companyId, kind }, by) => ({ userId, companyId, kind, by }));
  const { rows } = await sql<Meant>`
    select u._id "userId", u."companyId", r.kind, r.by
    from jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb) as r("userId" uuid, "companyId" uuid, kind text, by integer)
    join company c on r."companyId" is null or c.lineage @> array[r."companyId"]
    join "user" u on u."companyId" = c._id and u."userStatus" = 'active'
      and (u._id = r."userId" or (r."userId" is null and u."noteAdmin"))
    where u._id <> ${senderId}::uuid order by r.kind desc, r.by, u._id`.execute(db);
  return rows;
}

/**
 * Holds recipients that people named to what those would see, and says whose company each of them is of.
 * @throws Problem INVALID naming the recipient
 */
export async function checkRecipients(context: TransactionContext, note: Addressed): Promise<Recipient[]> {
  const given = note.recipients ?? [];
  const meant = await whoIsMeant(context.db, given, note.senderId);
  const seeing = await thoseWhoSee(
    context.db,
    meant.map((one) => one.userId),
    note,
  );
  const errors: Record<string, Sentence> = {};
  given.forEach(({ userId, companyId }, index) => {
    if (!userId && !companyId)
      errors[`recipients[${index}]`] = sentence('conversation.recipientPersonCompany');
    else if (userId && userId !== note.senderId) {
      if (!meant.some((one) => one.userId === userId))
        errors[`recipients[${index}]`] = sentence('conversation.personReceivesNoNotesThere');
      else if (!seeing.has(userId))
        errors[`recipients[${index}]`] = sentence('conversation.personCouldNotSeeNote');
    } else if (!userId && !meant.some((one) => one.by === index && seeing.has(one.userId)))
      errors[`recipients[${index}]`] = sentence('conversation.nobodyThereCouldSeeNote');
  });
  const [message] = Object.values(errors);
  if (message) throw new Problem('INVALID', { message, errors });
  return given.map(({ userId, companyId, kind }) => {
    const home = meant.find((one) => one.userId === userId)?.companyId;
    if (!userId) return { companyId, kind };
    return { userId, companyId: home ?? (userId === note.senderId ? note.companyId : companyId), kind };
  });
}

/** Whom a note goes to when nobody is named. */
export async function usualRecipients(context: TransactionContext, note: Addressed): Promise<Recipient[]> {
  if (note.audience === 'direct') return answered(context, note);
  if (!note.fileId) {
    if (note.audience !== 'internal')
      throw invalid('recipients', sentence('values.required', { field: 'recipients' }));
    return [company(context.caller.companyId)];
  }
  const file = await context.db
    .selectFrom('file')
    .select(['clientId', 'agencyId', 'assignedUsers'])
    .select(workingOn('file').as('working'))
    .where('_id', '=', note.fileId)
    .executeTakeFirstOrThrow();
  const workers = (of: readonly string[]) =>
    colleagues(context.db, file.assignedUsers ?? [], of, context.caller);
  if (note.audience === 'internal') return workers(context.caller.family);
  const recipients: Recipient[] = [];
  if (note.audience !== 'vendor') recipients.push(company(file.clientId));
  if (note.audience !== 'client')
    recipients.push(...vendorsNotifiedBy(context.caller, file.working).map(company));
  // What a client or a vendor writes is meant for the agency first: for those who work the file, or for its note admins.
  if (!context.caller.family.includes(file.agencyId)) {
    const working = await workers([file.agencyId]);
    recipients.push(...(working.length > 0 ? working : [company(file.agencyId)]));
  }
  return recipients;
}

// A vendor's note reaches another vendor only where it names it.
function vendorsNotifiedBy(caller: Caller, assigned: readonly string[]): string[] {
  return assigned.filter((one) => sideOf(caller.activityType) !== 'vendor' || caller.family.includes(one));
}

const company = (companyId: string): Recipient => ({ companyId, kind: 'to' });

// A direct answer goes back to whoever wrote what it answers.
async function answered(context: TransactionContext, note: Addressed): Promise<Recipient[]> {
  const first = note.replyToNoteId
    ? await context.db
        .selectFrom('note')
        .select(['senderId', 'companyId'])
        .where('_id', '=', note.replyToNoteId)
        .executeTakeFirst()
    : undefined;
  if (!first || first.senderId === note.senderId)
    throw invalid('recipients', sentence('values.required', { field: 'recipients' }));
  return checkRecipients(context, {
    ...note,
    recipients: [{ userId: first.senderId, companyId: first.companyId, kind: 'to' }],
  });
}

async function colleagues(
  db: Db,
  userIds: readonly string[],
  companyIds: readonly string[],
  caller: Caller,
): Promise<Recipient[]> {
  const { rows } = await sql<{ userId: string; companyId: string }>`
    select u._id "userId", u."companyId" from "user" u join company c on c._id = u."companyId"
    where u._id = any(${userIds}::uuid[]) and c.lineage && ${companyIds}::uuid[] and u."userStatus" = 'active'
      and u._id <> ${caller.userId}::uuid order by u._id`.execute(db);
  return rows.map((row) => ({ ...row, kind: 'to' }));
}
