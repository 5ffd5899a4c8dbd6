import { useDataProvider, useNotify } from 'react-admin';
import { resources } from '#contract/resources/index';
import { resourcePaths } from '../../data/resource-paths';
import { useFetchAgain } from '../../data/use-fetch-again';
import { useTranslate } from '../../i18n/use-translate';
import { FieldsDialog } from '../../parts/fields-dialog';
import type { NoteRow } from '../file/notes/file-notes';

/** Corrects a note that nobody else has read yet. */
export function CorrectDialog({ note, onClose }: { note: NoteRow; onClose: () => void }) {
  const t = useTranslate();
  const dataProvider = useDataProvider();
  const fetchNotes = useFetchAgain('note');
  const notify = useNotify();
  return (
    <FieldsDialog
      wide
      title={t('note.correctTitle')}
      lead={t('note.correctLead')}
      resource="note"
      asked={[{ path: 'body', field: resources.note.fields.body, needed: true }]}
      record={note}
      values={{ body: note.body }}
      save={t('note.correctSave')}
      onSave={async ({ body }, opened) => {
        await dataProvider.update(resourcePaths.note, {
          id: note.id,
          data: { body },
          previousData: opened,
        });
        await fetchNotes();
        onClose();
        notify(t('note.corrected'), { type: 'success' });
      }}
      onClose={onClose}
    />
  );
}
