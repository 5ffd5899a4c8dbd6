import { useWords } from '../../../i18n/words';
import { formatDate } from '../../../kinds/format';
import { FieldsDialog } from '../../../parts/fields-dialog';
import { Sure } from '../../../parts/sure';
import { useFileRecord } from '../file-record';
import { FileMoved } from '../opened-file';
import type { Asking } from '../head/flag-marks';
import { useSaveFile } from '../save-file';
import { InHandAlert } from './in-hand-alert';

/** The dialogs that set and release the marks of a file. */
export function FlagDialogs({ asking, onClose }: { asking: Asking; onClose: () => void }) {
  if (asking === 'hold') return <HoldDialog onClose={onClose} />;
  return <FlagConfirm asking={asking} onClose={onClose} />;
}

function HoldDialog({ onClose }: { onClose: () => void }) {
  const file = useFileRecord();
  const { t, locale } = useWords();
  const save = useSaveFile();
  return (
    <FieldsDialog
      title={t('file.holding.set')}
      lead={
        <>
          {t('fileBulk.holdLead')}
          <InHandAlert file={file} />
        </>
      }
      resource="file"
      asked={[{ path: 'holdReason', needed: true }, { path: 'holdUntil', needed: true }, 'holdNote']}
      values={{ holdReason: null, holdUntil: null, holdNote: null }}
      save={t('file.holding.save')}
      onSave={async (given) => {
        const saved = await save({ ...given, hold: true });
        if (saved?.holdUntil) return t('file.holding.done', { date: formatDate(saved.holdUntil, locale) });
        return onClose();
      }}
      onClose={onClose}
    >
      <FileMoved />
    </FieldsDialog>
  );
}

function FlagConfirm({ asking, onClose }: { asking: Exclude<Asking, 'hold'>; onClose: () => void }) {
  const { t } = useWords();
  const save = useSaveFile();
  const asks = {
    release: {
      title: t('file.holding.release'),
      lead: t('file.holding.releaseLead'),
      confirm: t('file.holding.releaseSave'),
      change: { hold: false },
      done: t('file.holding.released'),
    },
    rush: {
      title: t('file.rushing.set'),
      lead: t('file.rushing.setLead'),
      confirm: t('file.rushing.save'),
      change: { isRushFile: true },
      done: t('file.rushing.done'),
    },
    unrush: {
      title: t('file.rushing.unset'),
      lead: t('file.rushing.unsetLead'),
      confirm: t('file.rushing.unsetSave'),
      change: { isRushFile: false },
      done: t('file.rushing.undone'),
    },
  }[asking];
  return (
    <Sure
      title={asks.title}
      lead={asks.lead}
      confirm={asks.confirm}
      work={async () => ((await save(asks.change)) ? asks.done : undefined)}
      onClose={onClose}
    />
  );
}
