import { useFetchAgain } from '../../data/use-fetch-again';
import { useTranslate } from '../../i18n/use-translate';
import { useIdentity } from '../../identity/identity-context';
import { FieldsDialog } from '../../parts/fields-dialog';

/** Posts a note to the client, with the text as the client is to read it. */
export function PostDialog({ note, onClose }: { note: { id: string; body: string }; onClose: () => void }) {
  const t = useTranslate();
  const { http } = useIdentity();
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
        await http.call('PATCH', `/note/postNoteToClient/${note.id}`, { body: { body } });
        await fetchNotes();
        return t('note.posted');
      }}
      onClose={onClose}
    />
  );
}
