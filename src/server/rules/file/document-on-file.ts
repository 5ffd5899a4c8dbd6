import { sql } from 'kysely';
import { isNamed } from '#contract/lifecycles/court-order';
import { clientsWord } from '#contract/lifecycles/documents-that-prove';
import type { Recorded } from '#contract/resources/index';
import type { ValueOf } from '#contract/vocabularies/index';
import { sentence } from '#contract/words/sentence';
import { findWhere } from '../../records/find';
import type { TransactionContext } from '../../request/context';
import { holdToWhole } from '../document/hold-to-whole';
import { invalid } from '../refuse';

/**
 * A document that lies on a file, has passed the virus scan and is as it came in; one of some kinds, where these are said.
 * A form that was made here proves nothing before it comes back signed or served, but for the authorization that the client itself makes.
 * @throws Problem INVALID naming `documentId`
 */
export async function documentOnFile(
  context: TransactionContext,
  fileId: string,
  documentId: string,
  documents?: readonly ValueOf<'documentType'>[],
): Promise<Recorded<'document'>> {
  const named = sql`t._id = ${documentId}::uuid and ${fileId}::uuid = any(t."fileIds")`;
  const [document] = await findWhere(context.db, 'document', named, context.caller);
  if (!document) throw invalid('documentId', sentence('files.ofSameFile', { field: 'documentId' }));
  holdToWhole(document, 'documentId');
  if (documents && !documents.includes(document.documentType))
    throw invalid('documentId', sentence('files.documentDoesNotProve', { document: document.documentType }));
  if (document.documentType === 'court_order' && !isNamed(document))
    throw invalid('documentId', sentence('documents.orderNotNamed'));
  if (document.originType === 'generated_form' && !(await isClientsWord(context, document)))
    throw invalid('documentId', sentence('documents.formMadeHereProvesNothing'));
  return document;
}

async function isClientsWord(
  { db }: TransactionContext,
  { documentType, uploadedByCompanyId }: Recorded<'document'>,
): Promise<boolean> {
  if (!clientsWord.includes(documentType)) return false;
  const maker = await db
    .selectFrom('company')
    .select('activityType')
    .where('_id', '=', uploadedByCompanyId)
    .executeTakeFirst();
  return maker?.activityType === 'lender';
}
