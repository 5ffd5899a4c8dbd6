import Warning from '@mui/icons-material/WarningAmberOutlined';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import { useWords } from '../../i18n/words';
import { Quiet } from '../../parts/words-in-line';
import type { SentDocument } from './document-upload';
import { formatSize } from '../../kinds/format';

/** A document on its way in: how much of it has left, or what keeps it. */
export function SendingDocument(props: {
  sent: SentDocument;
  /** What it waits for, in words, where it may wait. */
  waiting?: string;
  onRetry: () => void;
}) {
  const { sent, waiting, onRetry } = props;
  const { t, locale } = useWords();
  const { file, state, share, message } = sent;
  return (
    <Stack
      direction="row"
      aria-live="polite"
      sx={{
        flexBasis: '100%',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: '4px 10px',
        overflowWrap: 'anywhere',
      }}
    >
      {state === 'failed' && <Warning color="error" fontSize="small" />}
      <strong>{file.name}</strong>
      <Quiet>{formatSize(file.size, locale)}</Quiet>
      {state === 'sending' && (
        <LinearProgress
          aria-label={t('document.sendingFile', { name: file.name })}
          variant="determinate"
          value={share * 100}
          sx={{ width: 120 }}
        />
      )}
      <span>{message ?? (state === 'waiting' ? waiting : t('document.sending'))}</span>
      {state === 'failed' && (
        <Button variant="text" onClick={onRetry}>
          {t('document.retry')}
        </Button>
      )}
    </Stack>
  );
}
