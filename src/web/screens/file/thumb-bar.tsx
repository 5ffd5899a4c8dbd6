import { Icon } from '../../frame/icon';
import { mayWith, useFileRecord } from './file-record';
import { useFileTexts } from './file-texts';

interface ThumbBarProps {
  readonly onMove: () => void;
  readonly onNote: () => void;
  readonly onReminder: () => void;
}

/** On a phone, what a person does most stands where the thumb is. */
export function ThumbBar({ onMove, onNote, onReminder }: ThumbBarProps) {
  const file = useFileRecord();
  const texts = useFileTexts();
  if (!mayWith(file, 'work')) return null;
  const moves = mayWith(file, 'changeStage') && (file.moves ?? []).length > 0;
  return (
    <div className="thumb-bar" role="group" aria-label={texts.more}>
      {moves && (
        <button type="button" className="button button-main" onClick={onMove}>
          <Icon name="move" /> {texts.move.button}
        </button>
      )}
      <button type="button" className="button" onClick={onNote}>
        <Icon name="note" /> {texts.thumbNote}
      </button>
      <button type="button" className="button" onClick={onReminder}>
        <Icon name="reminder" /> {texts.thumbReminder}
      </button>
    </div>
  );
}
