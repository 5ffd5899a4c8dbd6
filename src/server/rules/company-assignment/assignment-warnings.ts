import { sql } from 'kysely';
import type { Recorded } from '#contract/resources/index';
import { seizingTypes } from '#contract/lifecycles/assignment';
import { lawWarnings } from '#contract/lifecycles/law-warnings';
import { todayIn } from '#contract/placement/province-time';
import { sentence } from '#contract/words/sentence';
import type { Sentence } from '#contract/words/sentence';
import type { RequestContext } from '../../request/context';
import { readClockBasis } from '../file/read-clocks';
import { whyUnlicensed } from './why-unlicensed';

/** What is worth a second look before a company goes out for a file, though nothing forbids it. */
export async function warningsOf(
  { db, now }: Pick<RequestContext, 'db' | 'now'>,
  assignment: Pick<Recorded<'companyAssignment'>, 'companyId' | 'fileId'>,
): Promise<Sentence[]> {
  const { rows } = await sql<{ companyName: string; serves: boolean; conflicts: boolean; province: string }>`
    select c."companyName", f.state province, f.state = any(c."statesServed") serves,
      c."activityType" = 'bailiff' and f.state = 'ON' and exists (
        select from jsonb_array_elements(c.compliance) p where p->>'type' = 'collection_licence' and coalesce(p->>'state', 'ON') = 'ON') conflicts
    from company c, file f where c._id = ${assignment.companyId}::uuid and f._id = ${assignment.fileId}::uuid`.execute(
    db,
  );
  const [row] = rows;
  const unlicensed = await whyUnlicensed({ db, now }, assignment);
  return [
    ...(unlicensed ? [unlicensed] : []),
    ...(row && !row.serves
      ? [sentence('network.doesNotListAmongPlaces', { company: row.companyName, province: row.province })]
      : []),
    ...(row?.conflicts
      ? [sentence('network.holdsCollectionLicenceOntarioBailiff', { company: row.companyName })]
      : []),
    ...(await warningsOfLaw({ db, now }, assignment)),
  ];
}

// Only who takes the asset has to do with what the law asks of a seizure.
async function warningsOfLaw(
  { db, now }: Pick<RequestContext, 'db' | 'now'>,
  { companyId, fileId }: Pick<Recorded<'companyAssignment'>, 'companyId' | 'fileId'>,
): Promise<Sentence[]> {
  const file = await db
    .selectFrom('file as f')
    .innerJoin('company as c', (join) => join.on('c._id', '=', companyId))
    .select(['f._id', 'f.state', 'f.debtorType', 'f.contractType', 'f.assetType', 'f.assignmentType'])
    .select(['f.onReserve', 'f.amountPaidRatio', 'c.activityType'])
    .where('f._id', '=', fileId)
    .executeTakeFirst();
  if (!file || !seizingTypes.includes(file.activityType)) return [];
  const { rules } = await readClockBasis(db, file);
  return lawWarnings(file, rules, todayIn(file.state, now));
}
