import { sql } from 'kysely';
import { shownBy } from '#contract/lifecycles/compliance';
import { choices } from '#contract/words/en/choices';
import type { ValueOf } from '#contract/vocabularies/index';
import { operatingAgency } from '../database/operating-agency';
import type { Db } from '../database/tables';
import type { Calendar, Seeded } from './demo-bundle';
import { bytesOf } from './demo-document-bytes';
import { seedId } from './seed-id';

interface Held {
  readonly documentId: string;
  readonly type: ValueOf<'complianceType'>;
  readonly number: string;
  readonly state: ValueOf<'province'> | null;
  readonly companyId: string;
  readonly companyName: string;
  readonly agencyId: string;
}

/** The documents that show the licences and insurances of the demo's companies, each with its company. */
export async function demoComplianceDocuments(
  db: Db,
  calendar: Calendar,
): Promise<{ row: Seeded<'document'>; bytes: Buffer }[]> {
  const { rows } = await sql<Held>`
    select l."documentId", l.type, l.number, l.state, c._id "companyId", c."companyName", ${operatingAgency} "agencyId"
    from company c
    cross join lateral jsonb_to_recordset(c.compliance) l("documentId" uuid, type text, number text, state text)
    where l."documentId" is not null order by l."documentId"`.execute(db);
  const at = calendar.momentAgo(200);
  return rows.map(({ documentId, type, number, state, companyId, companyName, agencyId }) => {
    const title = [`${choices.complianceType[type]} ${number}`, state].filter(Boolean).join(', ');
    const { bytes, sha256, mimeType, ending } = bytesOf('document', `${title}\n${companyName}`);
    return {
      bytes,
      row: {
        _id: documentId,
        fileIds: [],
        companyId,
        fileName: `${title.toLowerCase().replace(/[^a-z0-9]+/g, '-')}.${ending}`,
        title,
        documentType: shownBy[type],
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
