import type { ValueOf } from '#contract/vocabularies/index';
import type { Seeded } from './demo-bundle';
import { bytesOf } from './demo-document-bytes';
import { desksAt, leadOf } from './demo-desks';
import type { Desk } from './demo-desks';
import type { Subject } from './demo-papers-of';
import { seedId } from './seed-id';

/** Whose a paper is: who works the file, its lender, or the yard in which its unit lies. */
type Bringer = 'agency' | 'lender' | 'yard';

export interface Paper {
  readonly documentType: ValueOf<'documentType'>;
  readonly visibility: ValueOf<'documentVisibility'>;
  readonly by: Bringer;
  readonly title: string;
  /** What a house calls it that works in French. */
  readonly titleFr: string;
  readonly isStatutoryProof?: true;
}

/** When a paper came in, and what stands on it beside its title. `key`: which of the file’s papers it is. */
export interface Taken {
  readonly key: string;
  readonly kind: 'document' | 'picture';
  readonly at: string;
  readonly lines?: readonly string[];
}

export type Kept = { readonly row: Seeded<'document'>; readonly bytes: Buffer };

/** The document that a paper of a file is. */
export const paperId = (fileId: string, key: string): string => seedId('document', `${fileId} ${key}`);

/** A paper as its file keeps it, with its bytes. */
export function keepPaper(file: Subject, paper: Paper, { key, kind, at, lines = [] }: Taken): Kept {
  const { documentType, visibility, isStatutoryProof = false } = paper;
  const { companyId, userId, isFrench, originType } = bringerOf(file, paper.by);
  const title = isFrench ? paper.titleFr : paper.title;
  const { bytes, sha256, mimeType, ending } = bytesOf(kind, [`${title} ${file.ref}`, ...lines].join('\n'));
  return {
    bytes,
    row: {
      _id: paperId(file._id, key),
      fileIds: [file._id],
      fileName: `${plainly(title)}-${file.ref}.${ending}`,
      title,
      documentType,
      originType,
      mimeType,
      sizeBytes: bytes.length,
      sha256,
      visibility,
      postedToClient: false,
      uploadedByCompanyId: companyId,
      scanStatus: 'clean',
      isStatutoryProof,
      createdAt: at,
      createdBy: userId,
      updatedAt: at,
    },
  };
}

const plainly = (title: string): string =>
  title
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replaceAll(' ', '-');

interface From extends Pick<Desk, 'companyId' | 'userId' | 'isFrench'> {
  readonly originType: ValueOf<'originType'>;
}

function bringerOf({ agencyId, clientId, lender, lotCompanyId }: Subject, by: Bringer): From {
  const [yard] = by === 'yard' && lotCompanyId ? desksAt(lotCompanyId) : [];
  if (yard) return { ...yard, originType: 'vendor_upload' };
  const client = by === 'lender' ? desksAt(clientId).find(({ userId }) => userId === lender) : undefined;
  return client
    ? { ...client, originType: 'client_upload' }
    : { ...leadOf(agencyId), originType: 'agency_upload' };
}
