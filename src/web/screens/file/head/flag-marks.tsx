import BoltOutlined from '@mui/icons-material/BoltOutlined';
import LockOutlined from '@mui/icons-material/LockOutlined';
import PauseOutlined from '@mui/icons-material/PauseOutlined';
import { useWords } from '../../../i18n/words';
import { formatDate } from '../../../kinds/format';
import { Sign } from '../../../parts/sign';
import { mayWith, useFileRecord } from '../file-record';

export type Asking = 'hold' | 'release' | 'rush' | 'unrush';

/** The marks that a file carries, each a word and a shape; whoever may changes them there. */
export function FlagMarks({ onAsk }: { onAsk: (asking: Asking) => void }) {
  const file = useFileRecord();
  const { t, choice, locale } = useWords();
  const until = file.holdUntil ? t('file.holding.until', { date: formatDate(file.holdUntil, locale) }) : '';
  const why = file.holdReason ? choice('holdReason', file.holdReason) : '';
  const asks = (may: boolean, asking: Asking) => may && { onClick: () => onAsk(asking) };
  return (
    <>
      {file.hold && (
        <Sign
          tone="warn"
          icon={<PauseOutlined />}
          title={[why, until].filter(Boolean).join(' · ')}
          {...asks(mayWith(file, 'releaseHold'), 'release')}
        >
          {[t('file.hold'), why].filter(Boolean).join(' · ')}
        </Sign>
      )}
      {file.isRushFile && (
        <Sign tone="bad" icon={<BoltOutlined />} {...asks(mayWith(file, 'edit') && !file.closed, 'unrush')}>
          {t('file.rush')}
        </Sign>
      )}
      {file.closed && <Sign icon={<LockOutlined />}>{t('file.closed')}</Sign>}
    </>
  );
}
