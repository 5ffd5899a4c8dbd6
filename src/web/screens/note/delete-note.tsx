import { useWriting } from '../../data/use-writing';
import { useTranslate } from '../../i18n/use-translate';
import { Sure } from '../../parts/sure';

/** Takes a note away that one wrote and nobody has read yet. */
export function DeleteNote({ id, onClose }: { id: string; onClose: () => void }) {
  const t = useTranslate();
  const { remove } = useWriting('note');
  return (
    <Sure
      grave
      title={t('note.deleteTitle')}
      lead={t('note.deleteLead')}
      confirm={t('record.delete')}
      work={async () => {
        await remove({ id });
        return t('note.deleted');
      }}
      onClose={onClose}
    />
  );
}
