import { sql } from 'kysely';
import { photoSlotsOf } from '#contract/lifecycles/seizure-photos';
import type { ValueOf } from '#contract/vocabularies/index';
import type { Db } from '../database/tables';
import { hasCome } from '../rules/file/proving-documents';

/** The slots of a file's asset that no photo on the file stands for yet; one that waits for the virus scan has come, one whose bytes are damaged has not. */
export async function missingPhotos(db: Db, fileId: string): Promise<ValueOf<'photoSlot'>[]> {
  const { rows } = await sql<{ assetType: ValueOf<'assetType'>; held: readonly string[] }>`
    select f."assetType", array(select distinct d."photoSlot" from document d where d."fileIds" && array[f._id]
      and d."photoSlot" is not null and ${hasCome}) held
    from file f where f._id = ${fileId}::uuid`.execute(db);
  const [found] = rows;
  return found ? photoSlotsOf(found.assetType).filter((slot) => !found.held.includes(slot)) : [];
}
