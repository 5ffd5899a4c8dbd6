import { sql } from 'kysely';
import type { Recorded } from '#contract/resources/index';
import { bytesFault as faults } from '#contract/vocabularies/document';
import type { Sentence } from '#contract/words/sentence';
import { takeForHost } from '../records/take';
import { writeChange } from '../records/update';
import { readAdministrator } from '../request/caller';
import type { AppContext, TransactionContext } from '../request/context';
import { inOwnName } from '../request/context-as';
import { saidOfBytes } from '../rules/document/said-of-bytes';
import { completeReminders, onFile, remindNow } from '../rules/reminder/rule-reminders';

/**
 * Says on a document what its bytes were found to be, with its history: what is amiss with them, or nothing. Each administrator is told
 * once of what is amiss until they have dealt with it, and no more once it is not. Written on its own: the call that came upon it is
 * given up.
 */
export async function notifyOfBytes(
  app: AppContext,
  { _id }: Pick<Recorded<'document'>, '_id'>,
  fault: Recorded<'document'>['bytesFault'],
): Promise<void> {
  const administrator = await readAdministrator(app.db);
  if (!administrator) return;
  await inOwnName(app, administrator, 'fingerprint', async (context) => {
    const document = await takeForHost(context.db, 'document', _id);
    if (!document) return;
    await writeChange(context, 'document', document, { bytesFault: fault });
    const fileId = document.fileIds[0] ?? null;
    for (const bytesFault of faults) {
      const title = saidOfBytes({ ...document, bytesFault });
      if (bytesFault === fault) await remindAdministrators(context, fileId, title);
      else await completeReminders(context, { fileId, title });
    }
  });
}

async function remindAdministrators(
  context: TransactionContext,
  fileId: string | null,
  title: Sentence,
): Promise<void> {
  const { rows } = await sql<{ userId: string }>`
    select u._id "userId" from "user" u join role r on r._id = u."roleId"
    where u."userStatus" = 'active' and r.scope = 'all' and not exists (
      select from reminder t where t."userId" = u._id and ${onFile(fileId)}
        and t.title = ${JSON.stringify(title)}::jsonb and t.status in ('open', 'snoozed'))`.execute(
    context.db,
  );
  const people = rows.map(({ userId }) => userId);
  await remindNow(context, people, { fileId, title });
}
