import { noonIn } from '#contract/placement/province-time';
import type { Db } from '../database/tables';
import type { Storage } from '../storage/storage';
import type { Calendar } from './demo-bundle';
import { demoComplianceDocuments } from './demo-compliance-documents';
import { keepPaper } from './demo-paper';
import type { Kept, Paper } from './demo-paper';
import { hasReport, keepsPapers } from './demo-papers-kept';
import { readSubjects } from './demo-papers-of';
import type { Subject } from './demo-papers-of';
import { photographedAt } from './demo-photographed';
import { provingPapers } from './demo-proving-papers';
import { demoSeizurePhotos } from './demo-seizure-photos';
import { demoSightings } from './demo-sightings';
import { statusPapers } from './demo-status-papers';
import { insertAll } from './insert-all';

const order: Paper = {
  documentType: 'repossession_authorization',
  visibility: 'client',
  by: 'lender',
  title: 'Repossession order',
  titleFr: 'Ordre de reprise de possession',
};
const agreement: Paper = {
  documentType: 'security_agreement',
  visibility: 'client',
  by: 'lender',
  title: 'Security agreement',
  titleFr: 'Contrat de sûreté',
};
const lease: Paper = {
  ...agreement,
  documentType: 'lease_agreement',
  title: 'Lease agreement',
  titleFr: 'Contrat de location',
};
const condition: Paper = {
  documentType: 'condition_report',
  visibility: 'client_and_vendor',
  by: 'agency',
  title: 'Condition report',
  titleFr: 'Rapport d’état',
};

/**
 * The documents of the demo, the same at every loading; their bytes are made here: the papers that files were placed with, what proves
 * what they say, what they came to their statuses by, what was sighted, what was secured, and what shows its companies' licences and
 * insurances. They are written down, and answered with their bytes, which `keepDemoDocuments` keeps.
 */
export async function seedDemoDocuments(db: Db, calendar: Calendar): Promise<readonly Kept[]> {
  const files = await readSubjects(db);
  const documents = [
    ...files.flatMap((file) => papersOf(file, calendar)),
    ...files.flatMap(provingPapers),
    ...files.flatMap(statusPapers),
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

/** What a file was placed with, on the days on which it says that they came, and now and then a report of how its unit was found. */
function papersOf(file: Subject, calendar: Calendar): Kept[] {
  const { contractType, contractOnFile, authorizationOnFile, photosComplete } = file;
  const on = (day: string): string => noonIn(file.state, day, new Date(calendar.momentAgo(0)));
  const paper = (one: Paper, key: string, day: string | null) =>
    day === null ? [] : [keepPaper(file, one, { key, kind: 'document', at: on(day) })];
  const contract = contractType.endsWith('lease') ? lease : agreement;
  return [
    ...(keepsPapers(file)
      ? [...paper(order, '0', authorizationOnFile), ...paper(contract, '1', contractOnFile)]
      : []),
    ...(hasReport(file) && photosComplete
      ? [
          keepPaper(file, condition, {
            ...{ key: '2', kind: 'picture' },
            at: photographedAt({ ...file, photosComplete }, calendar.momentAgo(0)),
          }),
        ]
      : []),
  ];
}
