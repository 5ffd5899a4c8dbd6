import { Icon } from '../../frame/icon';
import { useTranslate } from '../../i18n/use-translate';
import { mayWith, useFileRecord } from './file-record';

interface ThumbBarProps {
  readonly onMove: () => void;
  readonly onNote: () => void;
  readonly onReminder: () => void;
}

/** On a phone, what a person does most stands where the thumb is. */
export function ThumbBar({ onMove, onNote, onReminder }: ThumbBarProps) {
  const file = useFileRecord();
  const t = useTranslate();
  if (!mayWith(file, 'work')) return null;
  const moves = mayWith(file, 'changeStage') && (file.moves ?? []).length > 0;
  return (
    <div className="thumb-bar" role="group" aria-label={t('file.more')}>
      {moves && (
        <button type="button" className="button button-main" onClick={onMove}>
          <Icon name="move" /> {t('file.move.button')}
        </button>
      )}
      <button type="button" className="button" onClick={onNote}>
        <Icon name="note" /> {t('file.thumbNote')}
      </button>
      <button type="button" className="button" onClick={onReminder}>
        <Icon name="reminder" /> {t('file.thumbReminder')}
      </button>
    </div>
  );
}
