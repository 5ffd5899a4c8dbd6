import type { ValueOf } from '#contract/vocabularies/index';
import { callCommand } from '../../http/call-command';
import type { Http } from '../../http/http';

/** Photos as they are sent, each with what it shows. `onShare` hears how much is on its way, from 0 to 1; `key`: by it they come in once, however often they are sent. */
export async function sendPhotos(
  http: Http,
  fileId: string,
  photos: readonly { readonly photo: File; readonly slot: ValueOf<'photoSlot'> }[],
  onShare: (share: number) => void,
  key: string = crypto.randomUUID(),
): Promise<void> {
  await callCommand(
    http,
    'uploadSeizurePhotos',
    { fileId, slots: photos.map(({ slot }) => slot) },
    {
      files: photos.map(({ photo }) => photo),
      headers: { 'idempotency-key': key },
      onSent: ({ sent, total }) => onShare(total > 0 ? sent / total : 0),
    },
  );
}
