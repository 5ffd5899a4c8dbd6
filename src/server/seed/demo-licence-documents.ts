import { sql } from 'kysely';
import { seizureLicences } from '#contract/lifecycles/seizure-licence';
import { choices } from '#contract/words/en/choices';
import type { ValueOf } from '#contract/vocabularies/index';
import type { Db } from '../database/tables';
import type { Calendar, Seeded } from './demo-bundle';
import { bytesOf } from './demo-document-bytes';
import { seedId } from './seed-id';

interface Held {
  readonly documentId: string;
  readonly type: ValueOf<'complianceType'>;
  readonly number: string;
  readonly state: ValueOf<'province'>;
  readonly companyName: string;
  readonly fileId: string;
  readonly agencyId: string;
}

/** The licences with which companies of the demo seize, each on a file that it went out for, or else on one where it may. */
export async function demoLicenceDocuments(
  db: Db,
  calendar: Calendar,
): Promise<{ row: Seeded<'document'>; bytes: Buffer }[]> {
  const { rows } = await sql<Held>`
    select l."documentId", l.type, l.number, l.state, c."companyName", f._id "fileId", f."agencyId"
    from company c
    cross join lateral jsonb_to_recordset(c.compliance) l("documentId" uuid, type text, number text, state text)
    cross join lateral (select f._id, f."agencyId" from file f where f."deletedAt" is null
      order by c._id = any(f."assignedCompanies") desc nulls last, f.state = l.state desc, f.ref limit 1) f
    where l.type = any(${seizureLicences}::text[]) order by l."documentId"`.execute(db);
  const at = calendar.momentAgo(200);
  return rows.map(({ documentId, type, number, state, companyName, fileId, agencyId }) => {
    const title = `${choices.complianceType[type]} ${number}, ${state}`;
    const { bytes, sha256, mimeType, ending } = bytesOf('document', `${title}\n${companyName}`);
    return {
      bytes,
      row: {
        _id: documentId,
        fileIds: [fileId],
        fileName: `${title.toLowerCase().replace(/[^a-z0-9]+/g, '-')}.${ending}`,
        title,
        documentType: 'vendor_licence',
        originType: 'agency_upload',
        mimeType,
        sizeBytes: bytes.length,
        sha256,
        visibility: 'internal',
        postedToClient: false,
        uploadedByCompanyId: agencyId,
        scanStatus: 'clean',
        isStatutoryProof: false,
        createdAt: at,
        createdBy: seedId('user', 'supervisor@demo.example'),
        updatedAt: at,
      },
    };
  });
}
