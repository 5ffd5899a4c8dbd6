import { sql } from 'kysely';
import { isHandedBack } from '#contract/lifecycles/handed-back';
import type { StatusName } from '#contract/lifecycles/status-row';
import { noonIn } from '#contract/placement/province-time';
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
  readonly state: ValueOf<'province'>;
  readonly closed: boolean;
  readonly contractType: ValueOf<'contractType'>;
  /** The days from which the file says that these lie on it. */
  readonly contractOnFile: string | null;
  readonly authorizationOnFile: string | null;
  readonly photosComplete: string | null;
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

/** One closed file in so many has its papers, and one unit in so many a report on its condition: enough to show, quick to load. */
const withPapers = 8;

const order: Paper = {
  documentType: 'repossession_authorization',
  visibility: 'client',
  by: 'lender',
  title: 'Repossession order',
};
const agreement: Paper = {
  documentType: 'security_agreement',
  visibility: 'client',
  by: 'lender',
  title: 'Security agreement',
};
const lease: Paper = { ...agreement, documentType: 'lease_agreement', title: 'Lease agreement' };
const condition: Paper = {
  documentType: 'condition_report',
  visibility: 'client_and_vendor',
  by: 'agency',
  title: 'Condition report',
};

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

/**
 * The documents of the demo, the same at every loading; their bytes are made here: the papers that files were placed with, what units went back
 * by, what was sighted, what was secured, and what shows its companies' licences and insurances. They are written down, and answered with their
 * bytes, which `keepDemoDocuments` keeps.
 */
export async function seedDemoDocuments(db: Db, calendar: Calendar): Promise<readonly Kept[]> {
  const files = await subjects(db);
  const documents = [
    ...files.flatMap((file, index) => papersOf(file, index, calendar)),
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
  return documents;
}

/** Keeps the bytes of documents, some at a time. */
export async function keepDemoDocuments(storage: Storage, documents: readonly Kept[]): Promise<void> {
  for (let from = 0; from < documents.length; from += atOnce)
    await Promise.all(
      documents.slice(from, from + atOnce).map(({ row, bytes }) => storage.write(row._id, bytes)),
    );
}

const atOnce = 32;

const cameTo = (status: Sql): Sql => sql`(select max(h.at) from history h where h."fileId" = f._id
  and h.changes @> jsonb_build_array(jsonb_build_object('field', 'status', 'after', ${status}::text)))`;

async function subjects(db: Db): Promise<Subject[]> {
  const { rows } = await sql<Subject>`
    select f._id, f.ref, f."clientId", f."agencyId", f.state, f.status, f."previousStatus", f.closed, f."contractType",
      f.checks ->> 'contractOnFile' "contractOnFile", f.checks ->> 'authorizationOnFile' "authorizationOnFile",
      f.checks ->> 'photosComplete' "photosComplete",
      ${cameTo(sql`f."previousStatus"`)} "toLast", ${cameTo(sql`'close_checklist'`)} "toClosing",
      (select u._id from "user" u join role r on r._id = u."roleId" where u."companyId" = f."clientId"
        and r.key in ('lender_user', 'lender_supervisor') order by r.key desc, u.email limit 1) lender
    from file f where f."deletedAt" is null order by f.ref`.execute(db);
  return rows;
}

/** What a file was placed with, on the days on which it says that they came, and now and then a report of how its unit was found. */
function papersOf(file: Subject, index: number, calendar: Calendar): Kept[] {
  const { closed, contractType, contractOnFile, authorizationOnFile, photosComplete } = file;
  const isChosen = index % withPapers === 0;
  const on = (day: string): string => noonIn(file.state, day, new Date(calendar.momentAgo(0)));
  const paper = (one: Paper, key: string, day: string | null, kind: 'document' | 'picture' = 'document') =>
    day === null ? [] : [keep(file, one, { key, kind, at: on(day) })];
  const contract = contractType.endsWith('lease') ? lease : agreement;
  return [
    ...(!closed || isChosen
      ? [...paper(order, '0', authorizationOnFile), ...paper(contract, '1', contractOnFile)]
      : []),
    ...(isChosen ? paper(condition, '2', photosComplete, 'picture') : []),
  ];
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
