import { sql } from 'kysely';
import type { Recorded } from '#contract/resources/index';
import type { TransactionContext } from '../../request/context';
import { restatePhotos } from '../file/photos-complete';

type Document = Recorded<'document'>;

const isPhoto = ({ documentType }: Document): boolean => documentType === 'seizure_photo';

/** What follows on its files from a photo of a seizure that came, or that went. */
export async function photosCame(context: TransactionContext, document: Document): Promise<void> {
  if (isPhoto(document)) await restatePhotos(context, sql`f._id = any(${[...document.fileIds]}::uuid[])`);
}

/** The same of one that is said to show something else, that the scanner passed, or whose bytes were found altered. */
export async function photosChanged(
  context: TransactionContext,
  before: Document,
  after: Document,
): Promise<void> {
  await photosCame(context, isPhoto(before) ? before : after);
}
