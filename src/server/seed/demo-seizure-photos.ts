import { sql } from 'kysely';
import { viewsWanted } from '#contract/lifecycles/seizure-photos';
import type { ValueOf } from '#contract/vocabularies/index';
import type { Db } from '../database/tables';
import type { Calendar, Seeded } from './demo-bundle';
import { bytesOf } from './demo-document-bytes';
import { cameTo } from './demo-papers-of';
import { photographedAt } from './demo-photographed';
import type { Photographed } from './demo-photographed';
import { seedId } from './seed-id';

interface Secured extends Photographed {
  readonly fileId: string;
  readonly ref: string;
  readonly assetType: ValueOf<'assetType'>;
  readonly companyId: string;
  readonly userId: string;
}

type Kept = { readonly row: Seeded<'document'>; readonly bytes: Buffer };

/** The photos of each unit of the demo that was secured: every view, by who took it, on the day on which the file says that they were complete. */
export async function demoSeizurePhotos(db: Db, calendar: Calendar): Promise<Kept[]> {
  const { rows } = await sql<Secured>`
    select f._id "fileId", f.ref, f.state, f."assetType", f.checks ->> 'photosComplete' "photosComplete",
      (f.recovery ->> 'onHookAt')::timestamptz "onHookAt", ${cameTo(sql`'secured_complete'`)} "describedAt",
      coalesce((f.recovery ->> 'vendorCompanyId')::uuid, f."agencyId") "companyId",
      coalesce((select a."agentUserId" from attempt a where a."fileId" = f._id and a.outcome = 'secured' limit 1), ${seedId('user', 'supervisor@demo.example')}::uuid) "userId"
    from file f where f.checks ->> 'photosComplete' is not null and f."deletedAt" is null`.execute(db);
  return rows.flatMap((file) =>
    viewsWanted(file.assetType, null).map((view) => photoOf(file, view, calendar)),
  );
}

function photoOf(
  { fileId, ref, companyId, userId, ...taken }: Secured,
  photoSlot: ValueOf<'photoSlot'>,
  calendar: Calendar,
): Kept {
  const { bytes, sha256, mimeType, ending } = bytesOf('picture', `${photoSlot} ${ref}`);
  const at = photographedAt(taken, calendar.momentAgo(0));
  return {
    bytes,
    row: {
      _id: seedId('document', `${fileId} ${photoSlot}`),
      fileIds: [fileId],
      fileName: `${photoSlot.replaceAll('_', '-')}-${ref}.${ending}`,
      documentType: 'seizure_photo',
      photoSlot,
      originType: 'field_app',
      mimeType,
      sizeBytes: bytes.length,
      sha256,
      visibility: 'client_and_vendor',
      postedToClient: false,
      uploadedByCompanyId: companyId,
      scanStatus: 'clean',
      isStatutoryProof: false,
      createdAt: at,
      createdBy: userId,
      updatedAt: at,
    },
  };
}
