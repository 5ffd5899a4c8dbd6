import { Confirm, useDataProvider, useNotify } from 'react-admin';
import { useMutation } from '@tanstack/react-query';
import { resourcePaths } from '../../data/resource-paths';
import { useTranslate } from '../../i18n/use-translate';
import { useFailure } from '../failure';
import { useFetchNotes } from './note-calls';

/** Takes a note away that one wrote and nobody has read yet. */
export function DeleteNote({ id, onClose }: { id: string; onClose: () => void }) {
  const t = useTranslate();
  const dataProvider = useDataProvider();
  const fetchNotes = useFetchNotes();
  const notify = useNotify();
  const explain = useFailure();
  const remove = useMutation({
    mutationFn: () => dataProvider.delete(resourcePaths.note, { id }).then(fetchNotes),
    onSuccess: () => notify(t('note.deleted'), { type: 'success' }),
    onError: (error) => notify(explain(error), { type: 'error' }),
    onSettled: onClose,
  });
  return (
    <Confirm
      isOpen
      loading={remove.isPending}
      title={t('note.deleteTitle')}
      content={t('note.deleteLead')}
      confirm={t('record.delete')}
      cancel={t('cancel')}
      confirmColor="warning"
      onConfirm={() => remove.mutate()}
      onClose={onClose}
    />
  );
}
