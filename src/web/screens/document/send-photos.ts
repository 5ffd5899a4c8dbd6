import type { ValueOf } from '#contract/vocabularies/index';
import { callCommand } from '../../http/call-command';
import { isSpecifiedAlone } from '../../http/capabilities';
import type { Http } from '../../http/http';
import type { Sending } from '../../http/send-form';
import { fileInPieces, goesInPieces } from './file-in-pieces';

interface SentPhoto {
  readonly photo: File;
  readonly slot: ValueOf<'photoSlot'>;
  /** Its sender's own id of it, of all that are sent together or of none. */
  readonly sendingId?: string;
}

/** Photos as they are sent, each with what it shows. `onShare` hears how much is on its way, from 0 to 1; `key`: by it they come in once, however often they are sent. */
export async function sendPhotos(
  http: Http,
  fileId: string,
  photos: readonly SentPhoto[],
  onShare: (share: number) => void,
  key: string = crypto.randomUUID(),
): Promise<void> {
  const files = photos.map(({ photo }) => photo);
  const sendingIds = photos.flatMap(({ sendingId }) => sendingId ?? []);
  const slots = photos.map(({ slot }) => slot);
  const sent = { fileId, slots, ...(sendingIds.length > 0 && { sendingIds }) };
  const headers = { 'idempotency-key': key };
  const onSent = ({ sent, total }: Sending) => onShare(total > 0 ? sent / total : 0);
  await (files.some(goesInPieces) && !(await isSpecifiedAlone(http))
    ? fileInPieces(http, files, { onSent }, (uploadIds) =>
        callCommand(
          http,
          'uploadSeizurePhotos',
          { ...sent, uploadIds: [...uploadIds] },
          { file: null, headers },
        ),
      )
    : callCommand(http, 'uploadSeizurePhotos', sent, { files, headers, onSent }));
}
