import { sql } from 'kysely';
import {
  acceptedAfterClosing,
  invoiceTypes,
  isIssuedInvoice,
  keptFrom,
  moneyRecordOf,
} from '#contract/lifecycles/document';
import { sideOf } from '#contract/roles/sides';
import type { Recorded } from '#contract/resources/index';
import { sentence } from '#contract/words/sentence';
import type { Sql } from '../../database/tables';
import type { Caller } from '../../request/caller';
import { may } from '../../request/rights';
import { billableFiles, documentsOfInvoices } from '../vendor-invoice/scope';
import { audienceOf, changeDocument, completeDocument, keepProof, notifyOfRemoval } from './document-change';
import { ordersCame } from './orders-of-files';
import { photosCame, photosChanged } from './photos-of-files';
import { saidOfBytes } from './said-of-bytes';
import { conflict } from '../refuse';
import { scopeCondition, scopeConditions } from '../../records/conditions';
import { goesOneByOne } from '../../records/one-by-one';
import type { HistoryEntry, Rules, Scope } from '../../records/rules';
import { writtenArray } from '../../records/written-out';
import {
  eitherScope,
  fileScope,
  onFilesWithin,
  onHandledFiles,
  onFilesOfMany,
  scopeByFiles,
  within,
} from '../scopes';
import type { OnFiles } from '../scopes';

type Document = Recorded<'document'>;

/** What the scanner has not found clean is for nobody but who sent it. */
const clean = (caller: Caller): Sql =>
  sql`(t."scanStatus" = 'clean' or t."createdBy" = ${caller.userId}::uuid)`;

// Somebody who took the photo of an invoice has it; the others of their house read it where they read invoices.
function documentsRead(caller: Caller): Sql {
  const kept = Object.entries(moneyRecordOf).flatMap(([type, resource]) =>
    may(caller, resource, 'show') ? [] : [type],
  );
  if (kept.length === 0) return sql`true`;
  return sql`(not t."documentType" = any(${kept}::text[]) or t."createdBy" = ${caller.userId}::uuid)`;
}

// What shows the licences and insurances of companies is read by who reads these: its own people, and the agency that sends it out.
function documentsOfCompanies(caller: Caller): Scope {
  if (!may(caller, 'company', 'show')) return 'nothing';
  if (caller.operates) return sql`t."companyId" is not null`;
  return sql`t."companyId" = any(${caller.family}::uuid[])`;
}

/**
 * The documents of files in scope, as far as the caller's side may see them; what their own house sent, always. Those of companies that
 * they read whole.
 */
function documentScope(caller: Caller): Scope {
  return eitherScope(inReach(caller), ownInvoices(caller));
}

function inReach(caller: Caller, onFiles: OnFiles = onFilesWithin): Scope {
  if (caller.scope === 'all') return clean(caller);
  const side = sideOf(caller.activityType);
  const own = sql`t."uploadedByCompanyId" = any(${caller.family}::uuid[])`;
  const shown = side === 'agency' ? shownToAgency(caller) : shownToSide(side, caller);
  return eitherScope(
    within(
      onFiles(fileScope(caller, 'f')),
      sql`((${own} or ${shown}) and ${documentsRead(caller)} and ${clean(caller)})`,
    ),
    within(documentsOfCompanies(caller), clean(caller)),
  );
}

function ownInvoices(caller: Caller, onFiles: OnFiles = onFilesWithin): Scope {
  if (!maySendInvoices(caller)) return 'nothing';
  const own = sql`(t."uploadedByCompanyId" = any(${caller.family}::uuid[]) and t."documentType" = any(${invoiceTypes}::text[]) and ${clean(caller)})`;
  return within(onFiles(billableFiles(caller, 'f')), own);
}

/** The same in parts, for who reaches few files: what a vendor billed on others is found by who sent it. For others as it is asked of many. */
function documentsApart(caller: Caller): readonly Sql[] | undefined {
  const reached = inReach(caller);
  const besides = scopeConditions(ownInvoices(caller)).map(
    (own) => sql`${own} and ${scopeCondition(reached)} is not true`,
  );
  const apart = scopeByFiles('document', caller, (onFiles) => inReach(caller, onFiles));
  if (apart) return [...apart, ...besides];
  if (goesOneByOne(caller)) return undefined;
  const many = eitherScope(inReach(caller, onFilesOfMany), ownInvoices(caller, onFilesOfMany));
  return many === 'everything' || many === 'nothing' ? undefined : [many];
}

// What a vendor did on a file it bills also when the file was taken back from it; of such a file it sees its own invoices alone.
const maySendInvoices = (caller: Caller): boolean =>
  sideOf(caller.activityType) === 'vendor' && may(caller, 'vendorInvoice', 'create');

function filesFor(caller: Caller, { documentType }: Partial<Document>): Scope | undefined {
  return maySendInvoices(caller) && documentType && invoiceTypes.includes(documentType)
    ? billableFiles(caller)
    : undefined;
}

// An agency that only works on another's file sees what is shown to those who work on it.
function shownToAgency(caller: Caller): Sql {
  return sql`(t.visibility in ('vendor', 'client_and_vendor') or ${onHandledFiles(caller)})`;
}

// What vendors cost is kept from a client, but for what it is billed directly: nobody approves an invoice without its document.
function shownToSide(side: 'client' | 'vendor', caller: Caller): Sql {
  const shown = sql`(t.visibility in (${side}, 'client_and_vendor') and not t."documentType" = any(${keptFrom[side]}::text[]))`;
  return side === 'client' && may(caller, 'vendorInvoice', 'show')
    ? sql`(${shown} or ${documentsOfInvoices(caller)})`
    : shown;
}

/**
 * What is seen by neither its reader's side nor both is shown for another reason: their own house sent it, it is about a company, or it is the
 * document of an invoice. So it is looked for among these alone, each in an index of its own.
 */
function seenBy(values: readonly unknown[], caller: Caller): Sql {
  const asked = sql`t.visibility = any(${writtenArray(values, sql.raw('text'))})`;
  const side = sideOf(caller.activityType);
  if (caller.scope === 'all' || side === 'agency') return asked;
  if (values.includes(side) || values.includes('client_and_vendor')) return asked;
  return sql`(${asked} and (t."uploadedByCompanyId" = any(${caller.family}::uuid[]) or t."companyId" is not null
    or t."documentType" = any(${invoiceTypes}::text[])))`;
}

function mayWithDocument(caller: Caller, document: Partial<Document>, actions: readonly string[]): string[] {
  const isClean = document.scanStatus === 'clean';
  const own = caller.family.includes(document.uploadedByCompanyId ?? '');
  return actions.filter((action) => {
    if ((action === 'edit' || action === 'delete') && isIssuedInvoice(document)) return false;
    if (action === 'edit') return sideOf(caller.activityType) === 'agency' || own;
    if (action === 'delete') return !document.isStatutoryProof;
    if (action !== 'postToClient') return true;
    return (
      isClean &&
      !document.companyId &&
      !document.postedToClient &&
      !keptFrom.client.includes(document.documentType ?? 'other')
    );
  });
}

function documentHistory(
  event: 'created' | 'updated' | 'removed',
  document: Document,
  changed: readonly string[],
): HistoryEntry | undefined {
  const visibility = audienceOf(document);
  if (event === 'removed') return undefined;
  if (changed.includes('postedToClient') && document.postedToClient)
    return { type: 'document_posted_to_client', message: document.fileName, visibility: 'client' };
  if (event === 'created' || changed.includes('scanStatus')) {
    // Of what is not clean nobody else is to know more than that it came.
    if (document.scanStatus !== 'clean')
      return { type: 'system', message: sentence('files.fileHeldBackVirusScan'), visibility: 'internal' };
    // The document of an invoice is told by the invoice.
    const isForm = document.originType === 'generated_form' && !isIssuedInvoice(document);
    const type = event === 'created' && isForm ? 'form_generated' : 'document_added';
    return { type, message: document.fileName, visibility };
  }
  if (changed.includes('bytesFault'))
    return { type: 'system', message: saidOfBytes(document), visibility: 'internal' };
  const shown = changed.includes('visibility') ? 'internal' : visibility;
  return { type: 'file_updated', message: document.fileName, visibility: shown };
}

// Where a photo was taken, and its fingerprint, stay with the agency and with who took it.
function maskDocument(caller: Caller, document: Record<string, unknown>): void {
  if (sideOf(caller.activityType) === 'agency') return;
  if (caller.family.includes(String(document.uploadedByCompanyId))) return;
  for (const field of ['latitude', 'longitude', 'sha256', 'capturedAt', 'postedBy'])
    if (field in document) document[field] = null;
}

export const documentRules: Rules<'document'> = {
  scope: documentScope,
  scopeApart: documentsApart,
  filters: { visibility: seenBy },
  onFiles: filesFor,
  may: mayWithDocument,
  whyNot: (_, document) =>
    isIssuedInvoice(document) ? conflict(sentence('documents.documentOfIssuedInvoiceStays')) : undefined,
  mask: maskDocument,
  // Where no scanner is configured, the record says so.
  present: async ({ app }) => (app.scanner.provider === 'sandbox' ? { provider: 'sandbox' } : {}),
  beforeCreate: completeDocument,
  beforeUpdate: changeDocument,
  beforeRemove: keepProof,
  afterCreate: async (context, document) => {
    await photosCame(context, document);
    await ordersCame(context, document);
  },
  afterUpdate: async (context, before, after) => {
    await photosChanged(context, before, after);
    await ordersCame(context, before, after);
  },
  afterRemove: async (context, document) => {
    await notifyOfRemoval(context, document);
    await photosCame(context, document);
    await ordersCame(context, document);
  },
  history: documentHistory,
  openWhenClosed: ({ documentType }) => acceptedAfterClosing.includes(documentType ?? 'other'),
};
