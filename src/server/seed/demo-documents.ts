import { sql } from 'kysely';
import { isHandedBack } from '#contract/lifecycles/handed-back';
import type { StatusName } from '#contract/lifecycles/status-row';
import type { ValueOf } from '#contract/vocabularies/index';
import type { Db, Sql } from '../database/tables';
import type { Storage } from '../storage/storage';
import type { Calendar, Seeded } from './demo-bundle';
import { insertAll } from './insert-all';
import { seedId } from './seed-id';
import { bytesOf } from './demo-document-bytes';
import { demoComplianceDocuments } from './demo-compliance-documents';
import { demoSeizurePhotos } from './demo-seizure-photos';
import { demoSightings } from './demo-sightings';

interface Subject {
  readonly _id: string;
  readonly ref: string;
  readonly clientId: string;
  readonly agencyId: string;
  readonly lender: string | null;
  readonly status: StatusName;
  readonly previousStatus: StatusName | null;
  /** When the file came to its last status on the road, and from there to its closing; `null` for one that did not. */
  readonly toLast: string | null;
  readonly toClosing: string | null;
}

interface Paper {
  readonly documentType: ValueOf<'documentType'>;
  readonly visibility: ValueOf<'documentVisibility'>;
  readonly by: 'agency' | 'lender';
  readonly title: string;
}

type Kept = { readonly row: Seeded<'document'>; readonly bytes: Buffer };

const supervisor = seedId('user', 'supervisor@demo.example');

/** One file in so many has documents: enough to show, quick to load. */
const withDocuments = 8;

const documents = [
  {
    documentType: 'repossession_authorization',
    visibility: 'client',
    by: 'lender',
    title: 'Repossession order',
  },
  { documentType: 'security_agreement', visibility: 'client', by: 'lender', title: 'Security agreement' },
  {
    documentType: 'condition_report',
    visibility: 'client_and_vendor',
    by: 'agency',
    title: 'Condition report',
  },
] as const satisfies readonly Paper[];

/** What came back signed for a unit that went back. */
const release: Paper = {
  documentType: 'release_authorization',
  visibility: 'client',
  by: 'agency',
  title: 'Signed release',
};

/** What its lender writes of a contract that stands again. */
const letter: Paper = {
  documentType: 'reinstatement_letter',
  visibility: 'client',
  by: 'lender',
  title: 'Reinstatement letter',
};

/** Documents on some of the demo files, what units went back by, what was sighted, what was secured, and what shows its companies' licences and insurances, the same at every loading; their bytes are made here. */
export async function seedDemoDocuments(db: Db, storage: Storage, calendar: Calendar): Promise<void> {
  const files = await subjects(db);
  const documents = [
    ...files.flatMap((file, index) => (index % withDocuments === 0 ? documentsOf(file, calendar) : [])),
    ...files.flatMap(wentBackBy),
    ...(await demoSightings(db)),
    ...(await demoSeizurePhotos(db, calendar)),
    ...(await demoComplianceDocuments(db, calendar)),
  ];
  await insertAll(
    db,
    'document',
    documents.map(({ row }) => row),
    calendar.momentAgo(0),
  );
  for (let from = 0; from < documents.length; from += 32)
    await Promise.all(
      documents.slice(from, from + 32).map(({ row, bytes }) => storage.write(row._id, bytes)),
    );
}

const cameTo = (status: Sql): Sql => sql`(select max(h.at) from history h where h."fileId" = f._id
  and h.changes @> jsonb_build_array(jsonb_build_object('field', 'status', 'after', ${status}::text)))`;

async function subjects(db: Db): Promise<Subject[]> {
  const { rows } = await sql<Subject>`
    select f._id, f.ref, f."clientId", f."agencyId", f.status, f."previousStatus",
      ${cameTo(sql`f."previousStatus"`)} "toLast", ${cameTo(sql`'close_checklist'`)} "toClosing",
      (select u._id from "user" u join role r on r._id = u."roleId" where u."companyId" = f."clientId"
        and r.key in ('lender_user', 'lender_supervisor') order by r.key desc, u.email limit 1) lender
    from file f where f."deletedAt" is null order by f.ref`.execute(db);
  return rows;
}

function documentsOf(file: Subject, calendar: Calendar): Kept[] {
  return documents.map((paper, index) =>
    keep(file, paper, {
      key: String(index),
      kind: index === 2 ? 'picture' : 'document',
      at: calendar.momentAgo(20 - index),
    }),
  );
}

/** What a unit of a file that was closed went back by: its signed release, and its lender’s letter where the contract stands again. */
function wentBackBy(file: Subject): Kept[] {
  const { toLast, toClosing, previousStatus } = file;
  if (!toLast || !toClosing) return [];
  if (!isHandedBack(file)) return [];
  const signed = keep(file, release, { key: 'release', kind: 'document', at: toClosing });
  return previousStatus === 'reinstated'
    ? [keep(file, letter, { key: 'letter', kind: 'document', at: toLast }), signed]
    : [signed];
}

function keep(
  file: Subject,
  { documentType, visibility, by, title }: Paper,
  { key, kind, at }: { readonly key: string; readonly kind: 'document' | 'picture'; readonly at: string },
): Kept {
  const { bytes, sha256, mimeType, ending } = bytesOf(kind, `${title} ${file.ref}`);
  const isLender = by === 'lender' && file.lender !== null;
  return {
    bytes,
    row: {
      _id: seedId('document', `${file._id} ${key}`),
      fileIds: [file._id],
      fileName: `${title.toLowerCase().replaceAll(' ', '-')}-${file.ref}.${ending}`,
      title,
      documentType,
      originType: isLender ? 'client_upload' : 'agency_upload',
      mimeType,
      sizeBytes: bytes.length,
      sha256,
      visibility,
      postedToClient: false,
      uploadedByCompanyId: isLender ? file.clientId : file.agencyId,
      scanStatus: 'clean',
      isStatutoryProof: false,
      createdAt: at,
      createdBy: isLender ? file.lender : supervisor,
      updatedAt: at,
    },
  };
}
