import { useWords } from '../../../i18n/words';
import { formatDate } from '../../../kinds/format';
import { Icon } from '../../../frame/icon';
import { useTranslate } from '../../../i18n/use-translate';
import { mayWith, useFileRecord } from '../file-record';

export type Asking = 'hold' | 'release' | 'rush' | 'unrush';

/** The marks that a file carries, each a word and a shape; whoever may changes them there. */
export function FlagMarks({ onAsk }: { onAsk: (asking: Asking) => void }) {
  const file = useFileRecord();
  const { choice, locale } = useWords();
  const t = useTranslate();
  const until = file.holdUntil ? t('file.holding.until', { date: formatDate(file.holdUntil, locale) }) : '';
  const why = file.holdReason ? choice('holdReason', file.holdReason) : '';
  return (
    <>
      {file.hold && (
        <MarkChip
          className="flag flag-hold"
          title={[why, until].filter(Boolean).join(' · ')}
          onAsk={mayWith(file, 'releaseHold') ? () => onAsk('release') : undefined}
        >
          <Icon name="hold" />
          {t('file.hold')}
          {why && <span className="flag-more">{why}</span>}
        </MarkChip>
      )}
      {file.isRushFile && (
        <MarkChip
          className="flag flag-rush"
          onAsk={mayWith(file, 'edit') && !file.closed ? () => onAsk('unrush') : undefined}
        >
          <Icon name="rush" />
          {t('file.rush')}
        </MarkChip>
      )}
      {file.closed && (
        <span className="flag flag-closed">
          <Icon name="lock" />
          {t('file.closed')}
        </span>
      )}
    </>
  );
}

function MarkChip(props: {
  className: string;
  title?: string;
  onAsk: (() => void) | undefined;
  children: React.ReactNode;
}) {
  const { className, title, onAsk, children } = props;
  return onAsk ? (
    <button type="button" className={className} title={title} onClick={onAsk}>
      {children}
    </button>
  ) : (
    <span className={className} title={title}>
      {children}
    </span>
  );
}
