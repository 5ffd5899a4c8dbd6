import { documentCommands } from '#contract/commands/document';
import { mostPhotos } from '#contract/lifecycles/seizure-photos';
import { Problem } from '#contract/problems';
import type { ValueOf } from '#contract/vocabularies/index';
import type { Sentence } from '#contract/words/sentence';
import { sentence } from '#contract/words/sentence';
import { newId } from '../database/new-id';
import { kindByType } from '../documents/file-kinds';
import { fileDocument } from '../documents/file-document';
import { missingPhotos } from '../documents/missing-photos';
import { takeIn } from '../documents/take-in';
import type { TakenIn } from '../documents/take-in';
import { takeInPieces } from '../documents/take-in-pieces';
import { find } from '../records/find';
import { checkReferences } from '../records/references';
import { sentBefore } from '../records/sent-before';
import { contextWith } from '../request/context-with';
import type { RequestContext } from '../request/context';
import { inTransaction } from '../request/in-transaction';
import { readForm } from '../request/read-form';
import { readId } from '../request/read-id';
import { invalid } from '../rules/refuse';
import type { Handler } from './handler';

const { body: fields } = documentCommands.uploadSeizurePhotos;

/** A photo that came: what its bytes say, or why it is not taken. */
interface Photo {
  readonly id: string;
  readonly taken?: TakenIn;
  readonly why?: Sentence;
}

/**
 * Takes in the photos of a seizure, each for its slot: all of them or none. Where one is refused, each that is says why by its place, and
 * nothing of the others is kept. One that was sent before under its sender's own id is answered as it lies there.
 */
export const uploadSeizurePhotos: Handler<'uploadSeizurePhotos'> = async (context) => {
  const photos: Photo[] = [];
  let filed: readonly string[] = [];
  try {
    const form = await context.upload(
      async (file) => void photos.push(await look(context, (id) => takeIn(context, id, file))),
      mostPhotos,
    );
    for (const one of form.values.uploadIds ?? [])
      photos.push(await look(context, (id) => takeInPieces(context, id, one, 'uploadIds')));
    if (photos.length > mostPhotos) throw new Problem('TOO_LARGE');
    const draft = readForm(fields, form) as unknown as {
      fileId: string;
      slots: readonly ValueOf<'photoSlot'>[];
      sendingIds?: readonly string[] | null;
    };
    const sendingIds = (draft.sendingIds ?? []).map((one) => readId(one, 'sendingIds'));
    const taken = allTaken(photos, draft.slots.length);
    const sha256 = taken.map((one) => one.sha256);
    const asked = contextWith(context, { body: { form: form.values, sha256 } });
    const answer = await inTransaction(asked, async (context) => {
      await checkReferences(context, fields, { ...draft }, { of: 'document' });
      const data = [];
      for (const [at, one] of taken.entries()) {
        const sendingId = sendingIds[at] ?? null;
        const photo = {
          fileIds: [draft.fileId],
          documentType: 'seizure_photo',
          photoSlot: draft.slots[at] ?? null,
          sendingId,
        } as const;
        const before = await sentBefore(context, 'document', sendingId);
        const kept = before
          ? await find(context.db, 'document', before, context.caller)
          : await fileDocument(context, photos[at]?.id ?? '', photo as never, one);
        const { _id, fileName, photoSlot = null, scanStatus } = kept;
        data.push({ _id, fileName, photoSlot, scanStatus });
      }
      return { status: 201 as const, body: { data, missing: await missingPhotos(context.db, draft.fileId) } };
    });
    filed = answer.body.data.map(({ _id }) => _id);
    return answer;
  } finally {
    for (const { id } of photos) if (!filed.includes(id)) await context.app.storage.drop(id);
  }
};

async function look(context: RequestContext, taking: (id: string) => Promise<TakenIn>): Promise<Photo> {
  const id = newId(context.now.getTime());
  try {
    const taken = await taking(id);
    if (!kindByType(taken.mimeType)?.photo) return { id, why: sentence('documents.photosOnly') };
    return taken.scan.status === 'infected'
      ? { id, why: sentence('documents.virusFoundFileNotKept') }
      : { id, taken };
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    return { id, why: error.sentence };
  }
}

/** @throws Problem INVALID naming each photo that is not taken, none at all, or slots that are not one for each */
function allTaken(photos: readonly Photo[], slots: number): TakenIn[] {
  if (photos.length === 0) throw invalid('photos', sentence('values.required', { field: 'photos' }));
  const errors = Object.fromEntries(
    photos.flatMap(({ why }, at) => (why ? [[`photos.${at}`, why] as const] : [])),
  );
  const [message] = Object.values(errors);
  if (message) throw new Problem('INVALID', { message, errors });
  if (slots !== photos.length) throw invalid('slots', sentence('documents.slotForEachPhoto'));
  return photos.flatMap(({ taken }) => taken ?? []);
}
