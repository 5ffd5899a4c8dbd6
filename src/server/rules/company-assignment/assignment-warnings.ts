import { sql } from 'kysely';
import type { Recorded } from '#contract/resources/index';
import { sentence } from '#contract/words/sentence';
import type { Sentence } from '#contract/words/sentence';
import type { RequestContext } from '../../request/context';
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
  ];
}
