import { sql } from 'kysely';
import { arePhotosComplete } from '#contract/lifecycles/seizure-photos';
import type { PhotoStanding } from '#contract/lifecycles/seizure-photos';
import { todayIn } from '#contract/placement/province-time';
import type { Recorded } from '#contract/resources/index';
import type { Sql } from '../../database/tables';
import { setSilentlyOfEach } from '../../records/set-silently';
import type { TransactionContext } from '../../request/context';
import { filesWithTerms } from '../company/playbook-term';
import { photographed, photosAskedFor } from './photographed';
import { isWhole } from './proving-documents';
import { readSurroundings } from './surroundings';

type File = Recorded<'file'>;
type Photographed = Pick<File, '_id' | 'version' | 'state' | 'assetType' | 'checks'> & PhotoStanding;

/** The checks of a file that say the day on which its photos were complete; nothing where they say what is so. */
function restated(file: Photographed, now: Date): File['checks'] | undefined {
  const { checks, assetType, state } = file;
  const isComplete = arePhotosComplete(assetType, file);
  if (isComplete === (checks?.photosComplete != null)) return undefined;
  return { ...(checks ?? {}), photosComplete: isComplete ? todayIn(state, now) : null } as File['checks'];
}

/**
 * Says anew of open files `f` since when their photos are complete: after photos came or went, and where their client asks for others. It is
 * no one's word, so the version of a file stays. Of a file that is closed it stays as it was.
 */
export async function restatePhotos({ db, now }: TransactionContext, which: Sql): Promise<void> {
  const { rows } = await sql<Photographed>`
    select f._id, f.version, f.state, f."assetType", f.checks, ${photosAskedFor}, shown.*
    from ${filesWithTerms} cross join lateral (select ${photographed} from document d
      where d."fileIds" && array[f._id] and ${isWhole}) shown
    where not f.closed and f."deletedAt" is null and ${which}`.execute(db);
  const changed = rows.flatMap((file) => {
    const checks = restated(file, now);
    return checks ? [{ _id: file._id, version: file.version, checks }] : [];
  });
  if (changed.length > 0) await setSilentlyOfEach(db, 'file', ['checks'], changed);
}

/** The same of a file that comes to be of another type, or of another client, as it will be written. */
export async function recalculatedPhotos(
  { db, now }: TransactionContext,
  before: File,
  after: File,
): Promise<Partial<File>> {
  const isSame = (['assetType', 'clientId', 'clientOfficeId'] as const).every(
    (field) => before[field] === after[field],
  );
  if (isSame || after.closed) return {};
  const checks = restated({ ...after, ...(await readSurroundings(db, after, now)) }, now);
  return checks ? { checks } : {};
}
