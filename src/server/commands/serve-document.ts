import { Problem } from '#contract/problems';
import type { Recorded } from '#contract/resources/index';
import { sentence } from '#contract/words/sentence';
import { bytesFor } from '../documents/bytes-for';
import { readUnaltered } from '../documents/read-unaltered';
import { checkServable, isShownInPlace } from '../documents/servable';
import { smallPicture, smallType } from '../documents/small-picture';
import { readAddress } from '../documents/signed-address';
import type { Grant } from '../documents/signed-address';
import { happeningsOf, writeHistory } from '../history/write-history';
import { currentSession } from '../identity/session';
import { find } from '../records/find';
import type { Caller } from '../request/caller';
import { callerAt } from '../request/person-of';
import { inTransaction } from '../request/in-transaction';
import { demand } from '../request/rights';
import type { Answer, RequestContext, TransactionContext } from '../request/context';
import { contextWith } from '../request/context-with';
import { contentDisposition } from '../storage/content-disposition';
import type { OpenFile } from '../storage/open-file';
import type { Settings } from '../settings';
import type { Handler } from './handler';

/**
 * The bytes behind a signed address, for the session that it was made for: its cookie has to come too, and the right and the scope are
 * looked at again. That somebody saw or took a document is written down; its picture in small stands in a list as its name does.
 * @throws Problem NOT_FOUND for an address that this house did not make or whose time is over, SIGNED_OUT in another session
 */
export const serveDocument: Handler<'serveDocument'> = async (context, { token }) => {
  const grant = readAddress(context.app, token, context.now);
  if (!grant) throw new Problem('NOT_FOUND', { message: sentence('documents.addressDoesNotOpenAnything') });
  const caller = await callerOf(context, grant);
  const document = await find(context.db, 'document', grant.documentId, caller);
  checkServable(document, grant.purpose);
  if (grant.purpose === 'thumbnail') {
    const small = await smallPicture(context.app, document);
    return inSmall(context.app.settings, small);
  }
  const inTheirName = contextWith(context, { caller });
  const kept = await bytesFor(caller, await readUnaltered(context.app, document), document);
  try {
    await inTransaction(inTheirName, async (context) => {
      await writeDown(context, document, grant);
      return {};
    });
  } catch (error) {
    kept.stream.destroy();
    throw error;
  }
  return answerOf(context.app.settings, document, grant, kept);
};

// What an image or a frame asks for carries no header; the signed address stands in for it, the cookie for itself.
async function callerOf({ app, origin, now }: RequestContext, { sessionId }: Grant): Promise<Caller> {
  const { state, caller } = await currentSession(app, { ...origin, sessionHeader: sessionId }, true);
  if (state === 'none') throw new Problem('SIGNED_OUT');
  if (state === 'locked') throw new Problem('SESSION_LOCKED');
  demand(caller, 'document.show');
  return callerAt(caller, now);
}

async function writeDown(
  context: TransactionContext,
  document: Recorded<'document'>,
  { purpose }: Grant,
): Promise<void> {
  const happening = {
    type: purpose === 'download' ? 'document_downloaded' : 'document_viewed',
    message: document.fileName,
    visibility: 'internal',
    entity: 'document',
    entityId: document._id,
  } as const;
  for (const one of happeningsOf('document', { ...document }, happening)) await writeHistory(context, one);
}

// A PDF viewer is a page of the browser's own, which a sandbox would not let open; nothing else is let in beside it.
const policies = {
  pdf: "default-src 'none'; object-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'self'",
  other: "default-src 'none'; img-src 'self'; style-src 'unsafe-inline'; sandbox; frame-ancestors 'self'",
} as const;

/** By whose pages a document may be shown: ours, and those of the web app where it is served from elsewhere. */
function shownBy({ webOrigins }: Settings, policy: string): Record<string, string> {
  if (webOrigins.length === 0) return { 'content-security-policy': policy, 'x-frame-options': 'SAMEORIGIN' };
  return {
    'content-security-policy': [policy, ...webOrigins].join(' '),
    'cross-origin-resource-policy': 'cross-origin',
  };
}

function inSmall(settings: Settings, { stream, sizeBytes }: OpenFile): Answer {
  const headers = {
    'content-type': smallType,
    'content-length': String(sizeBytes),
    'x-content-type-options': 'nosniff',
    ...shownBy(settings, policies.other),
  };
  return { stream, headers };
}

function answerOf(
  settings: Settings,
  { mimeType, fileName }: Recorded<'document'>,
  { purpose }: Grant,
  { stream, sizeBytes }: OpenFile,
): Answer {
  const inPlace = purpose !== 'download' && isShownInPlace(mimeType);
  return {
    stream,
    headers: {
      'content-type': inPlace || purpose === 'download' ? mimeType : 'application/octet-stream',
      'content-length': String(sizeBytes),
      'content-disposition': contentDisposition(inPlace ? 'inline' : 'attachment', fileName),
      ...shownBy(settings, inPlace && mimeType === 'application/pdf' ? policies.pdf : policies.other),
      'x-content-type-options': 'nosniff',
    },
  };
}
