import { documentCommands } from '#contract/commands/document';
import type { Draft } from '#contract/resources/index';
import { sentence } from '#contract/words/sentence';
import { newId } from '../database/new-id';
import { fileDocument } from '../documents/file-document';
import { takeIn } from '../documents/take-in';
import { takeInPieces } from '../documents/take-in-pieces';
import { checkReferences } from '../records/references';
import { find } from '../records/find';
import { sentBefore } from '../records/sent-before';
import { answerWhole } from '../records/show';
import { inTransaction } from '../request/in-transaction';
import { readForm } from '../request/read-form';
import { contextWith } from '../request/context-with';
import { invalid } from '../rules/refuse';
import type { Handler } from './handler';

const { body: fields } = documentCommands.uploadDocument;

/**
 * Takes in a document: its bytes first, looked at and scanned, however they came, then its record. Where the record is refused, or the same upload was
 * answered or filed before, the bytes go again.
 */
export const uploadDocument: Handler<'uploadDocument'> = async (context) => {
  const id = newId(context.now.getTime());
  const form = await context.upload((file) => takeIn(context, id, file));
  const uploadId = form.values.uploadId?.at(-1);
  const kept = form.kept ?? (uploadId ? await takeInPieces(context, id, uploadId, 'uploadId') : undefined);
  let stays = false;
  try {
    const { uploadId: _, ...draft } = readForm(fields, form) as unknown as Draft<'document'> & {
      uploadId?: string;
    };
    if (!kept) throw invalid('file', sentence('values.required', { field: 'file' }));
    // What makes two requests the same is the file and the form, for a key that is sent twice.
    const asked = contextWith(context, { body: { form: form.values, sha256: kept.sha256 } });
    const answer = await inTransaction(asked, async (context) => {
      const before = await sentBefore(context, 'document', draft.sendingId);
      if (!before) {
        await checkReferences(context, fields, { ...draft }, { of: 'document', on: draft.fileIds ?? [] });
        await fileDocument(context, id, draft, kept);
      }
      const found = await find(context.db, 'document', before ?? id, context.caller);
      return { status: 201 as const, body: await answerWhole(context, 'document', found) };
    });
    stays = (answer.body as { _id: string })._id === id && kept.scan.status !== 'infected';
    return answer;
  } finally {
    if (kept && !stays) await context.app.storage.drop(id);
  }
};
