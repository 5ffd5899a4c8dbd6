import { useFetchAgain } from '../../data/use-fetch-again';
import { useCommand } from '../../data/use-command';
import { useTranslate } from '../../i18n/use-translate';
import { FieldsDialog } from '../../parts/fields-dialog';

/** Posts a note to the client, with the text as the client is to read it. */
export function PostDialog({ note, onClose }: { note: { id: string; body: string }; onClose: () => void }) {
  const t = useTranslate();
  const postToClient = useCommand('postNoteToClient');
  const fetchNotes = useFetchAgain('note');
  return (
    <FieldsDialog
      wide
      title={t('note.postTitle')}
      lead={t('note.postLead')}
      resource="note"
      asked={[{ path: 'body', needed: true }]}
      values={{ body: note.body }}
      save={t('note.postSave')}
      onSave={async ({ body }) => {
        await postToClient({ id: note.id, body: String(body) });
        await fetchNotes();
        return t('note.posted');
      }}
      onClose={onClose}
    />
  );
}
