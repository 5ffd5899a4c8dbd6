import { sql } from 'kysely';
import { missingLicence } from '#contract/lifecycles/seizure-licence';
import type { Recorded } from '#contract/resources/index';
import { choices } from '#contract/words/en/choices';
import { sentence } from '#contract/words/sentence';
import type { Sentence } from '#contract/words/sentence';
import type { RequestContext } from '../../request/context';
import { asShown } from '../file/proving-documents';
import { readSurroundings } from '../file/surroundings';

/** Which licence a company lacks to go out for a file where it lies, and what it holds of the kind, in a sentence. */
export async function whyUnlicensed(
  { db, now }: Pick<RequestContext, 'db' | 'now'>,
  { companyId, fileId }: Pick<Recorded<'companyAssignment'>, 'companyId' | 'fileId'>,
): Promise<Sentence | undefined> {
  const file = await db.selectFrom('file').selectAll().where('_id', '=', fileId).executeTakeFirst();
  const company = await db
    .selectFrom('company')
    .select(['companyName', 'activityType'])
    .select(
      asShown(sql`compliance`)
        .$castTo<Recorded<'company'>['compliance']>()
        .as('compliance'),
    )
    .where('_id', '=', companyId)
    .executeTakeFirst();
  const missing = file && company && missingLicence(company, file, await readSurroundings(db, file, now));
  if (!missing) return undefined;
  const said = {
    company: company.companyName,
    province: file.state,
    licence: choices.complianceType[missing.licence],
  };
  if (missing.isNotShown) return sentence('network.licenceNotShown', said);
  if (missing.endedOn) return sentence('network.licenceEnded', { ...said, day: missing.endedOn });
  const [elsewhere] = missing.elsewhere;
  if (elsewhere) return sentence('network.licenceElsewhere', { ...said, elsewhere });
  return sentence('network.holdsNoLicence', said);
}
