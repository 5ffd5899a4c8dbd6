import { sql } from 'kysely';
import { viewsWanted } from '#contract/lifecycles/seizure-photos';
import type { PhotoStanding } from '#contract/lifecycles/seizure-photos';
import type { ValueOf } from '#contract/vocabularies/index';
import type { Db } from '../database/tables';
import { filesWithTerms } from '../rules/company/playbook-term';
import { photographed, photosAskedFor } from '../rules/file/photographed';
import { hasCome } from '../rules/file/proving-documents';

/** The views of a file's asset that no photo on the file shows yet; one that waits for the virus scan has come, one whose bytes are damaged has not. */
export async function missingPhotos(db: Db, fileId: string): Promise<ValueOf<'photoSlot'>[]> {
  const { rows } = await sql<PhotoStanding & { readonly assetType: ValueOf<'assetType'> }>`
    select f."assetType", ${photosAskedFor}, shown.*
    from ${filesWithTerms} cross join lateral (select ${photographed} from document d
      where d."fileIds" && array[f._id] and ${hasCome}) shown
    where f._id = ${fileId}::uuid`.execute(db);
  return rows.flatMap(({ assetType, photoList, photoSlots }) =>
    viewsWanted(assetType, photoList).filter((view) => !photoSlots.includes(view)),
  );
}
