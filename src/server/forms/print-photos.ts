import { buffer } from 'node:stream/consumers';
import { sql } from 'kysely';
import { formOf } from '#contract/forms/index';
import { Problem } from '#contract/problems';
import type { Recorded } from '#contract/resources/index';
import type { ValueOf } from '#contract/vocabularies/index';
import type { Input } from '../commands/handler';
import { checkUnaltered } from '../documents/read-unaltered';
import { printType, smallPicture } from '../documents/small-picture';
import { findWhere } from '../records/find';
import type { AppContext, RequestContext } from '../request/context';
import { readFormPhotos, showsPhotos } from './form-photos';
import type { FormPhotos } from './form-photos';

/** The photos of a form by their documents: each as a page takes it, or what stands in its way. */
export type PrintedPhotos = ReadonlyMap<string, string | Problem>;

/**
 * Draws the photos that a form shows as they stand on paper. It takes long and writes down what is altered, so it is done before the
 * file is held. `checked`: each is held to its fingerprint, also where it was drawn before.
 * @throws Problem NOT_READY where the store is away
 */
export async function printPhotos(
  { app, db, caller }: RequestContext,
  { formType, fileId }: Pick<Input<'generateForm'>, 'formType' | 'fileId'>,
  { checked }: { readonly checked: boolean },
): Promise<PrintedPhotos> {
  const form = formOf(formType);
  const printed = new Map<string, string | Problem>();
  if (!showsPhotos(form)) return printed;
  const [file] = await findWhere(db, 'file', sql`t._id = ${fileId}::uuid`, caller);
  const { shown } = file ? await readFormPhotos(db, form, file, caller) : { shown: [] };
  for (const document of shown) printed.set(document._id, await printPhoto(app, document, checked));
  return printed;
}

async function printPhoto(
  app: AppContext,
  document: Recorded<'document'>,
  checked: boolean,
): Promise<string | Problem> {
  try {
    // What is known to be amiss is looked at again: it may be as it was.
    if (checked || document.bytesFault !== null) await checkUnaltered(app, document);
    const { stream } = await smallPicture(app, document, 'print');
    return `data:${printType};base64,${(await buffer(stream)).toString('base64')}`;
  } catch (error) {
    if (error instanceof Problem && error.code !== 'NOT_READY') return error;
    throw error;
  }
}

const lackOf = ({ code }: Problem): ValueOf<'photoLack'> => (code === 'CONFLICT' ? 'not_drawn' : 'altered');

/** The photos of a form as far as they were drawn; of the others, why they are not. One that came in meanwhile is among the further ones. */
export function withPrinted(photos: FormPhotos, printed: PrintedPhotos): FormPhotos {
  const shown = photos.shown.filter(({ _id }) => typeof printed.get(_id) === 'string');
  const lacking = photos.shown.flatMap(({ _id, photoSlot }) => {
    const problem = printed.get(_id);
    return problem instanceof Problem && photoSlot ? [{ slot: photoSlot, lack: lackOf(problem) }] : [];
  });
  const unknown = photos.shown.filter(({ _id }) => !printed.has(_id)).length;
  return {
    shown,
    further: photos.further + unknown,
    lacking: [...lacking, ...photos.lacking],
  };
}

/** @throws Problem of the first photo whose bytes are not those that came in: nothing is made that leaves it out unsaid */
export function refuseAltered(printed: PrintedPhotos): void {
  for (const one of printed.values()) if (one instanceof Problem && lackOf(one) === 'altered') throw one;
}
