import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { Refusal } from '../../http/failures';
import { callCommand } from '../../http/call-command';
import { useFetchAgain } from '../../data/use-fetch-again';
import { useWriting } from '../../data/use-writing';
import { useIdentity } from '../../identity/identity-context';
import { sendDocument } from '../document/document-calls';
import { sendPhotos } from '../document/send-photos';
import { showHooked } from './hooked-sheets';
import { idOfPart } from './kept-recorded';
import type { Waiting, WaitingAttempt, WaitingSecured } from './kept-recorded';

const quiet = () => undefined;

/** Sends what somebody recorded in the field with all that belongs to it; each part once, however often and however late it is tried. */
export function useSendRecorded(): (one: Waiting) => Promise<void> {
  const { http } = useIdentity();
  const { create, change } = useWriting('attempt');
  const fetchAgain = useFetchAgain('attempt');

  const client = useQueryClient();
  const sendAttempt = useCallback(
    async (one: WaitingAttempt) => {
      const { key, attempt, photos } = one;
      const made = await create({ ...attempt, sendingId: key }, { idempotencyKey: key });
      if (attempt.outcome === 'secured') showHooked(client, one);
      const sent: string[] = [];
      for (const [index, photo] of photos.entries()) {
        const labels = { documentType: 'attempt_photo', sendingId: idOfPart(key, index) };
        const about = { fileIds: [attempt.fileId] };
        const { id } = await sendDocument(http, about, photo, labels, `${key}-${index}`, quiet);
        sent.push(id);
      }
      if (sent.length > 0) await change({ id: made.id, photos: null } as never, { photos: sent });
    },
    [change, client, create, http],
  );
  const sendSecured = useCallback(
    async ({ key, secured, views, signed }: WaitingSecured) => {
      const { fileId } = secured;
      const said = { ...secured, sendingId: key };
      await callCommand(http, 'recordSecured', said, { headers: { 'idempotency-key': key } });
      const parts = [
        ...views.map(
          (view, index) => () =>
            sendPhotos(
              http,
              fileId,
              [{ ...view, sendingId: idOfPart(key, index) }],
              quiet,
              `${key}-${index}`,
            ),
        ),
        ...signed.map((paper, index) => () => {
          const labels = {
            documentType: 'personal_effects_inventory',
            sendingId: idOfPart(key, views.length + index),
          };
          return sendDocument(http, { fileIds: [fileId] }, paper, labels, `${key}-s${index}`, quiet);
        }),
      ];
      const refused: Refusal[] = [];
      for (const send of parts)
        await send().catch((error: unknown) => {
          // One picture that the host does not take is no reason to lose the others.
          if (!(error instanceof Refusal) || error.status === 429 || error.status >= 500) throw error;
          refused.push(error);
        });
      await fetchAgain();
      if (refused[0]) throw refused[0];
    },
    [fetchAgain, http],
  );
  return useCallback(
    (one) => ('attempt' in one ? sendAttempt(one) : sendSecured(one)),
    [sendAttempt, sendSecured],
  );
}
