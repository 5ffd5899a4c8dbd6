import { createHash } from 'node:crypto';
import { pipeline } from 'node:stream/promises';
import { sql } from 'kysely';
import { Problem } from '#contract/problems';
import type { Recorded } from '#contract/resources/index';
import { sentence } from '#contract/words/sentence';
import { happeningsOf, writeHistory } from '../history/write-history';
import { readAdministrator } from '../request/caller';
import type { AppContext } from '../request/context';
import { inOwnName } from '../request/context-as';
import { remind } from '../rules/reminder/rule-reminders';
import type { OpenFile } from '../storage/open-file';

/** What is known of a document by whoever reads its bytes. */
type Document = Pick<Recorded<'document'>, '_id' | 'fileIds' | 'fileName' | 'sha256'>;

/**
 * The bytes of a document as they came in: read once against the fingerprint that was kept, before a word of them is promised. That they
 * do not agree is written down and told to the administrators.
 * @throws Problem FAILED naming the document where its bytes are others than those that came, NOT_FOUND where there are none
 */
export async function readUnaltered(app: AppContext, document: Document): Promise<OpenFile> {
  const { stream } = await app.storage.read(document._id);
  const hash = createHash('sha256');
  await pipeline(stream, hash);
  if (hash.digest('hex') === document.sha256) return app.storage.read(document._id);
  await tellOfAltered(app, document);
  throw new Problem('FAILED', {
    message: sentence('documents.documentAltered', { name: document.fileName }),
  });
}

/** Written on its own: the call that came upon it is given up. Told once to each administrator who has not dealt with it. */
async function tellOfAltered(app: AppContext, document: Document): Promise<void> {
  const administrator = await readAdministrator(app.db);
  if (!administrator) return;
  const title = sentence('documents.documentAltered', { name: document.fileName });
  await inOwnName(app, administrator, 'fingerprint', async (context) => {
    const { rows } = await sql<{ userId: string }>`
      select u._id "userId" from "user" u join role r on r._id = u."roleId"
      where u."userStatus" = 'active' and r.scope = 'all' and not exists (
        select from reminder m where m."userId" = u._id and m."fileId" = ${document.fileIds[0] ?? null}::uuid
          and m.title = ${JSON.stringify(title)}::jsonb and m.status in ('open', 'snoozed'))`.execute(
      context.db,
    );
    if (rows.length === 0) return;
    const happening = {
      type: 'system',
      message: title,
      visibility: 'internal',
      entity: 'document',
      entityId: document._id,
    } as const;
    for (const one of happeningsOf('document', { ...document }, happening)) await writeHistory(context, one);
    const dueDate = context.now.toISOString();
    for (const { userId } of rows)
      await remind(context, {
        userId,
        fileId: document.fileIds[0] ?? null,
        reminderType: 'follow_up',
        title,
        dueDate,
      });
  });
}
