import { sql } from 'kysely';
import { Problem } from '#contract/problems';
import type { Recorded } from '#contract/resources/index';
import type { ValueOf } from '#contract/vocabularies/index';
import { sentence } from '#contract/words/sentence';
import type { Sentence } from '#contract/words/sentence';
import { changeRecord } from '../records/change';
import { openFile } from '../records/open-file';
import { answerWhole } from '../records/show';
import { inTransaction } from '../request/in-transaction';
import type { TransactionContext } from '../request/context';
import { invalid } from '../rules/refuse';
import { handOnReminders } from '../rules/reminder/hand-on-reminders';
import { placedBy, worksThere } from '../rules/user/works-on';
import type { Handler } from './handler';

interface Person {
  readonly _id: string;
  readonly worksThere: boolean;
  /** It is for the caller to put this person on the file, and to take them off it. */
  readonly isPlaced: boolean;
  readonly isActive: boolean;
}

/**
 * Says who works a file. Those whom the caller does not place stay as they are. Who comes `insteadOf` a person takes over, in the same write,
 * what that person is reminded of there.
 * @throws Problem INVALID naming `userIds` or `insteadOf`
 */
export const assignUsers: Handler<'assignUsers'> = (context, { fileId, userIds, mode, insteadOf }) =>
  inTransaction(context, async (context) => {
    const [first] = userIds;
    if (insteadOf && (mode !== 'add' || !first || userIds.includes(insteadOf)))
      throw invalid('insteadOf', sentence('values.notOffered', { field: 'insteadOf' }));
    const after = await changeRecord(context, 'file', fileId, async (file) => {
      await openFile(context, 'companyAssignment', { fileId });
      const before = file.assignedUsers ?? [];
      const people = await readPeople(context, file, [
        ...[...before, ...userIds],
        ...(insteadOf ? [insteadOf] : []),
      ]);
      if (mode !== 'remove') checkPeople(people, userIds);
      // Who is nobody any more is taken off by whoever comes by.
      const mine = (userId: string): boolean => people.get(userId)?.isPlaced ?? true;
      if (insteadOf && !mine(insteadOf)) throw invalid('insteadOf', sentence('network.userIdsNotAssign'));
      const next = {
        set: [...before.filter((one) => !mine(one)), ...userIds],
        add: [...before.filter((one) => one !== insteadOf), ...userIds],
        remove: before.filter((one) => !userIds.includes(one) || !mine(one)),
      } satisfies Record<ValueOf<'assignMode'>, string[]>;
      const assignedUsers = [...new Set(next[mode])];
      for (const userId of new Set([...before, ...assignedUsers]))
        if (before.includes(userId) !== assignedUsers.includes(userId))
          context.announce({ to: 'user', userId, section: 'dueRemindersCount' });
      return { assignedUsers };
    });
    if (insteadOf && first) await handOnReminders(context, { fileId, from: insteadOf, to: first });
    return { body: await answerWhole(context, 'file', after) };
  });

async function readPeople(
  { db, caller }: TransactionContext,
  file: Recorded<'file'>,
  ids: readonly string[],
): Promise<Map<string, Person>> {
  const { rows } = await sql<Person>`
    select u._id, u."userStatus" = 'active' "isActive", ${worksThere} "worksThere", ${placedBy(caller)} "isPlaced"
    from "user" u join company c on c._id = u."companyId" join file t on t._id = ${file._id}::uuid
      join company a on a._id = t."agencyId"
    where u._id = any(${ids}::uuid[])`.execute(db);
  return new Map(rows.map((row) => [row._id, row]));
}

function checkPeople(people: ReadonlyMap<string, Person>, ids: readonly string[]): void {
  const errors: Record<string, Sentence> = {};
  ids.forEach((id, index) => {
    const person = people.get(id);
    if (!person?.worksThere || !person.isActive)
      errors[`userIds[${index}]`] = sentence('network.userIdsNotSomeoneWhoCan');
    else if (!person.isPlaced) errors[`userIds[${index}]`] = sentence('network.userIdsNotAssign');
  });
  const [message] = Object.values(errors);
  if (message) throw new Problem('INVALID', { message, errors });
}
