import Check from '@mui/icons-material/Check';
import FileUpload from '@mui/icons-material/FileUploadOutlined';
import WarningAmber from '@mui/icons-material/WarningAmberOutlined';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import { useWords } from '../../i18n/words';
import { FramedLines } from '../../parts/framed-lines';
import { Quiet } from '../../parts/words-in-line';
import type { Sent, UploadQueue } from './upload-queue';
import { formatSize } from '../../kinds/format';

const Upload = styled('li')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 10px',
  padding: '8px 12px',
  fontSize: theme.typography.body2.fontSize,
  overflowWrap: 'anywhere',
  '& strong': { fontWeight: 550 },
  '& + &': { borderTop: `1px solid ${theme.vars?.palette.divider}` },
}));

const icons = {
  waiting: <FileUpload color="action" />,
  sending: <FileUpload color="action" />,
  done: <Check color="success" />,
  failed: <WarningAmber color="error" />,
} as const;

/** What becomes of each file that is sent in. */
export function UploadProgress({ queue }: { queue: UploadQueue }) {
  const { t, locale } = useWords();
  const said = ({ state, share = 0, file }: Sent) => {
    if (state === 'failed') return '';
    if (state !== 'sending') return state === 'done' ? t('document.done') : t('document.waiting');
    if (share === 1) return t('document.checking');
    return t('document.sentOf', {
      sent: formatSize(share * file.size, locale),
      total: formatSize(file.size, locale),
    });
  };
  const busy = queue.sent.some(({ state }) => state === 'waiting' || state === 'sending');
  if (queue.sent.length === 0) return null;
  return (
    <Stack
      component="section"
      aria-label={t('document.queue')}
      aria-live="polite"
      sx={{ alignItems: 'flex-end', gap: 1, mb: 1.5 }}
    >
      <FramedLines style={{ width: '100%' }}>
        {queue.sent.map((one) => (
          <Upload key={one.key}>
            {icons[one.state]}
            <strong>{one.file.name}</strong>
            {one.state === 'sending' && (
              <LinearProgress
                aria-label={t('document.sendingFile', { name: one.file.name })}
                variant="determinate"
                value={(one.share ?? 0) * 100}
                sx={{ width: 160 }}
              />
            )}
            <Quiet style={{ fontVariantNumeric: 'tabular-nums' }}>{one.message ?? said(one)}</Quiet>
            {one.state !== 'done' && (
              <Button
                size="small"
                variant="text"
                color="inherit"
                aria-label={t('document.cancelFile', { name: one.file.name })}
                onClick={() => queue.cancel(one)}
              >
                {t('document.cancel')}
              </Button>
            )}
            {one.state === 'failed' && (
              <Button size="small" variant="text" onClick={() => queue.retry(one)}>
                {t('document.retry')}
              </Button>
            )}
          </Upload>
        ))}
      </FramedLines>
      {!busy && <Button onClick={queue.clear}>{t('document.hideQueue')}</Button>}
    </Stack>
  );
}
