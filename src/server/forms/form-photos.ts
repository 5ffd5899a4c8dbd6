import { sql } from 'kysely';
import type { FormDeclaration } from '#contract/forms/form';
import { coversAll } from '#contract/lifecycles/document';
import { viewsWanted } from '#contract/lifecycles/seizure-photos';
import type { Recorded } from '#contract/resources/index';
import type { ValueOf } from '#contract/vocabularies/index';
import type { Db } from '../database/tables';
import { isDrawn } from '../documents/small-picture';
import { findWhere } from '../records/find';
import type { Caller } from '../request/caller';
import { readTerm } from '../rules/company/playbook-term';
import { shownTo } from './shown-to';

/** A view of the asset without a picture on a form, and why. */
export interface LackingPhoto {
  readonly slot: ValueOf<'photoSlot'>;
  readonly lack: ValueOf<'photoLack'>;
}

/** The photos that may stand on a form, in the order in which one walks around the asset. */
export interface FormPhotos {
  readonly shown: readonly Recorded<'document'>[];
  /** How many more there are of which all that is true too. */
  readonly further: number;
  readonly lacking: readonly LackingPhoto[];
}

/** More would make of a report an album, and a PDF that no mail takes. */
const mostPictures = 24;

export const noPhotos: FormPhotos = { shown: [], further: 0, lacking: [] };

/** Whether a form shows photos at all. */
export const showsPhotos = ({ reads }: FormDeclaration): boolean =>
  Object.values(reads).includes('photos.shown');

/**
 * Reads which photos of a file a form shows that somebody makes: the newest of each view of the asset, and every one of its damages, as
 * far as all to whom the form is shown may see that photo too. What is not the maker's to see is told to nobody, not even as lacking.
 */
export async function readFormPhotos(
  db: Db,
  form: FormDeclaration,
  file: Recorded<'file'>,
  caller: Caller,
): Promise<FormPhotos> {
  const readers = shownTo(form, caller);
  const photos = await findWhere(
    db,
    'document',
    sql`t."fileIds" && array[${file._id}::uuid] and t."photoSlot" is not null`,
    caller,
  );
  const newest = photos.sort((one, other) => (one._id < other._id ? 1 : -1));
  const shared = newest.filter(({ visibility }) => coversAll(visibility, readers));
  const usable = shared.filter(isDrawn);
  const slots = viewsWanted(file.assetType, await readTerm(db, file._id, 'photoList'));
  const chosen = slots.flatMap((slot) => {
    const ofSlot = usable.filter(({ photoSlot }) => photoSlot === slot);
    return slot === 'damage' ? ofSlot : ofSlot.slice(0, 1);
  });
  const shown = chosen.slice(0, mostPictures);
  const has = (of: readonly Recorded<'document'>[], slot: string): boolean =>
    of.some(({ photoSlot }) => photoSlot === slot);
  return {
    shown,
    further: usable.length - shown.length,
    lacking: slots
      .filter((slot) => !has(usable, slot))
      .map((slot) => ({
        slot,
        lack: has(shared, slot) ? 'not_drawn' : has(newest, slot) ? 'not_shared' : 'missing',
      })),
  };
}
