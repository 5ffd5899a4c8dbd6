import { sql } from 'kysely';
import type { Db } from '../database/tables';
import type { Seeded } from './demo-bundle';
import { bytesOf } from './demo-document-bytes';
import { companyAt } from './demo-desks';
import { seedId } from './seed-id';

interface Sighting {
  readonly attemptId: string;
  readonly fileId: string;
  readonly ref: string;
  readonly at: string;
  readonly agentUserId: string;
  readonly companyId: string;
}

/** The photo of each asset of the demo that is, or was last, where somebody sighted it; its attempt names it from then on. */
export async function demoSightings(db: Db): Promise<{ row: Seeded<'document'>; bytes: Buffer }[]> {
  const { rows } = await sql<Sighting>`
    select distinct on (f._id) a._id "attemptId", f._id "fileId", f.ref, a.at, a."agentUserId", a."companyId"
    from file f join attempt a on a."fileId" = f._id and a.outcome = 'sighted'
    where 'asset_sighted' in (f.status, f."previousStatus") order by f._id, a.at desc`.execute(db);
  const photos = rows.map((sighting) => photoOf(sighting));
  for (const { attemptId, fileId } of rows)
    await db
      .updateTable('attempt')
      .set({ photos: [idOf(fileId)] })
      .where('_id', '=', attemptId)
      .execute();
  return photos;
}

const idOf = (fileId: string): string => seedId('document', `${fileId} sighted`);

function photoOf({ fileId, ref, at, agentUserId, companyId }: Sighting): {
  row: Seeded<'document'>;
  bytes: Buffer;
} {
  const { bytes, sha256, mimeType, ending } = bytesOf('picture', `Sighted ${ref}`);
  return {
    bytes,
    row: {
      _id: idOf(fileId),
      fileIds: [fileId],
      fileName: `sighted-${ref}.${ending}`,
      title: companyAt(companyId)?.language === 'fr' ? 'Bien aperçu' : 'Asset sighted',
      documentType: 'attempt_photo',
      originType: 'field_app',
      mimeType,
      sizeBytes: bytes.length,
      sha256,
      visibility: 'internal',
      postedToClient: false,
      uploadedByCompanyId: companyId,
      scanStatus: 'clean',
      isStatutoryProof: false,
      createdAt: at,
      createdBy: agentUserId,
      updatedAt: at,
    },
  };
}
