import { sql } from 'kysely';
import { Problem } from '#contract/problems';
import type { Recorded } from '#contract/resources/index';
import { bytesFor } from '../documents/bytes-for';
import { readUnaltered } from '../documents/read-unaltered';
import { happeningsOf, writeHistory } from '../history/write-history';
import { inBatch } from '../jobs/job-context';
import type { Running } from '../jobs/job-context';
import { checkStop } from '../jobs/stop';
import { findWhere } from '../records/find';
import { may } from '../request/rights';
import type { EvidenceInput, LeftOut, PackedDocument } from './evidence-input';
import type { ZipPack } from './zip-pack';

type Document = Recorded<'document'>;

/**
 * Puts the documents of a file into a pack, as their asker may have them; that each was taken is written down. What the virus scan has not
 * passed, and what is not as it came in, is left out and told.
 */
export async function packDocuments(
  running: Running,
  { fileId }: EvidenceInput,
  pack: ZipPack,
): Promise<{ readonly documents: PackedDocument[]; readonly leftOut: LeftOut[] }> {
  const { app, job, caller, signal } = running;
  const documents: PackedDocument[] = [];
  const leftOut: LeftOut[] = [];
  if (!may(caller, 'document', 'show')) return { documents, leftOut };
  const all = await findWhere(app.db, 'document', sql`${fileId}::uuid = any(t."fileIds")`, caller);
  all.sort((one, other) => (placeOf(one) < placeOf(other) ? -1 : 1));
  for (const document of all) {
    await checkStop(app.db, job._id, signal);
    const packed = await packDocument(running, document, pack, documents.length + 1);
    if (typeof packed === 'string') leftOut.push({ called: document.fileName, why: packed });
    else documents.push(packed);
  }
  return { documents, leftOut };
}

async function packDocument(
  running: Running,
  document: Document,
  pack: ZipPack,
  at: number,
): Promise<PackedDocument | LeftOut['why']> {
  if (document.scanStatus !== 'clean') return 'notScanned';
  const kept = await readUnaltered(running.app, document)
    .then((whole) => bytesFor(running.caller, whole, document))
    .catch(faultOf);
  if (typeof kept === 'string') return kept;
  await noteTaken(running, document);
  const name = `documents/${String(at).padStart(4, '0')} ${fitting(document.fileName)}`;
  const entry = await pack.add(name, kept.stream, new Date(document.createdAt), true);
  return {
    ...entry,
    called: document.title ?? document.fileName,
    kept: entry.sha256 === document.sha256 ? null : document.sha256,
  };
}

// A store that is away says nothing of what it keeps: no pack is made of it.
function faultOf(error: unknown): 'altered' | 'lost' | 'tellsPlace' {
  if (error instanceof Problem && error.code === 'CONFLICT') return 'tellsPlace';
  if (error instanceof Problem && error.code === 'FAILED') return 'altered';
  if (error instanceof Problem && error.code === 'NOT_FOUND') return 'lost';
  throw error;
}

const noteTaken = (running: Running, document: Document): Promise<void> =>
  inBatch(running, async (context) => {
    const happening = {
      type: 'document_downloaded',
      message: document.fileName,
      visibility: 'internal',
      entity: 'document',
      entityId: document._id,
    } as const;
    for (const one of happeningsOf('document', { ...document }, happening)) await writeHistory(context, one);
  });

/** The order in which documents came, those of one moment by their names. */
const placeOf = ({ createdAt, fileName, _id }: Document): string => [createdAt, fileName, _id].join(' ');

/** What any file system takes as a name. */
const fitting = (name: string): string => name.replace(/[\\/:*?"<>|\p{Cc}]/gu, '_').slice(-120);
