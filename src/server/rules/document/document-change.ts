import { isDeepStrictEqual } from 'node:util';
import { companyDocuments } from '#contract/lifecycles/compliance';
import { contradicts, orderFields } from '#contract/lifecycles/court-order';
import { isShownTo, visibilityOfSide } from '#contract/lifecycles/document';
import { sideOf } from '#contract/roles/sides';
import type { Change, Draft, Recorded } from '#contract/resources/index';
import type { ValueOf } from '#contract/vocabularies/index';
import { sentence } from '#contract/words/sentence';
import { happeningsOf, writeHistory } from '../../history/write-history';
import { isLimited } from '../../request/rights';
import type { TransactionContext } from '../../request/context';
import { demandOneClient } from '../one-client';
import { conflict, forbiddenField, invalid } from '../refuse';
import { refuseIfInUse } from './document-in-use';

type Document = Recorded<'document'>;

const origins = { agency: 'agency_upload', client: 'client_upload', vendor: 'vendor_upload' } as const;
/** What a vendor says anew of its own upload. */
const labels = new Set(['_id', 'documentType', 'title', 'description', 'tags', ...orderFields]);

/** Which sides may know of a document from a file's history. */
export function audienceOf({
  visibility,
  documentType,
  scanStatus,
  companyId,
}: Document): ValueOf<'noteAudience'> {
  if (scanStatus !== 'clean' || companyId) return 'internal';
  const client = isShownTo('client', visibility, documentType);
  const vendor = isShownTo('vendor', visibility, documentType);
  if (client && vendor) return 'client_and_vendor';
  return client ? 'client' : vendor ? 'vendor' : 'internal';
}

/**
 * The host's part of a new document: whose it is and how it came.
 * @throws Problem INVALID for no file, files of two clients, or an order that permits nothing and something; FIELD_FORBIDDEN for a visibility that is not the side's to give, or a
 * company that is not theirs to speak for
 */
export async function completeDocument(
  context: TransactionContext,
  draft: Draft<'document'>,
): Promise<Partial<Document>> {
  const side = sideOf(context.caller.activityType);
  const fileIds = draft.fileIds ?? [];
  holdToPermission(draft.orderPermits);
  if (draft.companyId) holdToCompany(context, { ...draft, companyId: draft.companyId, fileIds });
  else await demandOneClient(context, fileIds);
  if (draft.visibility && !visibilityOfSide[side].includes(draft.visibility))
    throw forbiddenField('visibility');
  return {
    fileIds: [...new Set(fileIds)],
    originType: context.caller.roleKey === 'field_agent' ? 'field_app' : origins[side],
    postedToClient: false,
    uploadedByCompanyId: context.caller.companyId,
  };
}

interface OfCompany {
  readonly companyId: string;
  readonly fileIds: readonly string[];
  readonly documentType: Document['documentType'];
}

// What shows a company's licence or insurance is brought by its own people, or by the agency that sends it out.
function holdToCompany(
  { caller }: TransactionContext,
  { companyId, fileIds, documentType }: OfCompany,
): void {
  if (fileIds.length > 0) throw invalid('companyId', sentence('documents.documentAboutOneThing'));
  const speaks = caller.scope === 'all' || caller.operates || caller.family.includes(companyId);
  if (!speaks) throw forbiddenField('companyId');
  holdToKinds(documentType);
}

function holdToKinds(documentType: Document['documentType']): void {
  if (!companyDocuments.includes(documentType))
    throw invalid(
      'documentType',
      sentence('documents.documentOfCompanyShows', { documents: companyDocuments.join(', ') }),
    );
}

function holdToPermission(orderPermits: Document['orderPermits'] | undefined): void {
  if (contradicts(orderPermits ?? []))
    throw invalid('orderPermits', sentence('documents.orderPermitsNothingElse'));
}

/** A side that relabels its own uploads says what they are, not who sees them. What the client is no longer shown is not posted. */
export async function changeDocument(
  context: TransactionContext,
  current: Document,
  change: Change<'document'>,
): Promise<Partial<Document>> {
  if (current.scanStatus !== 'clean') throw conflict(sentence('documents.virusScanNotPassedDocumentToo'));
  const isRelabelled = (['documentType', ...orderFields] as const).some(
    (field) => change[field] !== undefined && !isDeepStrictEqual(change[field], current[field]),
  );
  holdToPermission(change.orderPermits);
  if (isRelabelled) await refuseIfInUse(context, current);
  if (current.companyId && change.documentType) holdToKinds(change.documentType);
  const side = sideOf(context.caller.activityType);
  if (isLimited(context.caller, 'document', 'edit')) {
    const refused = Object.keys(change).find((field) => !labels.has(field));
    if (refused) throw forbiddenField(refused);
  }
  if (change.visibility && !visibilityOfSide[side].includes(change.visibility))
    throw forbiddenField('visibility');
  const withdrawn = change.visibility === 'internal' || change.visibility === 'vendor';
  return current.postedToClient && withdrawn
    ? { postedToClient: false, postedToClientAt: null, postedBy: null }
    : {};
}

/** @throws Problem CONFLICT for the proof that a notice was served, and for a document that something stands on */
export async function keepProof(context: TransactionContext, document: Document): Promise<void> {
  await refuseIfInUse(context, document);
  if (document.isStatutoryProof) throw conflict(sentence('documents.proofLawAsksKept'));
}

/** Told with the reason that was given, which no record keeps. */
export async function notifyOfRemoval(context: TransactionContext, document: Document): Promise<void> {
  const { reason } = (context.body ?? {}) as { reason?: unknown };
  const why = typeof reason === 'string' ? reason.trim().slice(0, 300) : '';
  const happening = {
    type: 'document_deleted',
    message: why
      ? sentence('documents.documentDeletedWithReason', { name: document.fileName, reason: why })
      : sentence('documents.documentDeleted', { name: document.fileName }),
    visibility: audienceOf(document),
    entity: 'document',
    entityId: document._id,
  } as const;
  for (const one of happeningsOf('document', { ...document }, happening)) await writeHistory(context, one);
}
