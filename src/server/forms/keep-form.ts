import { keepMadeDocument } from '../documents/keep-made';
import { postToClient } from '../documents/post-to-client';
import { writeHistory } from '../history/write-history';
import { find } from '../records/find';
import { touchFile } from '../records/touch-file';
import type { TransactionContext } from '../request/context';
import { formFileName } from './prepare-form';
import type { FormInput, PreparedForm } from './prepare-form';
import { shownTo } from './shown-to';

/**
 * Keeps a made form as a document of its file, shown to whom its declaration says; what a client's people make is the client's own.
 * Its file is taken before. @returns the id of the document
 */
export async function keepForm(
  context: TransactionContext,
  prepared: PreparedForm,
  { fileId, language, postToClient: posts }: FormInput,
  pdf: Uint8Array,
): Promise<string> {
  const { documentType } = prepared.form;
  const parties = prepared.recipients.filter(({ kind }) => kind === 'relatedParty');
  const id = await keepMadeDocument(
    context,
    {
      fileIds: [fileId],
      fileName: formFileName(prepared),
      title: prepared.title,
      documentType,
      mimeType: 'application/pdf',
      visibility: shownTo(prepared.form, context.caller),
      language,
      relatedPartyId: parties.length === 1 ? (parties[0]?._id ?? null) : null,
      uploadedByCompanyId: context.caller.companyId,
    },
    pdf,
  );
  if (posts) await postToClient(context, await find(context.db, 'document', id, context.caller));
  return id;
}

/** Writes down that a form was made which is not kept here. */
export async function writeMade(
  context: TransactionContext,
  fileId: string,
  prepared: PreparedForm,
): Promise<void> {
  await writeHistory(context, {
    type: 'form_generated',
    message: formFileName(prepared),
    visibility: 'internal',
    entity: 'file',
    entityId: fileId,
    fileId,
  });
  await touchFile(context, fileId);
  context.announce({ to: 'file', fileId, resource: 'history' });
}
