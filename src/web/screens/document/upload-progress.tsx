import MuiLink from '@mui/material/Link';
import Button from '@mui/material/Button';
import { Quiet } from '../../parts/words-in-line';
import { Icon } from '../../frame/icon';
import { useTranslate } from '../../i18n/use-translate';
import { useWords } from '../../i18n/words';
import { sizeText } from './size-text';
import type { Sent, UploadQueue } from './upload-queue';

/** What becomes of each file that is sent in. */
export function UploadProgress({ queue }: { queue: UploadQueue }) {
  const t = useTranslate();
  const { locale } = useWords();
  const said = ({ state, share = 0, file }: Sent) => {
    if (state === 'failed') return '';
    if (state !== 'sending') return state === 'done' ? t('document.done') : t('document.waiting');
    if (share === 1) return t('document.checking');
    return t('document.sentOf', {
      sent: sizeText(share * file.size, locale),
      total: sizeText(file.size, locale),
    });
  };
  const busy = queue.sent.some(({ state }) => state === 'waiting' || state === 'sending');
  if (queue.sent.length === 0) return null;
  return (
    <section className="upload-queue" aria-label={t('document.queue')} aria-live="polite">
      <ul>
        {queue.sent.map((one) => (
          <li key={one.key} className={`upload upload-${one.state}`}>
            <Icon name={one.state === 'done' ? 'check' : one.state === 'failed' ? 'alert' : 'import'} />
            <span className="upload-name">{one.file.name}</span>
            {one.state === 'sending' && (
              <progress
                aria-label={t('document.sendingFile', { name: one.file.name })}
                value={one.share ?? 0}
              />
            )}
            <Quiet style={{ fontVariantNumeric: 'tabular-nums' }}>{one.message ?? said(one)}</Quiet>
            {one.state === 'failed' && (
              <MuiLink component="button" color="primary" type="button" onClick={() => queue.retry(one)}>
                {t('document.retry')}
              </MuiLink>
            )}
          </li>
        ))}
      </ul>
      {!busy && <Button onClick={queue.clear}>{t('document.hideQueue')}</Button>}
    </section>
  );
}
